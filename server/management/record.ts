import { sql } from 'kysely'
import type { Machine, Move } from '../../catalogue/machines/machine.ts'
import { recordInput } from '../../catalogue/management/envelopes.ts'
import type { RecordPage } from '../../catalogue/management/index.ts'
import type { historico } from '../../catalogue/management/parts.ts'
import type { RecordOperation } from '../../catalogue/operation.ts'
import { type Opening, type Shape, shownToParties, visible } from '../../catalogue/output.ts'
import { alike, type Language, type Phrase, phrase } from '../../catalogue/phrase.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import { alterarEmail } from '../domain/acesso/email-changed.ts'
import { copiarLink } from '../domain/link/copia.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { type Entry, historyOf } from '../domain/machine/history.ts'
import { reachOf, within } from '../domain/machine/reach.ts'
import { type Page, pages } from '../nouns/pages.ts'
import { readInput } from '../operations/read-input.ts'
import { openText as opened } from '../query/open-seals.ts'
import { recordShown, sealedIn } from '../query/record-reading.ts'
import { type Reader, renderElement } from '../query/render-sql.ts'
import { Refusal } from '../refusal.ts'
import { partyOf, permissionsOf } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { together } from '../store/together.ts'
import { actingOf } from './acting.ts'
import { actionsOf, deedsOf, isClosed } from './actions.ts'
import type { Person } from './caller.ts'
import { correctionsShown } from './corrections.ts'

export type ActionShown = ReturnType<typeof actionsOf>[number]

export interface RecordCall {
  context: Context
  caller: Person
  body: Record<string, unknown>
  /** Language of the texts that the database renders. */
  language: Language
}

const nothing = Promise.resolve(undefined)

/** One record, its history, and the actions open to this caller. */
export async function runRecord(
  page: RecordPage,
  { context, caller, body, language }: RecordCall,
): Promise<object> {
  const operation: RecordOperation = page
  const told = readInput(recordInput(operation), body, caller.fuso)
  const shownPage: Page = pages[page.id]
  const { table, source, prospects, key, less: fewer } = shownPage
  const { machine, fed } = operation
  const acting = actingOf(context, caller)
  const { id, answer, shown } = await context.db.reading(caller.clienteId, async (tx) => {
    const party = partyOf(caller.actor)
    const less = party && fewer?.to.includes(party.parte) ? fewer : undefined
    const where = less?.where(acting) ?? 'true'
    const id = typeof told.id === 'number' ? told.id : await idOf(tx, shownPage, told, acting)
    const [{ registro, chave, shown }, now, historico] = await together([
      readElement(tx, context, operation, { table, source: less?.source ?? source, key, where }, id, caller, {
        zone: caller.fuso,
        language,
        today: acting.today,
      }),
      prospects?.(tx, id, acting, deedsOf(operation.noun)) ?? nothing,
      machine && !less ? historyShown(tx, machine, id) : nothing,
    ])
    const offered = actionsOf(operation, now ?? { situacao: '', moves: [], deeds: [], excluded: [] }, caller)
    const corrected = fed && (await correctionsShown(tx, context, fed, { entidade: table, chave }, caller))
    const answer = {
      registro,
      ...(machine && { historico: historico ?? [] }),
      ...(corrected && { correcoes: corrected.correcoes }),
      // A party with the reduced view sees only the actions it may take.
      acoes: less ? offered.filter(({ achados }) => !achados.some(isClosed)) : offered,
    }
    return { id, answer, shown: [...shown, ...(corrected ? corrected.opened : [])] }
  })
  // Written before the answer is sent and after the connection is released, so that no request holds one
  // connection while waiting for another.
  if (shown.length > 0) {
    await recordShown(context.db, caller, { entity: source.entity, id: String(id), names: shown })
  }
  return answer
}

