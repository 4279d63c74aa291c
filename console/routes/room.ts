import type { PartyKind, Right } from '../../catalogue/doors.ts'
import { nouns } from '../../catalogue/management/nouns.ts'
import type { CommandOperation, ManagementOperation, Operation } from '../../catalogue/operation.ts'
import { alike, composed, type Phrase, withEnglish } from '../../catalogue/phrase.ts'
import type { Place } from '../derive/doors.ts'
import { capital } from '../derive/format.ts'
import type { Noun } from '../derive/noun.ts'

/** Parts of the menu, in their order. */
export const sections = withEnglish({
  Integração: 'Integration',
  Contratos: 'Contracts',
  Recrutamento: 'Recruitment',
  Projetos: 'Projects',
  Cadastros: 'Registers',
  Pessoal: 'Staff',
  Financeiro: 'Finance',
  Configurações: 'Settings',
})
export type SectionName = (typeof sections)[number]

/** Pages that are made by hand; pages/own.tsx has each. */
export type PageName =
  | 'Auditoria'
  | 'Ajustes'
  | 'Cadastros'
  | 'Causa'
  | 'Causas'
  | 'Contas'
  | 'Contratos'
  | 'Credenciais'
  | 'Ensaio'
  | 'Importar'
  | 'LoginUnico'
  | 'Lote'
  | 'Lotes'
  | 'NewContract'
  | 'Perfis'
  | 'PrimeiroLote'
  | 'Referencia'
  | 'Regras'
  | 'Usuarios'
  | 'Webhooks'

/** What stands in the menu: where it leads, and to whom it is open. A test compares it with the declarations. */
export interface MenuRow extends Place {
  slug: string
  label: Phrase
  section: SectionName
}

/** The row whose pages an address is of: the longest that fits, as some begin like others. */
export const rowAt = (rows: readonly MenuRow[], path: string): MenuRow | undefined =>
  rows
    .filter(({ slug }) => path === `/${slug}` || path.startsWith(`/${slug}/`))
    .toSorted((one, other) => other.slug.length - one.slug.length)[0]

/** The pages of a noun: its list at /slug, each record at /slug/number, a new one at /slug/incluir. */
export interface NounRoute extends MenuRow {
  noun: string
  load: () => Promise<Noun>
  /** Pages that are made by hand in place of the derived ones. */
  own?: { list?: PageName; include?: PageName; record?: PageName }
}

/** Commands that are about no record, on a page of their own. */
export interface ToolRoute extends MenuRow {
  load: () => Promise<readonly CommandOperation[]>
}

/** What such a page may call: also what systems have. */
export type PageOperation = ManagementOperation | Operation

/** Pages that are made by hand. Who may see them is who may call the first operation; each part asks for itself. */
export interface PageRoute extends MenuRow {
  /** By their addresses under the slug; the slug's own is ''. */
  pages: Readonly<Record<string, PageName>>
  /** What the page at the slug asks of the first of its operations before anything else, where that is a list. */
  asks?: Readonly<Record<string, unknown>>
  /** Everything that the pages call. */
  load: () => Promise<readonly [PageOperation, ...PageOperation[]]>
}

/** A part of the menu with its pages, in their order: those made by hand, those of nouns, those of commands. */
export interface Room {
  pages: readonly PageRoute[]
  nouns: readonly NounRoute[]
  tools: readonly ToolRoute[]
}

/** What a row says; its room says the rest. */
type Told<R extends MenuRow> = Omit<R, 'section' | 'right' | 'parties' | 'label'> & {
  right?: Right
  parties?: readonly PartyKind[]
  /** Nouns are called by their names. */
  label?: Phrase
}

/** The name that a noun has in the menu. */
export const labelOf = (noun: string): Phrase => {
  const plural = nouns[noun] ?? alike(noun)
  return composed((say) => capital(say(plural)))
}

export function room(
  section: SectionName,
  /** What most of its pages need. */
  right: Right,
  told: {
    pages?: readonly (Told<PageRoute> & { label: Phrase })[]
    nouns?: readonly Told<NounRoute>[]
    tools?: readonly (Told<ToolRoute> & { label: Phrase })[]
  },
): Room {
  const { pages = [], nouns = [], tools = [] } = told
  return {
    pages: pages.map((row) => ({ section, right, parties: [], ...row })),
    nouns: nouns.map((row) => ({ section, right, parties: [], label: labelOf(row.noun), ...row })),
    tools: tools.map((row) => ({ section, right, parties: [], ...row })),
  }
}
