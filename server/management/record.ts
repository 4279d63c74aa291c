import { sql } from 'kysely'
import { parties, rightsOf } from '../../catalogue/doors.ts'
import type { Machine, Move } from '../../catalogue/machines/machine.ts'
import { recordInput } from '../../catalogue/management/envelopes.ts'
import { management, type RecordPage } from '../../catalogue/management/index.ts'
import type { acoes, historico } from '../../catalogue/management/parts.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { visible } from '../../catalogue/output.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import { type Finding, impedes } from '../domain/machine/finding.ts'
import { type Entry, historyOf } from '../domain/machine/history.ts'
import type { Prospects } from '../domain/machine/prospects.ts'
import { within } from '../domain/reach.ts'
import { readInput } from '../operations/read-input.ts'
import { renderElement } from '../query/render-sql.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { actingOf } from './acting.ts'
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
  const acting = actingOf(context, caller)
  return context.db.reading(caller.clienteId, async (tx) => {
    const registro = await readElement(tx, operation, source, id, caller)
    const now = await prospects(tx, id, acting)
    return {
      registro,
      historico: (await historyOf(tx, machine, id)).map((entry) => entryOf(machine, entry)),
      acoes: now ? actionsOf(machine, now, caller) : [],
    }
  })
}

/** The element as the query renders it. */
async function readElement(
  tx: Tx,
  { element, machine }: RecordPage,
  source: Page['source'],
  id: number,
  caller: Person,
): Promise<unknown> {
  const { fuso, permissoes } = caller
  const shape = visible(element, permissoes.includes('sensivel.ver') ? ['sensivel'] : [])
  const rendered = renderElement(shape, source.element, fuso)
  const { rows } = await sql<{ registro: string }>`
    select ${sql.raw(rendered)} as registro from ${sql.raw(`${source.base} ${source.joins}`)}
     where ${sql.ref(`${source.alias}.cliente_id`)} = (select cliente_atual()) and ${sql.raw(source.id)} = ${id}
       and ${within(machine.table, source.alias, caller)}`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return JSON.parse(rows[0].registro)
}

/** What is no move of a machine and has its entry all the same. */
const written: Readonly<Record<string, string>> = { incluir: 'Incluir', alterar: 'Alterar' }

function entryOf({ moves, alterations = {} }: Machine, entry: Entry): AnswerOf<(typeof historico)['fields']> {
  const { momento, movimento, de, para, motivo, autor, origem, achados } = entry
  const move: Move | undefined = moves[movimento]
  const rotulo = (move ?? alterations[movimento])?.rotulo ?? written[movimento] ?? movimento
  return { momento, movimento, rotulo, de: de ?? '', para, motivo: motivo ?? '', autor, origem, achados }
}

const commands: readonly CommandOperation[] = management.filter((one) => one.kind === 'command')

/** What can be done with a record in its state, by which command, and what is against it. */
function actionsOf(
  machine: Machine,
  { situacao, moves }: Prospects,
  caller: Person,
): AnswerOf<(typeof acoes)['fields']>[] {
  const about = commands.filter(({ noun, on }) => noun === machine.noun && on !== 'new')
  return about.flatMap((command) => {
    const { id, move, during, rotulo } = command
    const prospect = moves.find(({ name }) => name === move?.name)
    const open = move ? prospect !== undefined : during === undefined || during.includes(situacao)
    if (!open) return []
    const achados = [...lacking(command, caller), ...(prospect?.findings ?? [])]
    return {
      comando: id,
      movimento: move?.name ?? '',
      rotulo,
      para: move ? machine.moves[move.name]!.to : situacao,
      permitido: !impedes(achados),
      achados,
    }
  })
}

/** What keeps a caller from a command, whatever the record is like. */
function lacking(command: CommandOperation, { permissoes, unidades, party }: Person): Finding[] {
  const { doors } = command
  if (party) {
    if (doors.party?.includes(party.parte)) return []
    return [closed(parties[party.parte], 'Só a instituição faz isto.')]
  }
  const missing = rightsOf(command).filter((right) => !permissoes.includes(right))
  const limited = doors.unlimited && unidades !== undefined
  return [
    ...missing.map((right) => closed(right, `Exige a permissão ${right}.`)),
    ...(limited ? [closed('todas as unidades', 'Exige uma permissão que valha em todas as unidades.')] : []),
    ...(doors.staff === undefined ? [closed('', 'Só quem é parte faz isto.')] : []),
  ]
}

const closed = (limite: string, mensagem: string): Finding => ({
  regra: 'permissao',
  gravidade: 'impede',
  artigo: '',
  campo: '',
  valor: '',
  limite,
  proposta: '',
  mensagem,
})
