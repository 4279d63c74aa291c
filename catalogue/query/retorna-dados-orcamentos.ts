import { numeric, ours, varchar } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { orcamentoMachine } from '../machines/orcamento.ts'
import { query } from '../operation.ts'
import { moment, money, number, text } from '../output.ts'
import { tiposOrcamento } from '../values/orcamento.ts'
import * as parts from './integracao-parts.ts'
import { unidade } from './projeto-parts.ts'

export const retornaDadosOrcamentos = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'financeiro.ver', unlimited: true },
  id: 'RetornaDadosOrcamentos',
  title: 'Orçamentos',
  description: 'Orçamentos de bolsas incluídos ou alterados no período, com o que está comprometido agora.',
  wrapper: { kind: 'A', name: 'orcamentos', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    exercicio: { field: numeric(4, 'Exercício.', ours) },
    semestre: { field: { ...parts.byHalf.field, text: 'Semestre; 0 para o ano todo.' } },
    codigoUnidade: { field: varchar(50, 'Código da unidade.', ours) },
  },
  element: {
    identificador: number('Identificador do orçamento'),
    exercicio: number('Exercício'),
    semestre: number('Semestre; 0 para o ano todo'),
    unidade,
    centroCusto: text('Centro de custo'),
    tipo: text('Tipo', tiposOrcamento),
    valorPrevisto: money('Valor previsto'),
    valorComprometido: money('Parcelas em aberto de contratos que não terminaram'),
    valorRealizado: money('Valor pago'),
    saldo: money('Previsto menos comprometido e realizado'),
    vagasPrevistas: number('Vagas previstas'),
    vagasOcupadas: number('Vagas ocupadas por contratos ativos'),
    situacao: text('Situação', statesOf(orcamentoMachine)),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
