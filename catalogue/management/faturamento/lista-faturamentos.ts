import { tiposFaturamento } from '../../common-fields.ts'
import { code, date, documento, ours, related, varchar } from '../../fields.ts'
import { faturamentoMachine } from '../../machines/faturamento.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { statesFilter } from '../filters.ts'
import { faturamentoHeader } from './element.ts'

export const listaFaturamentos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaFaturamentos',
  group: 'management',
  noun: 'faturamento',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: 'Faturamentos',
  description: 'Os faturamentos a receber e a pagar; a página de cada um mostra itens e movimentos.',
  columns: faturamentoHeader,
  filters: {
    situacao: statesFilter(statesOf(faturamentoMachine)),
    tipo: code(1, 'A receber ou a pagar.', tiposFaturamento, { ...ours, rotulo: 'Tipo' }),
    documento: documento('CPF ou CNPJ do sacado ou favorecido.', { ...ours, rotulo: 'Documento' }),
    competencia: varchar(7, 'Competência, AAAA-MM.', {
      ...ours,
      rotulo: 'Competência',
      example: '2026-03',
    }),
    unidade: related('unidade', 'Unidade.', { rotulo: 'Unidade' }),
    vencimentoDe: date('Vencimento a partir deste dia.', { ...ours, rotulo: 'Vencimento, de' }),
    vencimentoAte: date('Vencimento até este dia.', { ...ours, rotulo: 'Vencimento, a' }),
  },
  search: 'número e nome do sacado ou favorecido',
  orders: {
    vencimento: 'Vencimento',
    emissao: 'Emissão',
    valorLiquido: 'Valor líquido',
    situacao: 'Situação',
    atualizacao: 'Atualização',
  },
  usualOrder: '-vencimento',
  problems: [],
  example: { tipo: 'R', competencia: '2026-02', quantidade: 10 },
})
