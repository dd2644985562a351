// The program `cvl`: finds the command, runs it, and says by its exit status how that went.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// A reader that goes away is a write error like any other, not the end of the process.
signal(SIGPIPE, SIG_IGN)

let console = Console()
let status = Program(console: console).run(Array(CommandLine.arguments.dropFirst()))
exit(console.finish(with: status).rawValue)
