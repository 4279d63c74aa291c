import { sql } from 'kysely'
import { documentoDoConvenio } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** The uploaded document of an agreement. */
export interface Paper {
  id: number
  convenio: number
  nome: string
  situacao: string
  assinatura: string
  tipo: string | null
}

/** The newest document of each agreement that was neither refused nor withdrawn from signing. */
export async function papersOf(tx: Tx, convenios: readonly number[]): Promise<Map<number, Paper>> {
  const { rows } = await sql<Paper>`
    select distinct on (convenio_id) id, convenio_id as convenio, nome, situacao, situacao_assinatura as assinatura,
           tipo_mime as tipo
      from arquivo
     where cliente_id = ${currentClient} and convenio_id = any(${convenios}::bigint[]) and tipo = ${documentoDoConvenio}
       and situacao <> 'Recusado' and situacao_assinatura <> 'Cancelado'
     order by convenio_id, id desc`.execute(tx)
  return new Map(rows.map((row) => [row.convenio, row]))
}
