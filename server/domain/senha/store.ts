import type { Actor } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient, now as moment } from '../../store/expressions.ts'
import type { PersonKind, StoredPassword } from '../login/person.ts'
import { hashPassword, inTurn, ranks } from '../secrets/argon2.ts'
import { endSessions } from '../sessao/end.ts'

interface Owner {
  tipo: PersonKind
  id: number
}

/** Stores a renewed hash, unless the password changed meanwhile. */
export async function renewHash(
  tx: Tx,
  { tipo, id }: Owner,
  before: StoredPassword,
  renewed: string,
): Promise<void> {
  await tx
    .updateTable('senha')
    .set({ hash: renewed, selada: null, atualizacao: moment })
    .where('cliente_id', '=', currentClient)
    .where('dono', '=', tipo)
    .where('dono_id', '=', id)
    .where('hash', 'is not distinct from', before.hash)
    .where('selada', 'is not distinct from', before.selada)
    .execute()
}

/** Hashes a new password through the gate, before the transaction that stores it. */
export const freshHash = (password: string): Promise<string> =>
  inTurn({ crowds: [], rank: ranks.known }, () => hashPassword(password))

interface Change {
  /** Session that does not end. */
  kept?: number
  /** Whether it was chosen by a copied link. Unchanged if the person proved the present one. */
  copiada?: boolean
}

/** Stores a new password and ends the person's sessions. */
export async function storePassword(
  tx: Tx,
  owner: Owner,
  hash: string,
  now: Temporal.Instant,
  { kept, copiada }: Change = { copiada: false },
): Promise<void> {
  const marked = copiada === undefined ? {} : { copiada }
  await tx
    .insertInto('senha')
    .values({ cliente_id: currentClient, dono: owner.tipo, dono_id: owner.id, hash, ...marked })
    .onConflict((known) =>
      known
        .columns(['cliente_id', 'dono', 'dono_id'])
        .doUpdateSet({ hash, selada: null, atualizacao: moment, ...marked }),
    )
    .execute()
  await endSessions(tx, owner, now, { but: kept })
}

/** Sets a person's password on behalf of the operator. */
export async function setPassword(
  db: Database,
  clienteId: number,
  owner: Owner,
  password: string,
  now: Temporal.Instant,
  actor: Actor,
): Promise<void> {
  const hash = await freshHash(password)
  await db.inClient(clienteId, (tx) => storePassword(tx, owner, hash, now), actor)
}
