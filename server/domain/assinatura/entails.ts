import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { ativa } from '../contrato/ativa.ts'
import { convenios } from '../convenio/guards.ts'
import { askForWork } from '../documento/work.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { terms } from './terms.ts'

/** What the last signature of files brings with it, whoever gave it: contracts and agreements come into force. */
export async function entail(tx: Tx, ids: readonly number[], { today }: Acting): Promise<void> {
  if (ids.length === 0) return
  const files = await tx
    .selectFrom('arquivo')
    .select(['contrato_id', 'convenio_id', 'tipo'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .execute()
  const contracts = files.flatMap(({ contrato_id, tipo }) =>
    contrato_id && terms.includes(tipo) ? [contrato_id] : [],
  )
  const agreements = files.flatMap(({ convenio_id }) => convenio_id ?? [])
  await ativa(tx, { today }, [...new Set(contracts)])
  await move(
    tx,
    convenios,
    'vigorar',
    [...new Set(agreements)].map((id) => ({
      id,
      motivo: 'Assinado por todos.',
      values: { assinatura: today },
    })),
    { today },
  )
}

/** What was signed here is sealed, with the evidence of it. */
export async function askForSeal(tx: Tx, files: readonly number[]): Promise<void> {
  if (files.length === 0) return
  await sql`update documento set fazer = 'selar', tentativas = 0, proxima = now(), falha = null
    where cliente_id = ${currentClient} and arquivo_id = any(${files}::bigint[])`.execute(tx)
  await askForWork(tx)
}
