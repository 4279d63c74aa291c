/** Longer values are described by their approximate length. */
const longest = 24
const sizes = [50, 100, 200, 500, 1_000] as const
/** Up to this length, letters of a word are shown one by one: codes are short, names are not. */
const word = 3

/**
 * Shape of a value without its content: `99.999-999`. Values with the same error mostly share a shape, so
 * there are few of them.
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
