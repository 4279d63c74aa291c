import type pg from 'pg'
import { isRight } from '../../../catalogue/doors.ts'
import type { Field } from '../../../catalogue/fields.ts'
import type { Inbound } from '../../../catalogue/index.ts'
import { corrigeRegistros as declared } from '../../../catalogue/management/causa/corrige-registros.ts'
import { type ModoConserto, mostRepaired } from '../../../catalogue/management/causa/parts.ts'
import { rightToWrite } from '../../../catalogue/management/edit-command.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import type { InputOf } from '../../../catalogue/typed.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { announceEmail } from '../../domain/acesso/email-changed.ts'
import { requireOwn } from '../../domain/credencial/give.ts'
import { contactRegisters, emailColumns } from '../../domain/link/endereco.ts'
import { entities } from '../../inbound/bindings.ts'
import type { Candidate } from '../../inbound/candidate.ts'
import {
  type AffectedRow,
  affectedBy,
  type Cause,
  causeOf,
  receivedOf,
} from '../../inbound/repair/affected.ts'
import { type Prepared, prepare, type Wanted } from '../../inbound/repair/prepare.ts'
import { openReading, type Reading } from '../../inbound/repair/reading.ts'
import { type Rehearsed, rehearse } from '../../inbound/repair/rehearse.ts'
import { rememberSent } from '../../inbound/repair/remember-sent.ts'
import { resend } from '../../inbound/repair/resend.ts'
import { Refusal } from '../../refusal.ts'
import { permissionsOf } from '../../store/actor.ts'
import { noteEdit } from '../../store/records-lock.ts'
import { txOn } from '../../store/tx-on.ts'
import type { Person } from '../caller.ts'
import { changedElsewhere } from '../changed-elsewhere.ts'
import { amongBatches } from '../edit.ts'
import { onceIn, repeatableBy } from '../once.ts'
import { tellShown } from './audited.ts'
import { covered, type EngineCall, type EngineVerb, isCovered, toolsOf } from './bound.ts'

type Input = InputOf<(typeof declared)['input']>

const shownRows = 5

/**
 * Repairs records of a cause and sends them again. Repairs are saved and batches created in one transaction;
 * a simulation runs the rules in that transaction instead and rolls it back.
 */
export const corrigeRegistros: EngineVerb<typeof declared> = async (call, input, simulated) => {
  const { context, caller } = call
  const repeatable = simulated ? undefined : repeatableBy(declared, call, input)
  const opened: { table: string; name: string }[] = []
  const done = await amongBatches(context, caller, simulated, (client) =>
    onceIn(txOn(client), repeatable, () => repair(client, call, input, simulated, opened)),
  )
  for (const { table, name } of opened) {
    await tellShown(context.db, caller, { table, names: [name], asked: { causa: input.causa } })
  }
  return done as Awaited<ReturnType<EngineVerb<typeof declared>>>
}

