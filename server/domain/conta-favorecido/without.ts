import { sql } from 'kysely'
import { contaFavorecidoMachine } from '../../../catalogue/machines/conta-favorecido.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A student with payments but without an account. */
export interface WithoutAccount {
  aluno: number
  nome: string
}

/** The students without an account in force. */
export async function withoutAccount(tx: Tx, students: readonly number[]): Promise<WithoutAccount[]> {
  if (students.length === 0) return []
  const { rows } = await sql<WithoutAccount>`
    select a.id as aluno, coalesce(a.nome_social, a.nome) as nome from aluno a
     where a.cliente_id = ${currentClient} and a.id = any(${students}::bigint[]) and a.dados_bancarios is null
       and not exists (select from conta_favorecido v where v.cliente_id = a.cliente_id and v.aluno_id = a.id
         and v.situacao = ${contaFavorecidoMachine.moves.vigorar.to})
     order by a.id`.execute(tx)
  return rows
}
