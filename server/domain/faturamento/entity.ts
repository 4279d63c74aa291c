import { recebeFaturamentoExterno } from '../../../catalogue/financial/recebe-faturamento-externo.ts'
import { said } from '../../../catalogue/message.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { ordered } from '../../records/rules.ts'

/**
 * Invoices kept in another system. Those made here share the table, with another origin and no
 * identification.
 */
export const faturamentoExterno = entity({
  operation: recebeFaturamentoExterno,
  table: 'faturamento',
  key: [
    { column: 'identificacao', type: 'text' },
    { column: 'tipo', type: 'text' },
  ],
  // State and number of the other system have their own columns: our state follows from the movements, and
  // only we assign our numbers.
  slots: deriveSlots(recebeFaturamentoExterno, {
    columns: { SITUACAO: 'situacao_externa', NUMERO: 'numero_externo' },
  }),
  unique: [],
  check(values, report) {
    const month = values.get('ESIFE_COMPETENCIA')
    if (month && !/^(19|2[01])\d{2}-(0[1-9]|1[0-2])$/.test(month)) {
      report.add('TIPO_INVALIDO', 'ESIFE_COMPETENCIA', { detalhe: said('faturamento.esperavaAaaaMm') })
    }
    ordered(values, report, 'ESIFE_EMISSAO', 'ESIFE_VENCIMENTO')
  },
  decide({ existing, planned, report }) {
    const before = existing?.get('situacao_externa')
    const after = planned.get('situacao_externa')
    if ((before === 'L' && after === 'A') || (before === 'C' && after !== 'C')) {
      const detalhe =
        before === 'L'
          ? said('faturamento.liquidadoNaoVoltaAberto')
          : said('faturamento.canceladoNaoMudaMais')
      report.add('TRANSICAO_INVALIDA', 'ESIFE_SITUACAO', { detalhe })
    }
    if (after !== 'L') return
    if (!planned.get('liquidacao')) report.add('CAMPO_OBRIGATORIO', 'ESIFE_LIQUIDACAO')
    const paid = planned.get('valor_liquidado')
    if (!paid) report.add('CAMPO_OBRIGATORIO', 'ESIFE_VALOR_LIQUIDADO')
    else if (Number(paid) === 0) {
      report.add('VALOR_INVALIDO', 'ESIFE_VALOR_LIQUIDADO', { detalhe: said('faturamento.deveSerMaiorZero') })
    }
  },
})