async function repair(
  client: pg.ClientBase,
  call: EngineCall,
  input: Input,
  simulated: boolean,
  opened: { table: string; name: string }[],
) {
  const { context, caller, intake } = call
  const cause = await causeOf(client, input.causa)
  if (!cause) throw new Refusal('REGISTRO_INEXISTENTE')
  const { operation } = entities[cause.operacao as Inbound['id']]
  const wanted = wantedOf(cause, operation, input)
  requireRights(operation, wanted, caller)
  const rows = await chosen(client, cause, input)
  const received = await receivedOf(client, context.sealer, rows)
  const reading = await openReading(client, toolsOf(context), cause.operacao as Inbound['id'])
  const prepared = prepare(reading, rows, received, wanted)
  if (prepared.length === 0) throw new Refusal('REGISTRO_INEXISTENTE')
  const mended = prepared.filter(({ changes }) => changes.size > 0)
  if (operation.id === 'RecebeUsuarios') await requireTheirs(client, caller, mended, reading)
  await rememberSent(client, reading.scope.layout, context.sealer, mended)
  await noteEdit(txOn(client))
  await announceEmails(client, mended, reading)
  const told = simulated ? await rehearse(client, reading, prepared) : []
  const { clienteId, actor } = caller
  const made = simulated
    ? []
    : await resend(client, { intake, clienteId, sender: actor }, operation, prepared)
  const count = (letter: Rehearsed['outcome']) => told.filter(({ outcome }) => outcome === letter).length
  const fields: Readonly<Record<string, Field>> = operation.fields
  const shown = [...new Set(prepared.flatMap(({ shown }) => shown ?? []))]
  const hidden = shown.some((name) => isCovered(fields[name], caller))
  const { table } = entities[cause.operacao as Inbound['id']]
  if (!hidden) {
    opened.push(...shown.filter((name) => fields[name]?.guarded).map((name) => ({ table, name })))
  }
  return {
    simulado: simulated,
    escolhidos: prepared.length,
    restantes: Math.max(0, cause.registros - prepared.length),
    mudados: prepared.filter(({ changes, omitted }) => changes.size > 0 || omitted.length > 0).length,
    incluidos: count('I'),
    atualizados: count('A'),
    inalterados: count('N'),
    recusados: count('R'),
    aguardando: count('E'),
    lotes: made.map(({ batch, records }) => ({ lote: batch, registros: records })),
    amostra: sampleOf(prepared, told, hidden),
  }
}

/** Selected records. If a named record is gone or already being sent again, another command was faster. */
async function chosen(
  client: pg.ClientBase,
  { id }: Cause,
  { afetados, modo }: Input,
): Promise<AffectedRow[]> {
  const ids = afetados?.map((one) => one.id)
  if (modo === 'campos' && ids?.length !== 1) {
    throw invalid('afetados', said('comando.informeRegistroCujosCamposCorrigidos'))
  }
  const rows = await affectedBy(client, id, ids, mostRepaired)
  if (ids && rows.length < new Set(ids).size) throw new Refusal('REGISTRO_INEXISTENTE')
  if (rows.some(({ ocupado }) => ocupado)) throw new Refusal('REGISTRO_OCUPADO')
  if (rows.length === 0) throw new Refusal('REGISTRO_INEXISTENTE')
  return rows
}

function wantedOf(
  { campo }: Cause,
  { fields }: InboundOperation,
  { modo, valor, trocas, campos }: Input,
): Wanted {
  if (modo === 'campos') {
    for (const [at, one] of (campos ?? []).entries()) {
      const field = fields[one.campo]
      if (!field || unwritable.has(field.kind) || one.campo === 'ACAO' || one.campo === 'ID_RETORNO') {
        throw invalid(`campos[${at + 1}].campo`, said('comando.esteCampoNaoExisteOu'))
      }
    }
    const told = campos?.map((one) => one.campo) ?? []
    refuseElsewhere(fields, told, (_, at) => `campos[${at + 1}].campo`)
    return { fields: new Map(campos?.map((one) => [one.campo, one.valor ?? '']) ?? []) }
  }
  if (modo !== 'reenviar' && (!fields[campo] || unwritable.has(fields[campo].kind))) {
    throw invalid('modo', said('comando.valorDestaCausaNaoConserta'))
  }
  if (!writesNothing(modo)) refuseElsewhere(fields, [campo], () => 'modo')
  const pairs = (trocas ?? []).map(({ de, para }) => [de ?? '', para ?? ''] as const)
  return { field: campo, mending: { modo, valor: valor ?? '', trocas: new Map(pairs) } }
}

const writesNothing = (modo: ModoConserto) => modo === 'reenviar' || modo === 'omitir'

function refuseElsewhere(...[fields, names, campo]: Parameters<typeof changedElsewhere>): void {
  const refused = changedElsewhere(fields, names, campo)
  if (refused.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, refused)
}

const unwritable: ReadonlySet<string> = new Set(['senha', 'list', 'texts', 'file'])

