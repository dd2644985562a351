// Plays scripts through the wasm module and compares every byte with what the host says: with the
// files of the conformance suite, and with the program itself.
//
//     node .ci/check-web.mjs MODULE PROGRAM

import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, readdirSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"

const [modulePath, program] = process.argv.slice(2)
const started = performance.now()
const module = new WebAssembly.Module(readFileSync(modulePath))
assert.deepEqual(WebAssembly.Module.imports(module), [], "the module must import nothing")
const web = new WebAssembly.Instance(module, {}).exports
const bytesOf = (text) => new TextEncoder().encode(text)

// Calls an export with texts or bytes as pairs of address and length, then with numbers.
function call(name, data, ...numbers) {
  const pairs = data.flatMap((bytes) => {
    const at = web.cvl_alloc(bytes.length)
    assert.notEqual(at, 0, `no memory for ${bytes.length} bytes`)
    new Uint8Array(web.memory.buffer, at, bytes.length).set(bytes)
    return [at, bytes.length]
  })
  const status = web[name](...pairs, ...numbers)
  for (let k = 0; k < pairs.length; k += 2) web.cvl_free(pairs[k])
  return status
}

function part(number) {
  const length = web.cvl_result_length(number)
  return Buffer.from(Buffer.from(web.memory.buffer, web.cvl_result(number), length))
}

const formatNumber = (name) => call("cvl_format", [bytesOf(name)])
const run = (script, format) => call("cvl_run", [script], formatNumber(format))

let checks = 0
let failures = 0
function compare(what, found, expected) {
  checks += 1
  if (Buffer.compare(Buffer.from(found), Buffer.from(expected)) === 0) return
  failures += 1
  console.log(`not the same: ${what}`)
  const left = Buffer.from(expected).toString().split("\n")
  const right = Buffer.from(found).toString().split("\n")
  const at = left.findIndex((line, k) => line !== right[k])
  console.log(`  line ${at + 1}`)
  console.log(`  host ${JSON.stringify(left[at])}`)
  console.log(`  web  ${JSON.stringify(right[at])}`)
}

// ---- The conformance suite ---------------------------------------------------------------------

const suite = "Tests/Conformance"
const formats = { csv: ["csv"], json: ["json"], svg: ["svg"], table: ["txt", "table"] }

function filesBelow(folder, isWanted) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path, isWanted) : isWanted(path) ? [path] : []
    })
}

let skipped = 0
const isScript = (path) => path.endsWith(".cvl") && !basename(path).startsWith("_")
const scripts = [
  ...filesBelow(suite, isScript).map((path) => [path, dirname(path)]),
  ...filesBelow("scripts", isScript).map((path) => [path, join(suite, dirname(path))]),
]
for (const [path, folder] of scripts) {
  const script = readFileSync(path)
  const text = script.toString("latin1")
  // Options are for the program alone; links and folders are the file system's matter.
  if (/^\/\/ options: /m.test(text) || /\b(use|from)\s+"/.test(text)) {
    skipped += 1
    continue
  }
  const name = basename(path)
  const stem = join(folder, name.slice(0, -".cvl".length))
  call("cvl_name", [bytesOf(name)])
  if (existsSync(stem + ".expected")) {
    run(script, "table")
    const said = Buffer.concat([part(0), part(1)])
    call("cvl_test", [script])
    compare(path, Buffer.concat([said, part(0)]), readFileSync(stem + ".expected"))
  }
  for (const [format, endings] of Object.entries(formats)) {
    for (const ending of endings.filter((ending) => existsSync(`${stem}.${ending}`))) {
      run(script, format)
      compare(`${path} as ${ending}`, part(2), readFileSync(`${stem}.${ending}`))
    }
  }
}

// ---- The program -------------------------------------------------------------------------------

call("cvl_name", [bytesOf("scripts/ring.cvl")])
const ring = readFileSync("scripts/ring.cvl")
for (const format of ["table", "json", "csv"]) {
  const host = spawnSync(program, ["run", "--format", format, "scripts/ring.cvl"])
  assert.equal(host.status, 0, String(host.stderr))
  assert.equal(run(ring, format), 0)
  compare(`scripts/ring.cvl as ${format}`, part(2), host.stdout)
}

// ---- What no script may do ---------------------------------------------------------------------

const nested = (depth) => bytesOf(`print ${"(".repeat(depth)}1${")".repeat(depth)}`)
const said = () => Buffer.concat([part(0), part(1)]).toString()
for (const depth of [200, 254, 255, 256, 257, 100_000]) {
  const host = spawnSync(program, ["run", "-"], { input: nested(depth) })
  call("cvl_name", [bytesOf("standard input")])
  assert.equal(run(nested(depth), "table"), host.status, `${depth} parentheses: ${said()}`)
  checks += 1
}
for (const script of [
  "[".repeat(100_000), "-".repeat(100_000) + "1", "print " + "!".repeat(100_000) + "true",
  "layout a { item { " + "if true { ".repeat(100_000), "print " + '"\\('.repeat(100_000),
  "print 1" + " + 1".repeat(100_000), "print 1" + " ^ 1".repeat(100_000),
  "print " + "true ? ".repeat(100_000) + "1", "/*".repeat(100_000), "\0\xff", "",
]) {
  const status = run(Buffer.from(script, "latin1"), "json")
  assert.ok([0, 1, 3].includes(status), script.slice(0, 40))
  checks += 1
}

// Addresses and lengths that make no sense are refused, not read.
const at = web.cvl_alloc(8)
for (const [address, length] of [
  [0, 4], [at, 9], [at + 4, 5], [at - 1, 1], [at, -1], [at, 0x7fffffff], [-1, 1], [at + 8, 1],
  [at + 9, 0],
]) {
  assert.equal(web.cvl_run(address, length, 0), 2, `${address}, ${length}`)
  assert.equal(web.cvl_check(address, length), 2)
  assert.equal(web.cvl_name(address, length), 2)
  checks += 1
}
for (const format of [-1, 4, 0x7fffffff]) assert.equal(web.cvl_run(at, 0, format), 2)
for (const number of [-1, 3, 0x7fffffff]) {
  assert.equal(web.cvl_result(number), 0)
  assert.equal(web.cvl_result_length(number), 0)
}
for (const length of [-1, 0x7fffffff, -0x80000000]) assert.equal(web.cvl_alloc(length), 0)
for (const address of [0, at + 1, -1, at, at]) web.cvl_free(address)
assert.equal(web.cvl_run(at, 8, 0), 2, "a block that was given back is not read")

// Files that the page gives are found, others are missing.
call("cvl_file", [bytesOf("data.csv"), bytesOf("a\n1\n2\n")])
assert.equal(run(bytesOf('items from "data.csv"\nprint count'), "table"), 0, said())
assert.equal(part(0).toString(), "2\n")
assert.equal(run(bytesOf('items from "other.csv"'), "table"), 1)
web.cvl_forget_files()
assert.equal(run(bytesOf('items from "data.csv"'), "table"), 1)

// Playing again takes no more memory.
for (let k = 0; k < 20; k += 1) run(ring, "svg")
const before = web.memory.buffer.byteLength
for (let k = 0; k < 200; k += 1) run(ring, "svg")
const grown = web.memory.buffer.byteLength - before
assert.equal(grown, 0, `${grown} bytes more after 200 runs`)

const seconds = ((performance.now() - started) / 1000).toFixed(1)
const counts = `${scripts.length - skipped} scripts, ${checks} comparisons, ${failures} differences`
console.log(`${counts}, ${skipped} scripts left out for their files or options, ${seconds} s`)
if (failures > 0) process.exit(1)
