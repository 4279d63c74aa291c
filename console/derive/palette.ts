/** Search of the palette among pages, without requests. */

import { folded } from './rank.ts'

interface Named {
  label: string
  section: string
}

/** Rows whose label or section contains all words; rows that begin with them come first. */
export function matching<T extends Named>(rows: readonly T[], asked: string): T[] {
  const words = folded(asked).split(/\s+/).filter(Boolean)
  const fits = ({ label, section }: T) => words.every((word) => folded(`${label} ${section}`).includes(word))
  const rank = ({ label }: T) => {
    const name = folded(label)
    return name.startsWith(words[0] ?? '') ? 0 : name.includes(words[0] ?? '') ? 1 : 2
  }
  return rows.filter(fits).toSorted((one, other) => rank(one) - rank(other))
}

/** Nouns whose records the palette searches: few, because each is one request. */
const searched = ['contrato', 'aluno', 'professor', 'pessoa', 'convenio', 'vaga']

/** Searched nouns among the routes open to the person. */
export const searchedAmong = <T extends { noun: string }>(routes: readonly T[]): T[] =>
  searched.flatMap((noun) => routes.find((route) => route.noun === noun) ?? [])

/** Next position in a list that wraps around. */
export const stepped = (at: number, by: number, many: number): number =>
  many === 0 ? 0 : (at + by + many) % many
