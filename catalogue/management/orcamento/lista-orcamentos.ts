import { code, listed, numeric, ours, related } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { orcamentoMachine } from '../../machines/orcamento.ts'
import { listing } from '../../operation.ts'
import { group, moment, money, number, text } from '../../output.ts'
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
  title: 'Orçamentos',
  description: 'Os orçamentos por exercício; a página de cada um mostra o que já está comprometido.',
  columns: {
    id: number('Número do orçamento na plataforma'),
    exercicio: number('Exercício'),
    semestre: number('Semestre; 0 para o ano todo'),
    tipo: text('Tipo', tiposOrcamento),
    situacao: text('Situação', situacoes),
    unidade: group({ identificador: number('Número da unidade'), nome: text('Unidade') }),
    centroCusto: text('Centro de custo'),
    valorPrevisto: money('Valor previsto'),
    vagasPrevistas: number('Vagas previstas'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(12, 'Tipo.', listed(tiposOrcamento), { ...ours, rotulo: 'Tipo' }),
    exercicio: numeric(4, 'Exercício.', { ...ours, rotulo: 'Exercício' }),
    unidade: related('unidade', 'Unidade.', { rotulo: 'Unidade' }),
  },
  search: 'centro de custo e nome da unidade',
  orders: {
    exercicio: 'Exercício',
    valorPrevisto: 'Valor previsto',
    situacao: 'Situação',
    atualizacao: 'Atualização',
  },
  usualOrder: '-exercicio',
  problems: [],
  example: { exercicio: 2026, quantidade: 10 },
})
