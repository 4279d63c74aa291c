const words = new Map<string, string>()
const patterns = new Map<string, { pattern: RegExp; said: string }>()

const say = (word: string): string => words.get(word) ?? word

/** From now on these words are said so. */
export function learn(more: Readonly<Record<string, string>>): void {
  for (const [word, said] of Object.entries(more)) {
    words.set(word, said)
    if (/\{\d\}/.test(word)) patterns.set(word, { pattern: patternOf(word), said })
  }
}

const escaped = (plain: string) => plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (sentence: string) =>
  new RegExp(
    `^${sentence
      .split(/\{\d\}/)
      .map(escaped)
      .join('(.+)')}$`,
    'u',
  )

/** A sentence that the platform made, with what it saw in it. */
export function tell(sentence: string): string {
  if (words.has(sentence)) return say(sentence)
  for (const { pattern, said } of patterns.values()) {
    const seen = pattern.exec(sentence)
    if (seen) return said.replace(/\{(\d)\}/g, (_, at: string) => say(seen[Number(at)]!))
  }
  return sentence
}

/**
 * Why something was done, as a history keeps it. What people typed stays as it is: only whole sentences of the platform
 * itself are said otherwise, in which nothing but numbers differs, and what banks say by their codes.
 */
export function tellReason(reason: string): string {
  const numbers = reason.match(/\d+/g) ?? []
  const said = reason.endsWith('.') && words.get(reason.replace(/\d+/g, '#'))
  if (said) return said.replaceAll('#', () => numbers.shift() ?? '')
  return reason
    .split(/(?<=\.) (?=[A-Z\d]{2}: )/)
    .map(tellCode)
    .join(' ')
}

const tellCode = (sentence: string): string => {
  const [, code, meaning = ''] = /^([A-Z\d]{2}): (.+)\.$/.exec(sentence) ?? []
  return words.has(meaning) ? `${code}: ${say(meaning)}.` : sentence
}

/** What was done, with why where somebody said so: the reason stays as it was typed. */
export function tellDeed(sentence: string): string {
  const [, done = '', rest] = /^([^:]+?)(\.|: .*)$/s.exec(sentence) ?? []
  return !words.has(sentence) && words.has(done) ? `${say(done)}${rest}` : tell(sentence)
}
