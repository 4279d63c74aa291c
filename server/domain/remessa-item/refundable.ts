import { type RawBuilder, sql } from 'kysely'
import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'

/**
 * Whether the payment's movement is not reversed and its invoice is settled; only then can it be returned.
 */
export const refundable = (item: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from movimento m
    join faturamento f on f.cliente_id = m.cliente_id and f.id = m.faturamento_id
   where m.cliente_id = ${sql.ref(`${item}.cliente_id`)} and m.remessa_item_id = ${sql.ref(`${item}.id`)}
     and situacao_do_faturamento(f, hoje_do_cliente()) = ${faturamentoMachine.moves.liquidar.to}
     and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id))`
