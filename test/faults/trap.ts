/**
 * Loaded into threads of tests before the real module: certain texts end or block the parser. A blocked
 * thread waits forever without using CPU.
 */
const nothing = new Int32Array(new SharedArrayBuffer(4))
const parse = JSON.parse
JSON.parse = (text: string, ...more: [Parameters<typeof parse>[1]?]) => {
  if (text.includes('TRAVA')) for (;;) Atomics.wait(nothing, 0, 0, 50)
  if (text.includes('ENCHE')) {
    // Numbers fill the heap fastest, because the garbage collector need not trace them.
    for (const all: number[][] = []; ; ) all.push(new Array(100_000).fill(0.5))
  }
  return parse(text, ...more)
}
