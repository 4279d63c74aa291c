import { sql } from 'kysely'
import { remessaMachine } from '../../../catalogue/machines/remessa.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import { accountOf, branchOf } from '../../cnab/account.ts'
import type { Sent } from '../../cnab/match.ts'
import type { Return } from '../../cnab/read.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { centsOf } from '../../values/cents.ts'
import { openJson } from '../conta-bancaria/dados.ts'
import type { Favorecido } from '../conta-favorecido/bank-details.ts'
import type { Acting } from '../machine/bound.ts'
import { refundable } from '../remessa-item/refundable.ts'

/** A payment that a return may refer to, in its current state. */
export interface SentPayment extends Sent {
  situacao: string
  remessa: number
  /** Its file was approved but not marked as sent; the bank's answer proves that it was. */
  provado: boolean
  /** Its movement can be reversed. */
  devolvivel: boolean
}

/** The bank has the payment and has not ended it. */
const waiting: readonly string[] = remessaItemMachine.moves.pagar.from
const approved = sql`(r.situacao = ${remessaMachine.initial[0]} and r.aprovada_em is not null)`

interface Row
  extends Pick<
    SentPayment,
    'id' | 'contador' | 'nsa' | 'data' | 'situacao' | 'remessa' | 'provado' | 'devolvivel'
  > {
  valor: string
  favorecido: Buffer
}

/**
 * Payments of an account with the numbers in a return; for rows without a number, also open ones of the same
 * days. Locked in id order.
 */
export async function sentOf(
  tx: Tx,
  acting: Acting,
  conta: number,
  { itens }: Return,
): Promise<SentPayment[]> {
  const counters = [...new Set(itens.flatMap(({ contador }) => (contador === undefined ? [] : [contador])))]
  const days = [
    ...new Set(itens.flatMap(({ contador, data }) => (contador === undefined && data ? [data] : []))),
  ]
  const { rows } = await sql<Row>`
    select i.id, i.contador, r.nsa, i.data, i.valor, i.situacao, i.remessa_id as remessa, i.favorecido,
           ${approved} as provado, ${refundable('i')} as devolvivel
      from remessa_item i join remessa r on r.cliente_id = i.cliente_id and r.id = i.remessa_id
     where i.cliente_id = ${currentClient} and i.conta_bancaria_id = ${conta}
       and (i.contador = any(${counters}::int[])
         or i.data = any(${days}::date[]) and (i.situacao = any(${waiting}::text[]) or ${approved}))
     order by i.id for update of i`.execute(tx)
  return rows.map(({ favorecido, valor, ...row }) => {
    let known: Account | undefined
    const account = () => {
      known ??= accountIn(acting, favorecido)
      return known
    }
    return {
      ...row,
      aberto: row.provado || waiting.includes(row.situacao),
      valor: centsOf(valor),
      // Decrypted lazily: only matching by account needs it, and most rows have a number.
      get banco() {
        return account().banco
      },
      get agencia() {
        return account().agencia
      },
      get conta() {
        return account().conta
      },
    }
  })
}

type Account = Pick<Sent, 'banco' | 'agencia' | 'conta'>

function accountIn(acting: Acting, favorecido: Buffer): Account {
  const { banco, agencia, conta } = openJson<Favorecido>(acting, favorecido)
  return { banco, agencia: branchOf(agencia).numero, conta: accountOf(conta).numero }
}
