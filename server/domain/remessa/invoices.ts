import { sql } from 'kysely'
import { mostPayments } from '../../../catalogue/management/remessa/gera-remessa.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient, firstOf } from '../../store/expressions.ts'
import { payableNow } from '../faturamento/amounts.ts'
import { type Reach, within } from '../machine/reach.ts'

/** A payable invoice with its payee's account. */
export interface Payable {
  id: number
  nome: string
  documento: string
  vencimento: string
  /** Open amount. */
  saldo: string
  dados: Buffer | null
}

export interface Choice {
  faturamentos?: readonly { faturamento: number }[] | null | undefined
  vencimentoAte?: string | null | undefined
  competencia?: string | null | undefined
}

/** The invoice's student, or its contract's. */
const student = firstOf('f.aluno_id', 'k.aluno_id')

/**
 * Payable invoices, chosen or all, up to the limit of a file and earliest due first. They are locked, so that
 * a concurrent request waits and then does not find them.
 */
export async function payable(
  tx: Tx,
  { faturamentos, vencimentoAte, competencia }: Choice,
  reach: Reach,
): Promise<Payable[]> {
  const ids = faturamentos && faturamentos.length > 0 ? faturamentos.map((one) => one.faturamento) : null
  const { rows } = await sql<Payable>`
    select f.id, f.nome, f.documento, f.vencimento, (liquido_do_faturamento(f) - f.quitado)::text as saldo,
           c.dados
      from faturamento f
      left join contrato k on k.cliente_id = f.cliente_id and k.id = f.contrato_id
     cross join lateral contas_do_favorecido(f.cliente_id, ${sql.raw(student)}, f.pessoa_id) c
     where f.cliente_id = ${currentClient} and f.tipo = 'P' and f.origem = 'Interna' and ${sql.raw(payableNow('f'))}
       and (${ids}::bigint[] is null or f.id = any(${ids}::bigint[]))
       and (${vencimentoAte ?? null}::date is null or f.vencimento <= ${vencimentoAte ?? null}::date)
       and (${competencia ?? null}::text is null or f.competencia = ${competencia ?? null}::text)
       and ${within('faturamento', 'f', reach)}
     order by f.vencimento, f.id
     limit ${mostPayments}
       for update of f`.execute(tx)
  return rows
}
