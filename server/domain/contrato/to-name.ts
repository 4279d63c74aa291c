import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Reach, within } from '../machine/reach.ts'

/** Maximum number of contracts offered, newest first. */
const most = 200

/** Contracts within reach as options to choose from. */
export async function contractsToName(tx: Tx, reach: Reach): Promise<{ valor: string; rotulo: string }[]> {
  const { rows } = await sql<{ valor: string; rotulo: string }>`
    select c.id::text as valor, c.numero || '-' || c.sequencia || ', ' || coalesce(a.nome_social, a.nome) as rotulo
      from contrato c join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
     where c.cliente_id = ${currentClient} and ${within('contrato', 'c', reach)}
     order by c.id desc limit ${most}`.execute(tx)
  return rows
}
