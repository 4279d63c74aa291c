import { sql } from 'kysely'
import type pg from 'pg'
import { wrongField } from '../../catalogue/wire/failures.ts'
import type { Context } from '../context.ts'
import { guardingEmail } from '../domain/acesso/email-changed.ts'
import { contactRegisters } from '../domain/link/endereco.ts'
import { changesOf } from '../domain/machine/changes.ts'
import { type Reach, within } from '../domain/machine/reach.ts'
import { entities } from '../inbound/bindings.ts'
import { applyEdit, type Edit, type Edited } from '../inbound/edit/apply-edit.ts'
import { ContentKeeper } from '../inbound/write/contents.ts'
import { inClient } from '../inbound/write/transaction.ts'
import { Refusal } from '../refusal.ts'
import { currentClient } from '../store/expressions.ts'
import { holdRecords } from '../store/records-lock.ts'
import { setLocally } from '../store/settings.ts'
import { txOn } from '../store/tx-on.ts'
import type { Person } from './caller.ts'
import { isBusy, rowWait, simulatedWait } from './patient.ts'

type Editor = Pick<Person, 'clienteId' | 'actor'>

/** Milliseconds to wait for the part of a batch that is being written. */
const longestWait = 10_000

export type Applied = Extract<Edited, { kind: 'applied' }>

/**
 * Runs work on a client's records between two parts of a batch. It waits instead of queueing the work,
 * because a part takes about a second and the caller gets a final answer.
 */
export async function amongBatches<T>(
  { db }: Pick<Context, 'db'>,
  { clienteId, actor }: Editor,
  simulated: boolean,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const wait = simulated ? simulatedWait : longestWait
  const client = await db.connect()
  let broken = false
  const inTurn = async () => {
    const tx = txOn(client)
    await setLocally(tx, [['lock_timeout', `${wait}ms`]])
    await holdRecords(tx)
    await setLocally(tx, [['lock_timeout', `${Math.min(wait, rowWait)}ms`]])
    return work(client)
  }
  try {
    return await inClient(client, clienteId, inTurn, { actor, kept: simulated ? 'never' : 'durable' })
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (isBusy(error)) throw new Refusal('REGISTRO_OCUPADO')
    broken = true
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Changes a record that batches feed, by the engine's rules. An edit that is not applied is refused and
 * rolled back.
 */
export async function editRecord(
  client: pg.ClientBase,
  { sealer, files }: Pick<Context, 'sealer' | 'files'>,
  edit: Edit,
  reach: Reach,
  /** Path of a field in the request. */
  pathOf = (field: string) => `registro.${field}`,
): Promise<Applied> {
  if (edit.id !== undefined && !(await isReached(client, edit.operation, edit.id, reach))) {
    throw new Refusal('REGISTRO_INEXISTENTE')
  }
  const { table } = entities[edit.operation]
  const tipo = contactRegisters.find((kind) => kind === table)
  const apply = () => applyEdit(client, { sealer, contents: new ContentKeeper(files, () => {}) }, edit)
  const edited =
    tipo && edit.id !== undefined
      ? await guardingEmail(txOn(client), { tipo, id: edit.id }, apply)
      : await apply()
  switch (edited.kind) {
    case 'applied':
      return edited
    case 'unknown':
      throw new Refusal('REGISTRO_INEXISTENTE')
    case 'existing':
      throw new Refusal('REGISTRO_EXISTENTE')
    case 'outdated':
      throw await conflict(client, edit, edited.version)
    case 'refused':
      throw new Refusal(
        'REGISTRO_INVALIDO',
        {},
        edited.found.map(({ field, code, said, detail }) => wrongField(pathOf(field), code, said, detail)),
      )
  }
}

async function isReached(
  client: pg.ClientBase,
  operation: Edit['operation'],
  id: number,
  reach: Reach,
): Promise<boolean> {
  const { table } = entities[operation]
  const { rows } = await sql`select from ${sql.table(table)} x
    where x.cliente_id = ${currentClient} and x.id = ${id} and ${within(table, 'x', reach)}`.execute(
    txOn(client),
  )
  return rows.length > 0
}

async function conflict(
  client: pg.ClientBase,
  { operation, id = 0, version = 0 }: Edit,
  current: number,
): Promise<Refusal> {
  const missed = [{ id, versions: current - version }]
  const mudancas = (await changesOf(txOn(client), entities[operation].table, missed)).get(id) ?? []
  return new Refusal('CONFLITO', { vista: version, atual: current, mudancas })
}
