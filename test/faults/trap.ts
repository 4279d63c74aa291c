/**
 * Loaded by the threads of tests before the real one: some texts end or stop whoever parses them. Who is stopped never
 * hears of anything again, but leaves the processor to the others.
 */
const nothing = new Int32Array(new SharedArrayBuffer(4))
const parse = JSON.parse
JSON.parse = (text: string, ...more: [Parameters<typeof parse>[1]?]) => {
  if (text.includes('TRAVA')) for (;;) Atomics.wait(nothing, 0, 0, 50)
  if (text.includes('ENCHE')) {
    // Numbers fill it soonest: nobody has to look at each of them to know that it is still needed.
    for (const all: number[][] = []; ; ) all.push(new Array(100_000).fill(0.5))
  }
  return parse(text, ...more)
}
