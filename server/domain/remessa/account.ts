import { sql } from 'kysely'
import { contaBancariaMachine } from '../../../catalogue/machines/conta-bancaria.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type DadosConta, openJson, payerOf } from '../conta-bancaria/dados.ts'
import type { Acting } from '../machine/bound.ts'
import { findingOf, ruledOut } from '../machine/finding.ts'
import type { PayingAccount } from './file-name.ts'

const { confirmar } = contaBancariaMachine.moves

/** Payer data of a confirmed account. */
export async function payerFrom(tx: Tx, acting: Acting, id: number): Promise<PayingAccount> {
  const row = await tx
    .selectFrom('conta_bancaria')
    .select(['banco', 'nome', 'situacao', 'dados'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('REGISTRO_INEXISTENTE')
  // Proposed changes have no effect yet: files use the confirmed data.
  if (row.situacao !== confirmar.to) {
    const mensagem = said('remessa.contaAindaNaoConfirmadaOutra')
    const breach = {
      regra: 'contaAtiva',
      campo: 'conta',
      valor: row.situacao,
      limite: confirmar.to,
      mensagem,
    }
    throw ruledOut([findingOf(breach, {})!])
  }
  return { rotulo: row.nome, pagador: payerOf(row.banco, openJson<DadosConta>(acting, row.dados)) }
}

/** Sequence number of a file, and the first of its payments. */
export interface Numbers {
  nsa: number
  first: number
}

/**
 * Takes the numbers of a file and its payments in one statement; the row lock serializes callers. Payment
 * numbers restart at 1 after 999,999, when the earlier ones are long settled.
 */
export async function takeNumbers(tx: Tx, conta: number, payments: number): Promise<Numbers> {
  const { rows } = await sql<Numbers>`
    update conta_bancaria_sequencia
       set ultimo_nsa = ultimo_nsa + 1,
           ultimo_item = case when ultimo_item + ${payments} > 999999 then ${payments} else ultimo_item + ${payments} end
     where cliente_id = ${currentClient} and conta_bancaria_id = ${conta} and ultimo_nsa < 999999
    returning ultimo_nsa as nsa, ultimo_item - ${payments} + 1 as first`.execute(tx)
  const [numbers] = rows
  if (numbers) return numbers
  const mensagem = said('remessa.numerosArquivoDestaContaAcabaram')
  throw ruledOut([findingOf({ regra: 'numeroDeArquivo', campo: 'conta', limite: '999999', mensagem }, {})!])
}
