/** What the palette finds among the pages, without the platform's help. */

import { folded } from './rank.ts'

interface Named {
  label: string
  section: string
}

/** Rows all of whose asked words stand in their label or section; those that begin with them come first. */
export function matching<T extends Named>(rows: readonly T[], asked: string): T[] {
  const words = folded(asked).split(/\s+/).filter(Boolean)
  const fits = ({ label, section }: T) => words.every((word) => folded(`${label} ${section}`).includes(word))
  const rank = ({ label }: T) => {
    const name = folded(label)
    return name.startsWith(words[0] ?? '') ? 0 : name.includes(words[0] ?? '') ? 1 : 2
  }
  return rows.filter(fits).toSorted((one, other) => rank(one) - rank(other))
}

/** Nouns whose records people look for by name or number: few, as each is a request of its own. */
const searched = ['contrato', 'aluno', 'professor', 'pessoa', 'convenio', 'vaga']

/** Of the nouns that are open to somebody, those that are searched. */
export const searchedAmong = <T extends { noun: string }>(routes: readonly T[]): T[] =>
  searched.flatMap((noun) => routes.find((route) => route.noun === noun) ?? [])

/** The next choice of a list that goes round. */
export const stepped = (at: number, by: number, many: number): number =>
  many === 0 ? 0 : (at + by + many) % many
