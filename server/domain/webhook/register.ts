import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import { rotateSecret } from './rotate.ts'
import { newSecret } from './secret.ts'
import { hold, release } from './state.ts'
import { findTargets, opened, type Target } from './target.ts'

/** Wanted settings of a target; undefined ones stay. */
export interface WantedTarget {
  url: string
  secret: string | undefined
  active: boolean | undefined
  everyBatch: boolean | undefined
}

/** Most targets per client. */
export const mostTargets = 50
/** Hours for which a secret replaced by a new registration still signs. */
const overlap = 24

export interface Registered {
  created: boolean
  /** The new secret, shown only now. */
  secret: string | undefined
}

/**
 * Registers a target, or changes the one with this address; a deactivated one becomes active. Returns
 * undefined if the client has too many.
 */
export async function registerTarget(
  tx: Tx,
  sealer: Sealer,
  wanted: WantedTarget,
): Promise<Registered | undefined> {
  // Row lock: serializes registrations of one client.
  await sql`select from cliente where cliente_id = (select cliente_atual()) for no key update`.execute(tx)
  const known = await findTargets(tx)
  const old = known.find(({ url }) => url === wanted.url)
  if (old) return { created: false, secret: await change(tx, sealer, old, wanted) }
  if (known.length >= mostTargets) return undefined
  const secret = wanted.secret ?? newSecret()
  const made = await tx
    .insertInto('webhook_destino')
    .values({
      cliente_id: currentClient,
      url: wanted.url,
      segredo: sealer.seal(secret),
      todos_os_lotes: wanted.everyBatch ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (wanted.active === false) await hold(tx, made.id)
  return { created: true, secret }
}

async function change(
  tx: Tx,
  sealer: Sealer,
  old: Target,
  { secret, active, everyBatch }: WantedTarget,
): Promise<string | undefined> {
  if (everyBatch !== undefined) {
    await tx
      .updateTable('webhook_destino')
      .set({ todos_os_lotes: everyBatch, atualizacao: now })
      .where('cliente_id', '=', currentClient)
      .where('id', '=', old.id)
      .execute()
  }
  if (active === false) await hold(tx, old.id)
  else if (old.situacao === 'Desativado' || (active && old.situacao === 'Pausado')) await release(tx, old.id)
  if (secret === undefined || secret === opened(old.segredo, sealer)) return undefined
  return rotateSecret(tx, sealer, old.id, { secret, hours: overlap })
}