/** Id of the record that a request names as people do, within the caller's reach. */
async function idOf(
  tx: Tx,
  { table, source: { alias }, numbered }: Page,
  told: Readonly<Record<string, unknown>>,
  { actor }: Acting,
): Promise<number> {
  if (!numbered) throw new Refusal('REGISTRO_INEXISTENTE')
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(`${alias}.id`)} from ${sql.table(table)} ${sql.raw(alias)}
     where ${sql.ref(`${alias}.cliente_id`)} = (select cliente_atual()) and ${numbered.where(told)}
       and ${within(table, alias, reachOf(actor))} order by ${sql.raw(numbered.order)} limit 1`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return rows[0].id
}

/** Reads the element as the query renders it. */
async function readElement(
  tx: Tx,
  context: Pick<Context, 'sealer'>,
  operation: RecordOperation,
  { table, source, key = 'null', where }: Pick<Page, 'table' | 'source' | 'key'> & { where: string },
  id: number,
  caller: Person,
  reader: DayReader,
): Promise<{ registro: unknown; chave: string; shown: string[] }> {
  const { shape, rendered } = renderingFor(operation, source.element, caller, reader)
  const { rows } = await sql<{ registro: string; chave: string }>`
    select ${sql.raw(rendered)} as registro, ${sql.raw(key)} as chave from ${sql.raw(`${source.base} ${source.joins}`)}
     where ${sql.ref(`${source.alias}.cliente_id`)} = (select cliente_atual()) and ${sql.raw(source.id)} = ${id}
       and ${within(table, source.alias, reachOf(caller.actor))} and ${sql.raw(where)}`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return {
    registro: JSON.parse(opened(context.sealer, rows[0].registro)),
    chave: rows[0].chave,
    shown: sealedIn(shape),
  }
}

interface Rendering {
  shape: Shape
  /** SQL of the element. */
  rendered: string
}

type DayReader = Required<Reader>

/** Cached for the current day only, so that pages, kinds of callers, time zones and languages bound their number. */
const renderings = new WeakMap<object, { today: string; made: Map<string, Rendering> }>()

/** Fields of an element that a caller sees, and their SQL. */
function renderingFor(
  { id, element }: RecordOperation,
  sources: Page['source']['element'],
  { actor }: Person,
  reader: DayReader,
): Rendering {
  const permissoes = permissionsOf(actor)
  const party = partyOf(actor)
  const sees: Opening[] = permissoes.includes('sensivel.ver') ? ['sensivel'] : []
  if (permissoes.includes('financeiro.ver')) sees.push('banco')
  const { today, zone, language } = reader
  const before = renderings.get(sources)
  const known = before?.today === today ? before.made : new Map<string, Rendering>()
  renderings.set(sources, { today, made: known })
  const key = [id, zone, language, party !== undefined, ...sees].join(' ')
  const same = known.get(key)
  if (same) return same
  const open = visible(element, sees)
  const shape = party ? shownToParties(open) : open
  const made = { shape, rendered: renderElement(shape, sources, reader) }
  known.set(key, made)
  return made
}

/** Labels of history entries that are no moves of a machine. */
const written: Readonly<Record<string, Phrase>> = {
  incluir: phrase('Incluir', 'Add'),
  alterar: phrase('Alterar', 'Change'),
  [copiarLink]: phrase('Copiar link', 'Copy link'),
  [alterarEmail]: phrase('Alterar e-mail', 'Change e-mail'),
}

/** History of one machine: a table may have several, each with its own page. */
async function historyShown(tx: Tx, machine: Machine, id: number) {
  const { moves, alterations = {}, states } = machine
  const own = ({ movimento, para }: Entry) => movimento in { ...moves, ...alterations } || para in states
  return (await historyOf(tx, machine, id)).filter(own).map((one) => entryOf(machine, one))
}

function entryOf({ moves, alterations = {} }: Machine, entry: Entry): ToldOf<(typeof historico)['fields']> {
  const { momento, movimento, de, para, motivo, autor, origem, achados } = entry
  const move: Move | undefined = moves[movimento]
  const rotulo = (move ?? alterations[movimento])?.rotulo ?? written[movimento] ?? alike(movimento)
  return {
    momento,
    movimento,
    rotulo: rotulo,
    de: de ?? '',
    para,
    motivo: motivo ?? '',
    autor,
    origem,
    achados,
  }
}
