import { retornoItemMachine } from '../../../catalogue/machines/retorno-item.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { realBreaches } from '../remessa-item/real.ts'
import { refundable } from '../remessa-item/refundable.ts'
import { decisionOf } from './decision.ts'

const columns = ['valor_real', 'data_real'] as const satisfies readonly (keyof Row<'retorno_item'>)[]

/** A person's statement about a row, if given. */
export interface Said {
  pagamento?: number | undefined
  resultado?: string | undefined
  /** Date and amount that override those of the row. */
  data?: string | undefined
  valor?: string | undefined
  motivo?: string | undefined
}

type RetornoItem = Standing & Pick<Row<'retorno_item'>, (typeof columns)[number]> & Said

/** The payment must allow the stated result. */
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
    judge: ({ pagamento, resultado, data, valor, motivo, valor_real, data_real }) => {
      const entered = data !== undefined || valor !== undefined
      if (entered && !motivo) {
        const mensagem = said('retornoItem.digaDiaOuValorOutros')
        return [{ regra, campo: 'motivo', mensagem }]
      }
      if (resultado === undefined) {
        const mensagem = said('retornoItem.diaValorDizemResultadoPagamento')
        return entered ? [{ regra, campo: 'resultado', mensagem }] : []
      }
      const payment = payments.get(pagamento ?? 0)
      if (!payment) {
        return [{ regra, campo: 'pagamento', mensagem: said('retornoItem.digaPagamentoResultado') }]
      }
      const { move, possible } = decisionOf(resultado, payment.situacao)
      if (!possible) {
        const mensagem = said('retornoItem.pagamentoEstaOndeNaoPassa', {
          situacao: payment.situacao,
          resultado,
        })
        return [{ regra, campo: 'resultado', valor: resultado, limite: payment.situacao, mensagem }]
      }
      if (move === 'devolver' && !payment.devolvivel) {
        const mensagem = said('retornoItem.movimentoDestePagamentoEstornadoOu')
        return [{ regra, campo: 'resultado', valor: resultado, mensagem }]
      }
      if (move === 'devolver' && data !== undefined && data > today) {
        const mensagem = said('retornoItem.diaDevolucaoAindaNaoVeio')
        return [{ regra, campo: 'data', valor: data, limite: today, mensagem }]
      }
      if (move !== 'pagar') return []
      return realBreaches(
        { data: data ?? data_real, valor: valor ?? valor_real },
        payment.valor,
        today,
        regra,
      )
    },
  }
}

export const retornoItens = bind({ machine: retornoItemMachine, columns, guards: { pagamentoAdmite } })
