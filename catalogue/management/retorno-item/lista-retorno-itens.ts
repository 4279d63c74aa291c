import { code, listed, ours, related } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { day, moment, money, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'
import { efeito, outcomesTold, situacoesItem } from './element.ts'

export const listaRetornoItens = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaRetornoItens',
  group: 'management',
  noun: 'retorno_item',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Itens de retornos', 'Items of bank returns'),
  description: phrase(
    'O que os bancos disseram de cada pagamento; os que esperam por uma pessoa estão em Conferir.',
    'What banks said of each payment; those that wait for a person are in Conferir.',
  ),
  columns: {
    id: number(phrase('Número do item na plataforma', 'Number of the item on the platform')),
    seuNumero: text(
      phrase('Número do pagamento, como o banco o diz', 'Number of the payment, as the bank tells it'),
    ),
    situacao: text(phrase('Situação', 'State'), situacoesItem),
    retorno: number(phrase('Número do retorno', 'Number of the return')),
    pagamento: number(phrase('Número do pagamento de remessa', 'Number of the payment of a remittance')),
    resultado: text(phrase('O que o banco diz', 'What the bank says'), outcomesTold),
    ...efeito,
    valor: money(phrase('Valor', 'Amount')),
    dataPagamento: day(phrase('Dia do pagamento', 'Day of payment')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoesItem),
    retorno: related('retorno', phrase('Retorno.', 'Bank return.'), {
      rotulo: phrase('Retorno', 'Bank return'),
    }),
    resultado: code(12, phrase('O que o banco diz.', 'What the bank says.'), listed(outcomesTold), {
      ...ours,
      rotulo: phrase('Resultado', 'Result'),
    }),
  },
  search: phrase('número do pagamento', 'number of the payment'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    valor: phrase('Valor', 'Amount'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Conferir'], quantidade: 10 },
})
