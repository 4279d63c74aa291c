import { sql } from 'kysely'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
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

/**
 * Agreements with a signed document: one that all signed here, or an accepted file that was not sent to be signed
 * here, which is the scan of one signed elsewhere.
 */
export async function signedPapers(tx: Tx, convenios: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct convenio_id as id from arquivo
     where cliente_id = ${currentClient} and convenio_id = any(${convenios}::bigint[]) and tipo = ${documentoDoConvenio}
       and situacao = 'Aprovado'
       and situacao_assinatura in (${assinaturaMachine.initial[0]}, ${assinaturaMachine.moves.finalizar.to})`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
