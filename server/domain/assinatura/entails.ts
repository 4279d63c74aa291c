import { sql } from 'kysely'
import type { TipoDocumento } from '../../../catalogue/management/arquivo/types.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { ativa } from '../contrato/ativa.ts'
import { convenios } from '../convenio/guards.ts'
import { askForWork } from '../documento/work.ts'
import type { Acting, Done } from '../machine/bound.ts'
import { move } from '../move.ts'

/** What the last signature brings with it: agreements and contracts come into force, and what was signed here is sealed. */
export async function entail(tx: Tx, { name, ids }: Done, acting: Acting): Promise<void> {
  if (name !== 'finalizar' && name !== 'registrar') return
  if (name === 'finalizar') await askForSeal(tx, ids)
  const files = await tx
    .selectFrom('arquivo')
    .select(['contrato_id', 'convenio_id', 'tipo'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .execute()
  const agreements = [...new Set(files.flatMap(({ convenio_id }) => convenio_id ?? []))]
  await move(
    tx,
    convenios,
    'vigorar',
    agreements.map((id) => ({ id, motivo: 'Assinado por todos.', values: { assinatura: acting.today } })),
    acting,
  )
  const contracts = files.flatMap(({ contrato_id, tipo }) => (isTerm(tipo) ? (contrato_id ?? []) : []))
  // Whoever signs last need not be somebody who may move contracts.
  await ativa(tx, { today: acting.today }, [...new Set(contracts)])
}

/** Documents by which contracts and their amendments are made. */
const terms: readonly TipoDocumento[] = ['Termo de compromisso', 'Termo de monitoria', 'Termo aditivo']
const isTerm = (tipo: string) => terms.some((one) => one === tipo)

async function askForSeal(tx: Tx, files: readonly number[]): Promise<void> {
  await sql`update documento set fazer = 'selar', tentativas = 0, proxima = now(), falha = null
    where cliente_id = ${currentClient} and arquivo_id = any(${files}::bigint[])`.execute(tx)
  await askForWork(tx)
}
