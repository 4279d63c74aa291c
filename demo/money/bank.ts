/** What a bank says of one payment of a file. */
export interface Word {
  /** Its code in columns 231-232. */
  codigo: '00' | 'AM' | 'BD'
  /** The bank tells a number that nobody gave it. */
  unknown?: boolean
}

const put = (line: string, from: number, text: string): string =>
  line.slice(0, from - 1) + text + line.slice(from - 1 + text.length)

/** The return of a bank to a file that it was sent: each payment with what it says of it, by its place in the file. */
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

/** Day and amount as they were asked for; what was refused carries them too. */
function withWord(line: string, { codigo, unknown }: Word): string {
  const said = put(put(line, 155, line.slice(93, 101) + line.slice(119, 134)), 231, codigo.padEnd(10))
  return unknown ? put(said, 74, '999999999999'.padEnd(20)) : said
}
