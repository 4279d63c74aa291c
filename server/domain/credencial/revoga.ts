import { type RawBuilder, sql } from 'kysely'
import type { revogaCredencial } from '../../../catalogue/management/credencial/revoga-credencial.ts'
import type { ToldOf } from '../../../catalogue/typed.ts'
import { Refusal } from '../../refusal.ts'
import { operator } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Verb } from '../verb.ts'
import { tokenHash } from './token.ts'

type Told = Omit<ToldOf<(typeof revogaCredencial)['output']>, 'simulado'>

/** Revokes a credential at once and returns its last use; undefined if no active one matches. */
async function revoke(tx: Tx, which: RawBuilder<boolean>): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    update credencial set revogada_em = now()
     where cliente_id = ${currentClient} and revogada_em is null and ${which}
    returning id, nome, momento_do_cliente(cliente_id, usada_em) as usada, coalesce(usada_de, '') as "usadaDe",
      coalesce(usada_por, '') as "usadaPor"`.execute(tx)
  return rows[0]
}

export const revoga: Verb<typeof revogaCredencial> = async (tx, _acting, { registros }) => {
  const which = sql<boolean>`id = ${registros[0]!.id} and conta_id is null and (expira_em is null or expira_em > now())`
  const revoked = await revoke(tx, which)
  if (!revoked) throw new Refusal('REGISTRO_INEXISTENTE')
  return revoked
}

/** Revokes a credential for an operator, also one issued to an account. False if no active one matches. */
export async function revokeCredential(
  owner: Database,
  clienteId: number,
  credential: { token: string } | { id: number },
  actor = operator('token revoke'),
): Promise<boolean> {
  const which =
    'token' in credential
      ? sql<boolean>`hash = ${tokenHash(credential.token)}`
      : sql<boolean>`id = ${credential.id}`
  return (await owner.inClient(clienteId, (tx) => revoke(tx, which), actor)) !== undefined
}
