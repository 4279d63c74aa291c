import type { PartyKind, Right } from '../../catalogue/doors.ts'
import { nouns } from '../../catalogue/management/nouns.ts'
import type { CommandOperation, ManagementOperation, Operation } from '../../catalogue/operation.ts'
import { alike, composed, type Phrase, withEnglish } from '../../catalogue/phrase.ts'
import type { Place } from '../derive/doors.ts'
import { capital } from '../derive/format.ts'
import type { Noun } from '../derive/noun.ts'

/** Sections of the menu, ordered by how often people work with them. */
export const sections = withEnglish({
  Contratos: 'Contracts',
  Recrutamento: 'Recruitment',
  Projetos: 'Projects',
  Cadastros: 'Registers',
  Financeiro: 'Finance',
  Pessoal: 'Staff',
  Integração: 'Integration',
  Configurações: 'Settings',
})
export type SectionName = (typeof sections)[number]

/** Hand-written pages; pages/own.tsx has each of them. */
export type PageName =
  | 'AgreementRecord'
  | 'Auditoria'
  | 'Ajustes'
  | 'Cadastros'
  | 'Calendario'
  | 'Causa'
  | 'Causas'
  | 'Contas'
  | 'ContractForm'
  | 'ContractRecord'
  | 'Contratos'
  | 'Credenciais'
  | 'Ensaio'
  | 'Importar'
  | 'Formularios'
  | 'HostRecord'
  | 'InvoiceRecord'
  | 'ItemRecord'
  | 'MessageChannel'
  | 'MessageRecord'
  | 'LoginUnico'
  | 'Lote'
  | 'Lotes'
  | 'NewContract'
  | 'Pareceres'
  | 'Perfis'
  | 'PrimeiroLote'
  | 'Readings'
  | 'Referencia'
  | 'Regras'
  | 'Reminders'
  | 'StudentRecord'
  | 'TemplateForm'
  | 'TemplateRecord'
  | 'Usuarios'
  | 'Webhooks'

/** Entry of the menu with its address and access rule. A test compares it with the declarations. */
export interface MenuRow extends Place {
  slug: string
  label: Phrase
  /** Label for students and professors, if it is not that of staff. */
  ownLabel?: Phrase
  section: SectionName
  /** What people call the page, in Portuguese and English. Actions that add its records share the words. */
  words: string
}

/** The entry of an address. The longest match wins, because some addresses are prefixes of others. */
export const rowAt = (rows: readonly MenuRow[], path: string): MenuRow | undefined =>
  rows
    .filter(({ slug }) => path === `/${slug}` || path.startsWith(`/${slug}/`))
    .toSorted((one, other) => other.slug.length - one.slug.length)[0]

/** Pages of a noun: list at /slug, record at /slug/id, new record at /slug/incluir. */
export interface NounRoute extends MenuRow {
  noun: string
  load: () => Promise<Noun>
  /** Hand-written pages that replace derived ones. */
  own?: { list?: PageName; include?: PageName; record?: PageName; form?: PageName }
  /** Addresses below a record of commands that have a page instead of a dialog. */
  forms?: Readonly<Record<string, string>>
}

/** Page of commands without a record. */
export interface ToolRoute extends MenuRow {
  load: () => Promise<readonly CommandOperation[]>
}

/** Operations that such a page may call, including those of systems. */
export type PageOperation = ManagementOperation | Operation

/** Hand-written pages. Access follows from the first operation; each part checks its own. */
export interface PageRoute extends MenuRow {
  /** Pages by address below the slug; '' is the slug itself. */
  pages: Readonly<Record<string, PageName>>
  /** Input with which the page at the slug first calls its first operation, if that is a list. */
  asks?: Readonly<Record<string, unknown>>
  /** All operations that the pages call. */
  load: () => Promise<readonly [PageOperation, ...PageOperation[]]>
}

/** Section of the menu with its pages: hand-written, of nouns, of commands. */
export interface Room {
  /** All rows in the order of the menu. */
  rows: readonly MenuRow[]
  pages: readonly PageRoute[]
  nouns: readonly NounRoute[]
  tools: readonly ToolRoute[]
}

/** Declaration of a row; the room supplies the rest. */
type Told<R extends MenuRow> = Omit<R, 'section' | 'right' | 'parties' | 'label'> & {
  right?: Right
  parties?: readonly PartyKind[]
  /** Defaults to the plural of the noun. */
  label?: Phrase
}

export const labelOf = (noun: string): Phrase => {
  const plural = nouns[noun] ?? alike(noun)
  return composed((say) => capital(say(plural)))
}

export function room(
  section: SectionName,
  /** Default right of its pages. */
  right: Right,
  told: {
    pages?: readonly (Told<PageRoute> & { label: Phrase })[]
    nouns?: readonly Told<NounRoute>[]
    tools?: readonly (Told<ToolRoute> & { label: Phrase })[]
    /** Slugs that come first in the menu. The others follow: pages, nouns, tools. */
    first?: readonly string[]
  },
): Room {
  const { first = [] } = told
  const pages = (told.pages ?? []).map((row) => ({ section, right, parties: [], ...row }))
  const nouns = (told.nouns ?? []).map((row) => ({
    ...{ section, right, parties: [], label: labelOf(row.noun) },
    ...row,
  }))
  const tools = (told.tools ?? []).map((row) => ({ section, right, parties: [], ...row }))
  const place = ({ slug }: MenuRow) => (first.includes(slug) ? first.indexOf(slug) : first.length)
  const all: readonly MenuRow[] = [...pages, ...nouns, ...tools]
  return { pages, nouns, tools, rows: all.toSorted((one, other) => place(one) - place(other)) }
}
