import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { soEntrega, type TipoPendencia } from '../../../catalogue/values/pendencia.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** What a delivered item waits for: some kinds are complete, others need opinions. */
export async function explainItem(tx: Tx, id: number) {
  const { rows } = await sql<{ tipo: TipoPendencia; situacao: string }>`
    select tipo, situacao from pendencia where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  const [item] = rows
  if (item?.situacao === 'Em aprovação') {
    return { codigo: 'esperaProfessor', texto: said('explica.esperaProfessor') } as const
  }
  if (item?.situacao !== 'Entregue') return undefined
  if (soEntrega.includes(item.tipo)) {
    return { codigo: 'entregaBasta', texto: said('explica.entregaBasta'), final: true } as const
  }
  return { codigo: 'esperaConcedente', texto: said('explica.esperaConcedente') } as const
}
