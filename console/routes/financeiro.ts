import { phrase } from '../../catalogue/phrase.ts'
import { room } from './room.ts'

export const financeiro = room('Financeiro', 'financeiro.ver', {
  nouns: [
    {
      noun: 'faturamento',
      slug: 'faturamentos',
      ownLabel: phrase('Pagamentos', 'Payments'),
      parties: ['aluno'],
      load: async () => (await import('../nouns/faturamento.ts')).faturamento,
    },
    {
      noun: 'fechamento',
      slug: 'fechamentos',
      unlimited: true,
      load: async () => (await import('../nouns/fechamento.ts')).fechamento,
    },
    {
      noun: 'remessa',
      slug: 'remessas',
      unlimited: true,
      load: async () => (await import('../nouns/remessa.ts')).remessa,
    },
    {
      noun: 'remessa_item',
      slug: 'pagamentos',
      unlimited: true,
      load: async () => (await import('../nouns/remessa-item.ts')).remessaItem,
    },
    {
      noun: 'retorno',
      slug: 'retornos',
      unlimited: true,
      load: async () => (await import('../nouns/retorno.ts')).retorno,
    },
    {
      noun: 'retorno_item',
      slug: 'conferencia',
      unlimited: true,
      load: async () => (await import('../nouns/retorno-item.ts')).retornoItem,
    },
    {
      noun: 'conta_bancaria',
      slug: 'contas-bancarias',
      unlimited: true,
      load: async () => (await import('../nouns/conta-bancaria.ts')).contaBancaria,
    },
    {
      noun: 'conta_favorecido',
      slug: 'contas-de-favorecidos',
      ownLabel: phrase('Conta para pagamentos', 'Account for payments'),
      parties: ['aluno'],
      load: async () => (await import('../nouns/conta-favorecido.ts')).contaFavorecido,
    },
    {
      noun: 'orcamento',
      slug: 'orcamentos',
      load: async () => (await import('../nouns/orcamento.ts')).orcamento,
    },
  ],
})
