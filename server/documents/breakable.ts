/** Zero-width space: allows a line break and is not drawn. */
export const mayBreak = '\u200b'

/** Maximum characters without a break opportunity. */
const longestWord = 60
/** Distance of the breaks inside a longer word. */
const stride = 10
/** Maximum consecutive spaces, and combining marks on one letter; more are dropped. */
const most = { spaces: 20, marks: 8 }
/** Characters without width. */
const isMark = /^[\p{M}\p{Cf}]$/u

/**
 * Bounds the time to draw a text to linear in its length. The PDF library measures the rest of a word that is
 * wider than a line again for each line, and a whole line at once: long words get break opportunities, and
 * characters that fill no line are limited.
 */
export function breakable(text: string): string {
  if (text.length <= longestWord) return text
  const parts: string[] = []
  let begin = 0
  let at = 0
  let together = 0
  let spaces = 0
  let marks = 0
  const cut = () => parts.push(text.slice(begin, at))
  for (const letter of text) {
    const isSpace = letter === ' ' || letter === '\n'
    // A line may break after spaces.
    if (spaces > 0 && !isSpace) together = 0
    spaces = isSpace ? spaces + 1 : 0
    marks = isMark.test(letter) ? marks + 1 : 0
    const left = spaces > most.spaces || marks > most.marks
    // A break never separates a letter from its combining marks.
    if (left || (together >= longestWord && marks === 0)) {
      cut()
      if (!left) parts.push(mayBreak)
      begin = left ? at + letter.length : at
      if (!left) together = longestWord - stride
    }
    if (!left) together++
    at += letter.length
  }
  cut()
  return parts.join('')
}
