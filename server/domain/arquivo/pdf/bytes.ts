/** Lookup tables of byte classes in PDF syntax. */
const table = (test: (char: string) => boolean): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, code) => Number(test(String.fromCharCode(code))))

export const isAlphanumeric = table((char) => /[A-Za-z0-9]/.test(char))
export const isDigit = table((char) => /\d/.test(char))
export const isSpace = table((char) => '\0\t\n\f\r '.includes(char))
/** Bytes that end a name or keyword: white space and delimiters. */
export const endsWord = table((char) => '\0\t\n\f\r ()<>[]{}/%'.includes(char))

/** The value of a hexadecimal digit, or 255. */
export const hexValue = Uint8Array.from({ length: 256 }, (_, code) => {
  const char = String.fromCharCode(code)
  return /[0-9A-Fa-f]/.test(char) ? Number.parseInt(char, 16) : 255
})

export const byteOf = (char: string) => char.charCodeAt(0)

const percent = byteOf('%')
const newline = byteOf('\n')
const carriage = byteOf('\r')

/** The position after white space and comments, at most `bound`. */
export function skipSpace(bytes: Uint8Array, from: number, bound = bytes.length): number {
  let at = from
  for (; at < bound; at++) {
    const byte = bytes[at]!
    if (isSpace[byte]) continue
    if (byte !== percent) return at
    while (at < bound && bytes[at] !== newline && bytes[at] !== carriage) at++
  }
  return bound
}

/** Whether the bytes at a position are this word. */
export function standsAt(bytes: Uint8Array, at: number, word: string): boolean {
  for (let letter = 0; letter < word.length; letter++) {
    if (bytes[at + letter] !== word.charCodeAt(letter)) return false
  }
  return true
}
