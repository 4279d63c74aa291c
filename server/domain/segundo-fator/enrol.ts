import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Person } from '../login/person.ts'
import { newCodes, recoveryDigest } from './recovery.ts'
import { newFactor, stepOfCode } from './totp.ts'

type Whose = Pick<Person, 'tipo' | 'id'>

/** Proposes a secret that is ineffective until confirmed by a code. An existing one remains in force. */
export async function proposeFactor(tx: Tx, sealer: Sealer, { tipo, id }: Whose): Promise<Buffer> {
  const secret = newFactor()
  const proposto = sealer.seal(secret)
  await tx
    .insertInto('segundo_fator')
    .values({ cliente_id: currentClient, tipo, pessoa_id: id, proposto })
    .onConflict((known) => known.columns(['cliente_id', 'tipo', 'pessoa_id']).doUpdateSet({ proposto }))
    .execute()
  return secret
}

/**
 * Puts the proposed secret in force with its first right code and returns the recovery codes, which are shown
 * only once.
 */
export async function confirmFactor(
  tx: Tx,
  sealer: Sealer,
  { tipo, id }: Whose,
  code: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const { rows } = await sql<{ id: number; proposto: Buffer }>`
    select id, proposto from segundo_fator
     where cliente_id = ${currentClient} and tipo = ${tipo} and pessoa_id = ${id} and proposto is not null
       for update`.execute(tx)
  const [factor] = rows
  const step = factor && stepOfCode(sealer.open(factor.proposto), code.replace(/\s/g, ''), now, 0)
  if (!factor || step === undefined) throw new Refusal('CODIGO_INVALIDO')
  await sql`update segundo_fator set segredo = proposto, proposto = null, ultimo_passo = ${step}, desde = ${now.toString()}
    where cliente_id = ${currentClient} and id = ${factor.id}`.execute(tx)
  await sql`delete from codigo_recuperacao
    where cliente_id = ${currentClient} and segundo_fator_id = ${factor.id}`.execute(tx)
  const codes = newCodes()
  await tx
    .insertInto('codigo_recuperacao')
    .values(
      codes.map((one) => ({
        cliente_id: currentClient,
        segundo_fator_id: factor.id,
        codigo: recoveryDigest(sealer, factor.id, one),
      })),
    )
    .execute()
  return codes
}

/** Removes a person's second factor and its codes; false if there was none. */
export async function removeFactor(tx: Tx, { tipo, id }: Whose): Promise<boolean> {
  const done = await tx
    .deleteFrom('segundo_fator')
    .where('cliente_id', '=', currentClient)
    .where('tipo', '=', tipo)
    .where('pessoa_id', '=', id)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}
