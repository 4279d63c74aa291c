import { code, listed, ours, related } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { day, moment, money, number, text } from '../../output.ts'
import { statesFilter } from '../filters.ts'
import { efeito, outcomesTold, situacoesItem } from './element.ts'

export const listaRetornoItens = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaRetornoItens',
  group: 'management',
  noun: 'retorno_item',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Itens de retornos',
  description: 'O que os bancos disseram de cada pagamento; os que esperam por uma pessoa estão em Conferir.',
  columns: {
    id: number('Número do item na plataforma'),
    seuNumero: text('Número do pagamento, como o banco o diz'),
    situacao: text('Situação', situacoesItem),
    retorno: number('Número do retorno'),
    pagamento: number('Número do pagamento de remessa'),
    resultado: text('O que o banco diz', outcomesTold),
    ...efeito,
    valor: money('Valor'),
    dataPagamento: day('Dia do pagamento'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoesItem),
    retorno: related('retorno', 'Retorno.', { rotulo: 'Retorno' }),
    resultado: code(12, 'O que o banco diz.', listed(outcomesTold), { ...ours, rotulo: 'Resultado' }),
  },
  search: 'número do pagamento',
  orders: { atualizacao: 'Atualização', valor: 'Valor', situacao: 'Situação' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Conferir'], quantidade: 10 },
})
