import { sql } from 'kysely'
import { currentClient } from '../../store/expressions.ts'
import { recovered } from '../contrato/instalments.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'

/** Deletes unpaid recovery instalments of cancelled invoices to students. */
export const dropRecoveries: Consequence = async (tx, invoices) => {
  await sql`delete from parcela p
    using faturamento_item i, faturamento f
    where f.cliente_id = ${currentClient} and f.id = any(${idsOf(invoices)}::bigint[]) and f.tipo = 'R' and f.aluno_id is not null
      and i.cliente_id = f.cliente_id and i.faturamento_id = f.id
      and p.cliente_id = i.cliente_id and p.contrato_id = i.contrato_id and p.parcela = i.parcela
      and p.tipo_taxa = ${recovered} and p.pagamento is null`.execute(tx)
}
