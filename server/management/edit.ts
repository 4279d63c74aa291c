import { wrongField } from '../../catalogue/wire/failures.ts'
import type { Context } from '../context.ts'
import { applyEdit, type Edit, type Edited } from '../inbound/edit/apply-edit.ts'
import { ContentKeeper } from '../inbound/write/contents.ts'
import { inClient } from '../inbound/write/transaction.ts'
import { Refusal } from '../refusal.ts'
import { setLocally } from '../store/database.ts'
import { holdRecords } from '../store/records-lock.ts'
import { txOn } from '../store/tx-on.ts'
import type { Person } from './caller.ts'

/** How long a person waits, in milliseconds, for the part of a batch that is being written. A simulation hardly waits. */
const longestWait = { real: 10_000, simulated: 200 }
/** For a single row: shorter than the database takes to look for a deadlock, so that no batch is the one to fall. */
const rowWait = 700

const busy: ReadonlySet<unknown> = new Set(['55P03', '40P01'])

export type Applied = Extract<Edited, { kind: 'applied' }>

/**
 * Changes a record that batches feed, as the engine would. When this returns it is done, or nothing is: who was told
 * "later" would have to come back and look, and a part of a batch takes a second, not minutes.
 */
export async function editRecord(
  { db, sealer, files }: Pick<Context, 'db' | 'sealer' | 'files'>,
  { clienteId, actor }: Pick<Person, 'clienteId' | 'actor'>,
  edit: Edit,
): Promise<Applied> {
  const tools = { sealer, contents: new ContentKeeper(files, () => {}) }
  const wait = edit.simulated ? longestWait.simulated : longestWait.real
  const client = await db.connect()
  let broken = false
  const work = async () => {
    const tx = txOn(client)
    await setLocally(tx, [['lock_timeout', `${wait}ms`]])
    await holdRecords(tx)
    await setLocally(tx, [['lock_timeout', `${Math.min(wait, rowWait)}ms`]])
    return appliedOnly(await applyEdit(client, tools, edit), edit)
  }
  try {
    return await inClient(client, clienteId, work, { actor, kept: edit.simulated ? 'never' : 'durable' })
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (busy.has((error as { code?: unknown }).code)) throw new Refusal('REGISTRO_OCUPADO')
    broken = true
    throw error
  } finally {
    client.release(broken)
  }
}

/** What was not applied is refused, and with that taken back. */
function appliedOnly(edited: Edited, { version }: Edit): Applied {
  switch (edited.kind) {
    case 'applied':
      return edited
    case 'unknown':
      throw new Refusal('REGISTRO_INEXISTENTE')
    case 'existing':
      throw new Refusal('REGISTRO_EXISTENTE')
    case 'outdated':
      throw new Refusal('CONFLITO', { vista: version ?? 0, atual: edited.version })
    case 'refused':
      throw new Refusal(
        'REGISTRO_INVALIDO',
        {},
        edited.found.map(({ field, code, message }) => wrongField(field, code, message)),
      )
  }
}
