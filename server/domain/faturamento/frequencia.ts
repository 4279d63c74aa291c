import { sql } from 'kysely'
import type { informaFrequencia as declared } from '../../../catalogue/management/faturamento/informa-frequencia.ts'
import { currentClient } from '../../store/expressions.ts'
import { requireMonth } from '../month.ts'
import type { Verb } from '../verb.ts'

/** Replaces the attendance reported for a month of contracts. */
export const informaFrequencia: Verb<typeof declared> = async (tx, _acting, { competencia, contratos }) => {
  requireMonth(competencia)
  const { rows } = await sql<{ gravados: number }>`
    with dito as (
      insert into frequencia (cliente_id, contrato_numero, competencia, faltas, dias, horas)
      select distinct on (c.numero) c.cliente_id, c.numero, ${competencia}, coalesce(k.faltas, 0), k.dias, coalesce(k.horas, 0)
        from json_to_recordset(${JSON.stringify(contratos)}) k(contrato bigint, faltas integer, dias integer, horas numeric)
        join contrato c on c.cliente_id = ${currentClient} and c.id = k.contrato
       order by c.numero
      on conflict (cliente_id, contrato_numero, competencia) do update
         set faltas = excluded.faltas, dias = excluded.dias, horas = excluded.horas, usuario = excluded.usuario,
             atualizacao = now()
      returning 1)
    select count(*)::integer as gravados from dito`.execute(tx)
  return { gravados: rows[0]!.gravados }
}
