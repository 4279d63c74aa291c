import { sql } from 'kysely'
import type { consultaComoEra } from '../../../catalogue/management/auditoria/consulta-como-era.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Verb } from '../verb.ts'
import { aboutRecord, tableOfEntity } from './sobre.ts'

interface Entry {
  id: number
  momento: string
  usuario: string
}

/** A record as it was after an audit entry: its current values with all later changes undone. */
export const comoEra: Verb<typeof consultaComoEra> = async (
  tx,
  _acting,
  { entidade, registro, lancamento },
) => {
  const target = `${Number(registro)}::bigint`
  const { rows } = await sql<Entry>`
    select a.id, momento_do_cliente(a.cliente_id, a.data) as momento, a.usuario from auditoria a
     where a.cliente_id = ${currentClient} and a.entidade = ${entidade} and ${sql.raw(aboutRecord('a', target))}
       and a.acao <> 'Consulta' and (${lancamento ?? null}::bigint is null or a.id = ${lancamento ?? null})
     order by a.id desc limit 1`.execute(tx)
  const [entry] = rows
  if (!entry) throw new Refusal('REGISTRO_INEXISTENTE')
  const values = await sql<{ campo: string; valor: string }>`
    select c.item->>0 as campo, c.item->>2 as valor
      from json_array_elements(${sql.ref(`auditoria_inclusao_${tableOfEntity(entidade)}`)}(${registro}::bigint, ${entry.id}::bigint))
      with ordinality c(item, n) order by c.n`.execute(tx)
  return { momento: entry.momento, usuario: entry.usuario, campos: values.rows }
}
