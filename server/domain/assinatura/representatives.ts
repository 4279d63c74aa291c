import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient, firstOf } from '../../store/expressions.ts'

/** A natural person who may sign for a host. */
export interface Representative {
  arquivo: number
  /** Number of the person; of the host itself for the representative in its record. */
  id: number
  nome: string
  email: string
}

/**
 * Representatives of the hosts whose files these are: the one in the host's record, and those registered beside it.
 * Persons who are inactive or have no e-mail cannot be called to sign.
 */
export async function representativesFor(tx: Tx, files: readonly number[]): Promise<Representative[]> {
  const { rows } = await sql<Representative>`
    with h as (
      select a.id as arquivo, p.* from arquivo a
        left join contrato c on c.cliente_id = a.cliente_id and c.id = a.contrato_id
        left join convenio v on v.cliente_id = a.cliente_id and v.id = a.convenio_id
        join pessoa p on p.cliente_id = a.cliente_id and p.id = ${sql.raw(firstOf('c.concedente_id', 'v.concedente_id'))}
       where a.cliente_id = ${currentClient} and a.id = any(${files}::bigint[])
    )
    select arquivo, id, nome, email from (
      select h.arquivo, h.id, btrim(h.representante_nome) as nome,
             coalesce(nullif(btrim(h.representante_email), ''), nullif(btrim(h.email), '')) as email, 1 as place
        from h where h.tipo = 'J' and btrim(h.representante_nome) <> ''
      union all
      select h.arquivo, p.id, coalesce(p.nome_social, p.nome), nullif(btrim(p.email), ''), 2
        from h join representante r on r.cliente_id = h.cliente_id and r.concedente_id = h.id
        join pessoa p on p.cliente_id = r.cliente_id and p.id = r.pessoa_id
       where p.ativo and (p.validade is null or p.validade > hoje_do_cliente())
    ) r where email is not null order by arquivo, place, nome, id`.execute(tx)
  return rows
}
