/** A bank's result for one payment. */
export interface Word {
  /** Code in columns 231-232. */
  codigo: '00' | 'AM' | 'BD'
  /** The bank returns a number that is not ours. */
  unknown?: boolean
}

const put = (line: string, from: number, text: string): string =>
  line.slice(0, from - 1) + text + line.slice(from - 1 + text.length)

/** The bank's return to a file, with a result for each payment by position. */
export function returnTo(file: Uint8Array, wordOf: (nth: number) => Word): Buffer {
  let nth = 0
  const lines = Buffer.from(file).toString('latin1').split('\r\n').slice(0, -1)
  const answered = lines.map((line, at) => {
    if (at === 0) return put(line, 143, '2')
    const isPayment = line[7] === '3' && line[13] === 'A'
    return isPayment ? withWord(line, wordOf(nth++)) : line
  })
  return Buffer.from(answered.map((line) => `${line}\r\n`).join(''), 'latin1')
}

/** Repeats the requested day and amount, also for refused payments. */
function withWord(line: string, { codigo, unknown }: Word): string {
  const said = put(put(line, 155, line.slice(93, 101) + line.slice(119, 134)), 231, codigo.padEnd(10))
  return unknown ? put(said, 74, '999999999999'.padEnd(20)) : said
}
