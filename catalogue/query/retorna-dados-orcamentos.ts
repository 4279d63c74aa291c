import { numeric, ours, varchar } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { orcamentoMachine } from '../machines/orcamento.ts'
import { query } from '../operation.ts'
import { moment, money, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { tiposOrcamento } from '../values/orcamento.ts'
import * as parts from './integracao-parts.ts'
import { unidade } from './projeto-parts.ts'

export const retornaDadosOrcamentos = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'financeiro.ver', unlimited: true },
  id: 'RetornaDadosOrcamentos',
  title: phrase('Orçamentos', 'Budgets'),
  description: phrase(
    'Orçamentos de bolsas incluídos ou alterados no período, com o que está comprometido agora.',
    'Budgets of scholarships included or changed in the period, with what is committed now.',
  ),
  wrapper: { kind: 'A', name: 'orcamentos', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    exercicio: { field: numeric(4, phrase('Exercício.', 'Fiscal year.'), ours) },
    semestre: {
      field: {
        ...parts.byHalf.field,
        text: phrase('Semestre; 0 para o ano todo.', 'Half of the year; 0 for the whole year.'),
      },
    },
    codigoUnidade: { field: varchar(50, phrase('Código da unidade.', 'Code of the unit.'), ours) },
  },
  element: {
    identificador: number(phrase('Identificador do orçamento', 'Identifier of the budget')),
    exercicio: number(phrase('Exercício', 'Fiscal year')),
    semestre: number(phrase('Semestre; 0 para o ano todo', 'Half of the year; 0 for the whole year')),
    unidade,
    centroCusto: text(phrase('Centro de custo', 'Cost centre')),
    tipo: text(phrase('Tipo', 'Kind'), tiposOrcamento),
    valorPrevisto: money(phrase('Valor previsto', 'Planned amount')),
    valorComprometido: money(
      phrase(
        'Parcelas em aberto de contratos que não terminaram',
        'Open instalments of contracts that have not ended',
      ),
    ),
    valorRealizado: money(phrase('Valor pago', 'Amount paid')),
    saldo: money(phrase('Previsto menos comprometido e realizado', 'Planned less committed and spent')),
    vagasPrevistas: number(phrase('Vagas previstas', 'Planned places')),
    vagasOcupadas: number(phrase('Vagas ocupadas por contratos ativos', 'Places taken by active contracts')),
    situacao: text(phrase('Situação', 'State'), statesOf(orcamentoMachine)),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
