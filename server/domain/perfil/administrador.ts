import { type RawBuilder, sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { locks } from '../../store/locks.ts'

/** Whether a profile may change accesses in all units. */
export const administers = (profile: RawBuilder<unknown>) =>
  sql<boolean>`('acessos.alterar' = any(${profile}.permissoes) and not ${profile}.por_unidade)`

/** Whether an active user may change accesses in all units. */
async function hasAdministrator(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from usuario u join perfil p on p.cliente_id = u.cliente_id and p.id = u.perfil_id
     where u.cliente_id = ${currentClient} and ${administers(sql`p`)}
       and (u.validade is null or u.validade >= hoje_do_cliente()) limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * Refuses a change that leaves no administrator. The advisory lock serializes changes: two administrators
 * removing each other at once would otherwise leave none.
 */
export async function keepingAdministrator<T>(tx: Tx, campo: string, change: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_xact_lock(${locks.accesses}, ${currentClient})`.execute(tx)
  const before = await hasAdministrator(tx)
  const result = await change()
  if (!before || (await hasAdministrator(tx))) return result
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField(campo, 'CAMPO_INVALIDO', said('perfil.ninguemMaisPoderiaAlterarAcessos')),
  ])
}
