import { sql } from 'kysely'
import type { Machine, Move } from '../../catalogue/machines/machine.ts'
import { recordInput } from '../../catalogue/management/envelopes.ts'
import type { RecordPage } from '../../catalogue/management/index.ts'
import type { historico } from '../../catalogue/management/parts.ts'
import type { RecordOperation } from '../../catalogue/operation.ts'
import { shownToParties, visible } from '../../catalogue/output.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import { type Entry, historyOf } from '../domain/machine/history.ts'
import { within } from '../domain/reach.ts'
import { readInput } from '../operations/read-input.ts'
import { renderElement } from '../query/render-sql.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { actingOf } from './acting.ts'
import { actionsOf } from './actions.ts'
import type { Person } from './caller.ts'
import { correctionsShown } from './corrections.ts'
import { type Page, pages } from './pages.ts'

/** What a page offers to do. */
export type ActionShown = ReturnType<typeof actionsOf>[number]

export interface RecordCall {
  context: Context
  caller: Person
  body: Record<string, unknown>
}

/** One record, what was done to it, and what this caller may do with it now. */
export function runRecord(page: RecordPage, { context, caller, body }: RecordCall): Promise<object> {
  const operation: RecordOperation = page
  const { id } = readInput(recordInput, body, caller.fuso)
  const { table, source, prospects, key }: Page = pages[page.id]
  const { machine, fed } = operation
  const acting = actingOf(context, caller)
  return context.db.reading(caller.clienteId, async (tx) => {
    const { registro, chave } = await readElement(tx, operation, { table, source, key }, id, caller)
    const now = await prospects?.(tx, id, acting)
    return {
      registro,
      ...(machine && { historico: await historyShown(tx, machine, id) }),
      ...(fed && { correcoes: await correctionsShown(tx, context, fed, { entidade: table, chave }, caller) }),
      acoes: actionsOf(operation, now ?? { situacao: '', moves: [] }, caller),
    }
  })
}

/** The element as the query renders it. */
async function readElement(
  tx: Tx,
  { element }: RecordOperation,
  { table, source, key = 'null' }: Pick<Page, 'table' | 'source' | 'key'>,
  id: number,
  caller: Person,
): Promise<{ registro: unknown; chave: string }> {
  const { fuso, permissoes, party } = caller
  const open = visible(element, permissoes.includes('sensivel.ver') ? ['sensivel'] : [])
  const shape = party ? shownToParties(open) : open
  const rendered = renderElement(shape, source.element, fuso)
  const { rows } = await sql<{ registro: string; chave: string }>`
    select ${sql.raw(rendered)} as registro, ${sql.raw(key)} as chave from ${sql.raw(`${source.base} ${source.joins}`)}
     where ${sql.ref(`${source.alias}.cliente_id`)} = (select cliente_atual()) and ${sql.raw(source.id)} = ${id}
       and ${within(table, source.alias, caller)}`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return { registro: JSON.parse(rows[0].registro), chave: rows[0].chave }
}

/** What is no move of a machine and has its entry all the same. */
const written: Readonly<Record<string, string>> = { incluir: 'Incluir', alterar: 'Alterar' }

/** Of a table with several machines, each page tells its own. */
async function historyShown(tx: Tx, machine: Machine, id: number) {
  const { moves, alterations = {}, states } = machine
  const own = ({ movimento, para }: Entry) => movimento in { ...moves, ...alterations } || para in states
  return (await historyOf(tx, machine, id)).filter(own).map((one) => entryOf(machine, one))
}

function entryOf({ moves, alterations = {} }: Machine, entry: Entry): AnswerOf<(typeof historico)['fields']> {
  const { momento, movimento, de, para, motivo, autor, origem, achados } = entry
  const move: Move | undefined = moves[movimento]
  const rotulo = (move ?? alterations[movimento])?.rotulo ?? written[movimento] ?? movimento
  return { momento, movimento, rotulo, de: de ?? '', para, motivo: motivo ?? '', autor, origem, achados }
}
