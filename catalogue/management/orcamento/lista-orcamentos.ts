import { code, listed, numeric, ours, related } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { orcamentoMachine } from '../../machines/orcamento.ts'
import { listing } from '../../operation.ts'
import { group, moment, money, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { tiposOrcamento } from '../../values/orcamento.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(orcamentoMachine)

export const listaOrcamentos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaOrcamentos',
  group: 'management',
  noun: 'orcamento',
  doors: { staff: 'financeiro.ver' },
  title: phrase('Orçamentos', 'Budgets'),
  description: phrase(
    'Os orçamentos por exercício; a página de cada um mostra o que já está comprometido.',
    'The budgets by fiscal year; the page of each shows what is already committed.',
  ),
  columns: {
    id: number(phrase('Número do orçamento na plataforma', 'Number of the budget on the platform')),
    exercicio: number(phrase('Exercício', 'Fiscal year')),
    semestre: number(phrase('Semestre; 0 para o ano todo', 'Half of the year; 0 for the whole year')),
    tipo: text(phrase('Tipo', 'Kind'), tiposOrcamento),
    situacao: text(phrase('Situação', 'State'), situacoes),
    unidade: group({
      identificador: number(phrase('Número da unidade', 'Number of the unit')),
      nome: text(phrase('Unidade', 'Unit')),
    }),
    centroCusto: text(phrase('Centro de custo', 'Cost centre')),
    valorPrevisto: money(phrase('Valor previsto', 'Planned amount')),
    vagasPrevistas: number(phrase('Vagas previstas', 'Planned places')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(12, phrase('Tipo.', 'Kind.'), listed(tiposOrcamento), {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    }),
    exercicio: numeric(4, phrase('Exercício.', 'Fiscal year.'), {
      ...ours,
      rotulo: phrase('Exercício', 'Fiscal year'),
    }),
    unidade: related('unidade', phrase('Unidade.', 'Unit.'), { rotulo: phrase('Unidade', 'Unit') }),
  },
  search: phrase('centro de custo e nome da unidade', 'cost centre and name of the unit'),
  orders: {
    exercicio: phrase('Exercício', 'Fiscal year'),
    valorPrevisto: phrase('Valor previsto', 'Planned amount'),
    situacao: phrase('Situação', 'State'),
    atualizacao: phrase('Atualização', 'Updated'),
  },
  usualOrder: '-exercicio',
  problems: [],
  example: { exercicio: 2026, quantidade: 10 },
})
