/** A place where a line may end, which is not drawn. */
export const mayBreak = '\u200b'

/** Letters, or anything else without a place to break, that stay together: longer than words are. */
const longestWord = 60
/** Letters between the places to break of what is longer. */
const stride = 10
/** Spaces beside each other, and accents on one letter; more of them are left out. */
const most = { spaces: 20, marks: 8 }
/** What takes no room on a line. */
const isMark = /^[\p{M}\p{Cf}]$/u

/**
 * A text whose drawing takes time in proportion to its length. The library that draws measures what is left of a word that
 * is wider than a line again for each line, and everything on one line together, so that long words get places to break,
 * and what fills no line is limited.
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
    // A line may end behind spaces.
    if (spaces > 0 && !isSpace) together = 0
    spaces = isSpace ? spaces + 1 : 0
    marks = isMark.test(letter) ? marks + 1 : 0
    const left = spaces > most.spaces || marks > most.marks
    // A letter keeps its accents.
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
