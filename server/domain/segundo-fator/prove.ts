import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Person } from '../login/person.ts'
import { isRecovery, recoveryDigest } from './recovery.ts'
import { stepOfCode } from './totp.ts'

type Whose = Pick<Person, 'tipo' | 'id'>

interface Factor {
  id: number
  segredo: Buffer
  ultimo: number
}

/**
 * Uses a code in the same transaction as what it authorizes. The row lock lets only one of two requests with
 * the same code succeed.
 */
export async function useCode(
  tx: Tx,
  sealer: Sealer,
  { tipo, id }: Whose,
  code: string,
  now: Temporal.Instant,
): Promise<'codigo' | 'recuperacao'> {
  const { rows } = await sql<Factor>`
    select id, segredo, ultimo_passo as ultimo from segundo_fator
     where cliente_id = ${currentClient} and tipo = ${tipo} and pessoa_id = ${id} and segredo is not null
       for update`.execute(tx)
  const [factor] = rows
  if (!factor) throw new Refusal('CODIGO_INVALIDO')
  if (isRecovery(code)) {
    const used = await sql`update codigo_recuperacao set usado_em = ${now.toString()}
      where cliente_id = ${currentClient} and segundo_fator_id = ${factor.id}
        and codigo = ${recoveryDigest(sealer, factor.id, code)} and usado_em is null`.execute(tx)
    if (used.numAffectedRows !== 1n) throw new Refusal('CODIGO_INVALIDO')
    return 'recuperacao'
  }
  const step = stepOfCode(sealer.open(factor.segredo), code.replace(/\s/g, ''), now, Number(factor.ultimo))
  if (step === undefined) throw new Refusal('CODIGO_INVALIDO')
  await sql`update segundo_fator set ultimo_passo = ${step}
    where cliente_id = ${currentClient} and id = ${factor.id}`.execute(tx)
  return 'codigo'
}
