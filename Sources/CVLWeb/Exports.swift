// What a page can call. The page writes a script into memory that it has asked for, has it played,
// and reads the result from where it is told:
//
//     const at = cvl_alloc(bytes.length)
//     new Uint8Array(memory.buffer, at, bytes.length).set(bytes)
//     const status = cvl_run(at, bytes.length, 0)
//     cvl_free(at)
//     const svg = new Uint8Array(memory.buffer, cvl_result(2), cvl_result_length(2))
//
// A status is what the program would exit with: 0 for success, 1 for errors in the script, 2 for a
// call that makes no sense, 3 for a limit. A result has three parts, some of them empty: 0 is what the
// script printed, 1 what was wrong with it, 2 what is on screen. It stays until the next call that
// makes one.

/// The one page that calls; a module of wasm has one thread.
private nonisolated(unsafe) let page = Page()

// MARK: Memory

/// Memory for the page to write to, or 0 if there is none.
@_expose(wasm, "cvl_alloc") @c(cvl_alloc)
public func alloc(_ length: Int) -> UnsafeMutablePointer<UInt8>? { page.memory.allocate(length) }

/// Gives memory back; what `cvl_alloc` has not given is left alone.
@_expose(wasm, "cvl_free") @c(cvl_free)
public func free(_ pointer: UnsafeMutablePointer<UInt8>?) { page.memory.free(pointer) }

// MARK: Before a script

/// Sets the name of the scripts to come, for their problems.
@_expose(wasm, "cvl_name") @c(cvl_name)
public func setName(_ pointer: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  guard let name = page.memory.bytes(pointer, length) else { return Page.misuse }
  page.name = String(decoding: name, as: UTF8.self)
  return Page.success
}

/// Adds a file that scripts can use; its path is relative to the script.
@_expose(wasm, "cvl_file") @c(cvl_file)
public func addFile(
  _ path: UnsafePointer<UInt8>?,
  _ pathLength: Int,
  _ pointer: UnsafePointer<UInt8>?,
  _ length: Int
) -> Int32 {
  guard let path = page.memory.bytes(path, pathLength),
    let bytes = page.memory.bytes(pointer, length)
  else { return Page.misuse }
  page.files.append(PageFile(path: path, bytes: bytes))
  return Page.success
}

/// Forgets all files.
@_expose(wasm, "cvl_forget_files") @c(cvl_forget_files)
public func forgetFiles() { page.files = [] }

/// The number of a format by its name (`table`, `json`, `csv`, `svg`), or -1.
@_expose(wasm, "cvl_format") @c(cvl_format)
public func formatNumber(_ pointer: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  page.memory.bytes(pointer, length).map { Page.format($0) } ?? -1
}

// MARK: Scripts

/// Plays a script and writes what is visible at its end in a format.
@_expose(wasm, "cvl_run") @c(cvl_run)
public func run(_ pointer: UnsafePointer<UInt8>?, _ length: Int, _ format: Int32) -> Int32 {
  page.run(page.memory.bytes(pointer, length), format: format)
}

/// Checks a script without playing it.
@_expose(wasm, "cvl_check") @c(cvl_check)
public func check(_ pointer: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  page.check(page.memory.bytes(pointer, length))
}

/// Runs the tests of a script.
///
/// Part 0 is then a line for each `test` block with what it printed and what was wrong, part 1 what
/// was wrong with the statements at the top.
@_expose(wasm, "cvl_test") @c(cvl_test)
public func test(_ pointer: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  page.test(page.memory.bytes(pointer, length))
}

// MARK: Results

/// Where a part of the result is.
@_expose(wasm, "cvl_result") @c(cvl_result)
public func result(_ part: Int32) -> UnsafePointer<UInt8>? { page.result.pointer(part) }

/// How many bytes a part of the result has.
@_expose(wasm, "cvl_result_length") @c(cvl_result_length)
public func resultLength(_ part: Int32) -> Int { page.result.length(part) }

/// The status of the last call that made a result.
@_expose(wasm, "cvl_status") @c(cvl_status)
public func status() -> Int32 { page.status }
