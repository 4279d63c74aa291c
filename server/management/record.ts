import { sql } from 'kysely'
import type { Machine, Move } from '../../catalogue/machines/machine.ts'
import { recordInput } from '../../catalogue/management/envelopes.ts'
import type { RecordPage } from '../../catalogue/management/index.ts'
import type { historico } from '../../catalogue/management/parts.ts'
import type { RecordOperation } from '../../catalogue/operation.ts'
import { type Opening, shownToParties, visible } from '../../catalogue/output.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import { type Entry, historyOf } from '../domain/machine/history.ts'
import { within } from '../domain/reach.ts'
import { readInput } from '../operations/read-input.ts'
import { openText as opened } from '../query/open-seals.ts'
import { recordShown, sealedIn } from '../query/record-reading.ts'
import { renderElement } from '../query/render-sql.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { actingOf } from './acting.ts'
import { actionsOf, isClosed } from './actions.ts'
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
export async function runRecord(page: RecordPage, { context, caller, body }: RecordCall): Promise<object> {
  const operation: RecordOperation = page
  const { id } = readInput(recordInput, body, caller.fuso)
  const { table, source, prospects, key, less: fewer }: Page = pages[page.id]
  const { machine, fed } = operation
  const acting = actingOf(context, caller)
  const { answer, shown } = await context.db.reading(caller.clienteId, async (tx) => {
    const less = caller.party && fewer?.to.includes(caller.party.parte) ? fewer : undefined
    const where = less?.where(acting) ?? 'true'
    const { registro, chave, shown } = await readElement(
      tx,
      context,
      operation,
      { table, source: less?.source ?? source, key, where },
      id,
      caller,
    )
    const now = await prospects?.(tx, id, acting)
    const offered = actionsOf(operation, now ?? { situacao: '', moves: [] }, caller)
    const answer = {
      registro,
      ...(machine && { historico: less ? [] : await historyShown(tx, machine, id) }),
      ...(fed && { correcoes: await correctionsShown(tx, context, fed, { entidade: table, chave }, caller) }),
      // Who sees less is offered what is theirs to do alone.
      acoes: less ? offered.filter(({ achados }) => !achados.some(isClosed)) : offered,
    }
    return { answer, shown }
  })
  // Told before anything leaves, and after the connection was given back: nobody waits for a second one with one in hand.
  if (shown.length > 0) {
    await recordShown(context.db, caller, { entity: source.entity, id: String(id), names: shown })
  }
  return answer
}

/** The element as the query renders it. */
async function readElement(
  tx: Tx,
  context: Pick<Context, 'sealer'>,
  { element }: RecordOperation,
  { table, source, key = 'null', where }: Pick<Page, 'table' | 'source' | 'key'> & { where: string },
  id: number,
  caller: Person,
): Promise<{ registro: unknown; chave: string; shown: string[] }> {
  const { fuso, permissoes, party } = caller
  const sees: Opening[] = permissoes.includes('sensivel.ver') ? ['sensivel'] : []
  if (permissoes.includes('financeiro.ver')) sees.push('banco')
  const open = visible(element, sees)
  const shape = party ? shownToParties(open) : open
  const rendered = renderElement(shape, source.element, fuso)
  const { rows } = await sql<{ registro: string; chave: string }>`
    select ${sql.raw(rendered)} as registro, ${sql.raw(key)} as chave from ${sql.raw(`${source.base} ${source.joins}`)}
     where ${sql.ref(`${source.alias}.cliente_id`)} = (select cliente_atual()) and ${sql.raw(source.id)} = ${id}
       and ${within(table, source.alias, caller)} and ${sql.raw(where)}`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return {
    registro: JSON.parse(opened(context.sealer, rows[0].registro)),
    chave: rows[0].chave,
    shown: sealedIn(shape),
  }
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
