import { retornoItemMachine } from '../../../catalogue/machines/retorno-item.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { centsOf } from '../../values/cents.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { refundable } from '../retorno/refundable.ts'
import { decisionOf } from './decision.ts'

const columns = ['valor_real', 'data_real'] as const satisfies readonly (keyof Row<'retorno_item'>)[]

/** What a person says a row is about, where somebody says it. */
export interface Said {
  pagamento?: number | undefined
  resultado?: string | undefined
}

type RetornoItem = Standing & Pick<Row<'retorno_item'>, (typeof columns)[number]> & Said

/** The payment that is named can become what is said of it. */
const pagamentoAdmite: Guard<RetornoItem> = async (tx, records, { today }) => {
  const named = records.flatMap(({ pagamento }) => pagamento ?? [])
  const found = await tx
    .selectFrom('remessa_item as i')
    .select(['i.id', 'i.situacao', 'i.valor', refundable('i').as('devolvivel')])
    .where('i.cliente_id', '=', currentClient)
    .where('i.id', '=', anyOf(named))
    .execute()
  const payments = new Map(found.map((one) => [one.id, one]))
  const regra = 'pagamentoAdmite'
  return {
    judge: ({ pagamento, resultado, valor_real, data_real }) => {
      if (resultado === undefined) return []
      const payment = payments.get(pagamento ?? 0)
      if (!payment) {
        return [{ regra, campo: 'pagamento', mensagem: 'Diga de que pagamento é o resultado.' }]
      }
      const { move, possible } = decisionOf(resultado, payment.situacao)
      if (!possible) {
        const mensagem = `O pagamento está ${payment.situacao}, de onde não passa a ${resultado}.`
        return [{ regra, campo: 'resultado', valor: resultado, limite: payment.situacao, mensagem }]
      }
      if (move === 'devolver' && !payment.devolvivel) {
        const mensagem = 'O movimento deste pagamento já foi estornado, ou não quitou o faturamento.'
        return [{ regra, campo: 'resultado', valor: resultado, mensagem }]
      }
      if (move !== 'pagar') return []
      if (data_real === null || data_real > today) {
        const mensagem = 'O banco não diz em que dia pagou, ou diz um dia que ainda não veio.'
        return [{ regra, campo: 'dataReal', valor: data_real ?? '', limite: today, mensagem }]
      }
      if (valor_real === null || centsOf(valor_real) < 1 || centsOf(valor_real) > centsOf(payment.valor)) {
        const mensagem = 'O banco não diz quanto pagou, ou pagou mais do que era devido.'
        return [{ regra, campo: 'valorReal', valor: valor_real ?? '', limite: payment.valor, mensagem }]
      }
      return []
    },
  }
}

/** Rows of returns, and what must hold for a person to settle one. */
export const retornoItens = bind({ machine: retornoItemMachine, columns, guards: { pagamentoAdmite } })
