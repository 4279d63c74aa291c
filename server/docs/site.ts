import { occurrenceIndex, problemIndex } from '../../catalogue/docs/code-indexes.ts'
import { occurrencePage, problemPage } from '../../catalogue/docs/code-pages.ts'
import { indexPage } from '../../catalogue/docs/index-page.ts'
import { type ProblemSources, problemSources } from '../../catalogue/docs/problem-sources.ts'
import { type OccurrenceCode, occurrences } from '../../catalogue/occurrences.ts'
import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { type Guide, guidePage, guides } from './guides.ts'

export { missingPage } from '../../catalogue/docs/code-indexes.ts'
export { docsPolicy } from './policy.ts'

let sources: ProblemSources | undefined
const codes = <C extends string>(table: Readonly<Record<C, unknown>>) => Object.keys(table) as C[]

type Make = () => string | Promise<string>

const pages = new Map<string, Make>([
  ['', indexPage],
  ['problemas', problemIndex],
  ['ocorrencias', occurrenceIndex],
  ...(Object.keys(guides) as Guide[]).map((place): [string, Make] => [place, () => guidePage(place)]),
  ...codes<ProblemCode>(problems).map((code): [string, Make] => [
    `problemas/${code}`,
    () => {
      sources ??= problemSources()
      return problemPage(code, sources)
    },
  ]),
  ...codes<OccurrenceCode>(occurrences).map((code): [string, Make] => [
    `ocorrencias/${code}`,
    () => occurrencePage(code),
  ]),
])

/** Every page but the reference, which the catalogue renders. */
export const places: readonly string[] = [...pages.keys()]

export const pageAt = async (place: string): Promise<string | undefined> => pages.get(place)?.()
