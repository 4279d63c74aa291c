import type { Actor } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient, now as moment } from '../../store/expressions.ts'
import type { PersonKind } from '../acesso/person.ts'
import { endSessions } from '../sessao/end.ts'
import { hashPassword, inTurn, ranks } from './argon2.ts'
import type { StoredPassword } from './compare.ts'

interface Owner {
  tipo: PersonKind
  id: number
}

/** Stores a renewed hash, unless another password came in meanwhile. */
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

/** Gives a person another password and ends the sessions begun with the one before. */
export async function setPassword(
  db: Database,
  clienteId: number,
  owner: Owner,
  password: string,
  now: Temporal.Instant,
  actor: Actor,
): Promise<void> {
  const fresh = await inTurn({ crowds: [], rank: ranks.known }, () => hashPassword(password))
  const store = async (tx: Tx) => {
    await tx
      .insertInto('senha')
      .values({ cliente_id: currentClient, dono: owner.tipo, dono_id: owner.id, hash: fresh })
      .onConflict((known) =>
        known
          .columns(['cliente_id', 'dono', 'dono_id'])
          .doUpdateSet({ hash: fresh, selada: null, atualizacao: moment }),
      )
      .execute()
    await endSessions(tx, owner, now)
  }
  await db.inClient(clienteId, store, actor)
}
