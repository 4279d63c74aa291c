import { type MenuRow, type SectionName, sections } from './room.ts'

/** Address that is the name of a section or a prefix of other pages, but no page itself. */
export interface Overview {
  slug: string
  section: SectionName
}

/** A name as written in addresses. */
const addressOf = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Other names of sections, as integrators use them. */
const alsoCalled: readonly [string, SectionName][] = [['registros', 'Cadastros']]

export function overviewsOf(rows: readonly MenuRow[]): readonly Overview[] {
  const parents = rows.flatMap(({ slug, section }): [string, SectionName][] => {
    const parts = slug.split('/')
    return parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join('/'), section])
  })
  const named = sections.map((section): [string, SectionName] => [addressOf(section), section])
  const pages = new Set(rows.map(({ slug }) => slug))
  return [...new Map([...parents, ...named, ...alsoCalled])]
    .filter(([slug]) => !pages.has(slug))
    .map(([slug, section]) => ({ slug, section }))
}
