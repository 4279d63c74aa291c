/** Longer values are told by about how long they are. */
const longest = 24
const sizes = [50, 100, 200, 500, 1_000] as const
/** Letters of a word are told one by one up to so many: a code has few, a name or an address many. */
const word = 3

/**
 * What a value looks like, and never what it says: `99.999-999`. Values that went wrong in the same way look alike, so that
 * there are few shapes, however many values there are.
 */
export function shapeOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) return 'lista'
  if (typeof value === 'object') return 'objeto'
  if (typeof value === 'boolean') return 'lógico'
  const text = String(value)
  if (text.length > longest) return sizeOf(text.length)
  return text
    .replace(/\p{N}/gu, '9')
    .replace(/\p{L}+/gu, (letters) => (letters.length > word ? 'a…' : 'a'.repeat(letters.length)))
    .replace(/\p{C}/gu, '?')
}

function sizeOf(length: number): string {
  const most = sizes.find((one) => length <= one)
  return most === undefined ? `mais de ${sizes.at(-1)} caracteres` : `até ${most} caracteres`
}
