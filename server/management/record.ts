import { sql } from 'kysely'
import { rightsOf } from '../../catalogue/doors.ts'
import type { Machine, Move } from '../../catalogue/machines/machine.ts'
import { recordInput } from '../../catalogue/management/envelopes.ts'
import { moveCommands, type RecordPage } from '../../catalogue/management/index.ts'
import type { acoes, historico } from '../../catalogue/management/parts.ts'
import { visible } from '../../catalogue/output.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import { impedes } from '../domain/machine/finding.ts'
import { type Entry, historyOf } from '../domain/machine/history.ts'
import type { Prospect } from '../domain/machine/prospects.ts'
import { readInput } from '../operations/read-input.ts'
import { renderElement } from '../query/render-sql.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { today } from '../values/dates.ts'
import type { Person } from './caller.ts'
import { type Page, pages } from './pages.ts'

export interface RecordCall {
  context: Context
  caller: Person
  body: Record<string, unknown>
}

/** One record, what was done to it, and what this caller may do with it now. */
export function runRecord(operation: RecordPage, { context, caller, body }: RecordCall): Promise<object> {
  const { id } = readInput(recordInput, body, caller.fuso)
  const { source, prospects }: Page = pages[operation.id]
  const { machine } = operation
  const acting = { today: today(caller.fuso, context.clock.now()) }
  return context.db.reading(caller.clienteId, async (tx) => ({
    registro: await readElement(tx, operation, source, id, caller),
    historico: (await historyOf(tx, machine, id)).map((entry) => entryOf(machine, entry)),
    acoes: (await prospects(tx, id, acting)).flatMap((one) => actionsOf(machine, one, caller)),
  }))
}

/** The element as the query renders it. */
async function readElement(
  tx: Tx,
  { element }: RecordPage,
  source: Page['source'],
  id: number,
  { fuso, permissoes }: Person,
): Promise<unknown> {
  const shape = visible(element, permissoes.includes('sensivel.ver') ? ['sensivel'] : [])
  const rendered = renderElement(shape, source.element, fuso)
  const { rows } = await sql<{ registro: string }>`
    select ${sql.raw(rendered)} as registro from ${sql.raw(`${source.base} ${source.joins}`)}
     where ${sql.ref(`${source.alias}.cliente_id`)} = (select cliente_atual()) and ${sql.raw(source.id)} = ${id}`.execute(
    tx,
  )
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return JSON.parse(rows[0].registro)
}

const inclusion = 'Incluir'

function entryOf({ moves }: Machine, entry: Entry): AnswerOf<(typeof historico)['fields']> {
  const { momento, movimento, de, para, motivo, autor, origem, achados } = entry
  const move: Move | undefined = moves[movimento]
  const rotulo = move?.rotulo ?? inclusion
  return { momento, movimento, rotulo, de: de ?? '', para, motivo: motivo ?? '', autor, origem, achados }
}

/** The commands by which staff make a move, each with what is against it. */
function actionsOf(
  machine: Machine,
  { name, findings }: Prospect,
  { permissoes }: Person,
): AnswerOf<(typeof acoes)['fields']>[] {
  const leading = moveCommands.filter(({ move }) => move.machine === machine && move.name === name)
  return leading.map((command) => {
    const missing = rightsOf(command).filter((right) => !permissoes.includes(right))
    const lacking = missing.map((right) => ({
      regra: 'permissao',
      gravidade: 'impede',
      artigo: '',
      campo: '',
      valor: '',
      limite: right,
      proposta: '',
      mensagem: `Exige a permissão ${right}.`,
    }))
    return {
      comando: command.id,
      movimento: name,
      rotulo: command.rotulo,
      para: machine.moves[name]!.to,
      permitido: lacking.length === 0 && !impedes(findings),
      achados: [...lacking, ...findings],
    }
  })
}