/** A caller may change only values that they may see. Fields of users need the right to change accesses. */
function requireRights(operation: InboundOperation, wanted: Wanted, { actor }: Person): void {
  const permissoes = permissionsOf(actor)
  const changed =
    'fields' in wanted ? [...wanted.fields.keys()] : writesNothing(wanted.mending.modo) ? [] : [wanted.field]
  for (const name of changed) {
    const field = operation.fields[name]!
    const permissao = operation.id === 'RecebeUsuarios' ? 'acessos.alterar' : rightToWrite(field)
    if (permissao && !permissoes.includes(permissao)) throw new Refusal('PERMISSAO_AUSENTE', { permissao })
  }
}

/** The record as it is read after the repair. */
function repairedOf({ record, changes }: Prepared, { read, scope: { layout } }: Reading): Candidate {
  const changed = [...changes].map(([at, value]) => [layout.fields[at]!.name, value])
  return read({ ...record, ...Object.fromEntries(changed) })
}

/**
 * A repair of users changes accesses: the caller needs every right that the users have and that the records
 * would give.
 */
async function requireTheirs(
  client: pg.ClientBase,
  caller: Person,
  mended: readonly Prepared[],
  reading: Reading,
): Promise<void> {
  const { layout } = reading.scope
  const repaired = mended.map((one) => repairedOf(one, reading))
  const profile = layout.fieldIndex.get('ESIUS_CODIGO_PERFIL')!
  const { rows } = await client.query<{ permissao: string }>(
    `select distinct unnest(p.permissoes) as permissao from perfil p
      where p.cliente_id = (select cliente_atual()) and (p.codigo = any($1) or p.id in (
        select perfil_id from usuario where cliente_id = p.cliente_id and identificador::text = any($2)))`,
    [repaired.map(({ values }) => values[profile]), repaired.map(({ key }) => key)],
  )
  requireOwn(caller, rows.map(({ permissao }) => permissao).filter(isRight))
}

/**
 * A person who signs in or receives links is notified of a change to their e-mail, as by any other command.
 */
async function announceEmails(
  client: pg.ClientBase,
  mended: readonly Prepared[],
  reading: Reading,
): Promise<void> {
  const { layout, store } = reading.scope
  const tipo = contactRegisters.find((register) => register === layout.entity.table)
  if (!tipo) return
  const fields = layout.slots.flatMap(({ name, field }) =>
    emailColumns(tipo).includes(name) && field !== undefined ? [{ name, field }] : [],
  )
  const moved = mended
    .filter(({ changes }) => fields.some(({ field }) => changes.has(field)))
    .map((one) => ({ ...repairedOf(one, reading), changes: one.changes }))
    .filter(({ report }) => !report.refused)
  const keys = new Map(moved.map(({ key, slots }) => [key, slots]))
  const found = keys.size > 0 ? await store.find(client, keys) : new Map<string, { id: string }>()
  for (const { key, values, changes } of moved) {
    const person = found.get(key)
    const changed = fields.filter(({ field }) => changes.has(field))
    const told = Object.fromEntries(changed.map(({ name, field }) => [name, values[field] ?? null]))
    if (person) await announceEmail(txOn(client), { tipo, id: Number(person.id) }, told)
  }
}

function sampleOf(prepared: readonly Prepared[], told: readonly Rehearsed[], hidden: boolean) {
  // Records that would still be refused come first.
  const order = prepared.map((one, at) => ({ one, was: told[at] }))
  const first = order.toSorted((one, other) => weight(one.was) - weight(other.was)).slice(0, shownRows)
  return first.map(({ one: { row, before, after }, was }) => ({
    id: row.id,
    identificacao: row.identificacao,
    antes: hidden ? covered : before,
    depois: hidden ? covered : (after ?? before),
    resultado: was?.outcome ?? '',
    mensagem: was?.message ?? '',
  }))
}

const weight = (was: Rehearsed | undefined) => (was?.outcome === 'R' ? 0 : 1)

const invalid = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])
