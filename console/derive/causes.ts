/** Records with the same refusal, or the same warning. */
export interface Cause<T> {
  mensagem: string
  /** Messages of the rules, where the refusal does not repeat them. */
  achados: readonly string[]
  /** The texts differ between records, and are shown with the gap that they do not share. */
  varies: boolean
  records: readonly T[]
}

interface Told {
  codigo: string
  mensagem: string
  achados: readonly { regra?: string; mensagem: string }[]
}

const gap = '…'

/** The words that two texts share at their beginning and end, with a gap between them. */
function sharedText(one: string, other: string): string {
  if (one === other) return one
  const a = one.split(' ')
  const b = other.split(' ')
  const fewest = Math.min(a.length, b.length)
  let from = 0
  while (from < fewest && a[from] === b[from] && a[from] !== gap) from++
  let to = 0
  while (to < fewest - from && a.at(-1 - to) === b.at(-1 - to) && a.at(-1 - to) !== gap) to++
  return [...a.slice(0, from), gap, ...a.slice(a.length - to)].join(' ')
}

/** Texts with fewer words in common than this part say different things. */
const leastShared = 0.5

const isAlike = (text: string, shared: string) =>
  shared.split(' ').length - 1 >= leastShared * text.split(' ').length || text === shared

/** Texts of a cause, the refusal first. */
const textsOf = ({ mensagem, achados }: Told) => [mensagem, ...achados.map((one) => one.mensagem)]

/**
 * Groups refusals by code and rules; the most frequent cause comes first. The texts of a rule may differ by a
 * name or a number, so those that are mostly the same are one cause.
 */
export function byCause<T>(refused: readonly T[], toldOf: (one: T) => Told): Cause<T>[] {
  const groups = new Map<string, { texts: string[]; records: T[] }[]>()
  for (const one of refused) {
    const told = toldOf(one)
    const texts = textsOf(told)
    const rules = told.achados.map(({ regra }) => regra)
    const key = JSON.stringify([told.codigo, rules, rules.every(Boolean) && rules.length > 0 ? '' : texts])
    const known = groups.get(key) ?? []
    groups.set(key, known)
    const shared = (group: { texts: string[] }) => group.texts.map((text, at) => sharedText(text, texts[at]!))
    const fits = known.find((group) => shared(group).every((text, at) => isAlike(texts[at]!, text)))
    if (!fits) known.push({ texts, records: [one] })
    else {
      fits.texts = shared(fits)
      fits.records.push(one)
    }
  }
  return [...groups.values()]
    .flat()
    .map(({ texts: [mensagem = '', ...achados], records }) => ({
      mensagem,
      achados: [...new Set(achados)].filter((one) => !mensagem.includes(one)),
      varies: mensagem.includes(gap) || achados.some((one) => one.includes(gap)),
      records,
    }))
    .toSorted((one, other) => other.records.length - one.records.length)
}
