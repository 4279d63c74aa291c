import { sql } from 'kysely'
import type { Database, Tx } from '../../store/database.ts'
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
  await sql`update senha set hash = ${renewed}, selada = null, atualizacao = now()
    where cliente_id = (select cliente_atual()) and dono = ${tipo} and dono_id = ${id}
      and hash is not distinct from ${before.hash} and selada is not distinct from ${before.selada}`.execute(
    tx,
  )
}

/** Gives a person another password and ends the sessions begun with the one before. */
export async function setPassword(
  db: Database,
  clienteId: number,
  owner: Owner,
  password: string,
  now: Temporal.Instant,
): Promise<void> {
  const fresh = await inTurn({ crowds: [], rank: ranks.known }, () => hashPassword(password))
  await db.inClient(clienteId, async (tx) => {
    await sql`insert into senha (cliente_id, dono, dono_id, hash)
      values (cliente_atual(), ${owner.tipo}, ${owner.id}, ${fresh})
      on conflict (cliente_id, dono, dono_id)
      do update set hash = excluded.hash, selada = null, atualizacao = now()`.execute(tx)
    await endSessions(tx, owner, now)
  })
}
