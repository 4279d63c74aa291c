import { room } from './room.ts'

export const financeiro = room('Financeiro', {
  nouns: [
    {
      noun: 'faturamento',
      slug: 'faturamentos',
      right: 'financeiro.ver',
      load: async () => (await import('../nouns/faturamento.ts')).faturamento,
    },
    {
      noun: 'remessa',
      slug: 'remessas',
      right: 'financeiro.ver',
      unlimited: true,
      load: async () => (await import('../nouns/remessa.ts')).remessa,
    },
    {
      noun: 'remessa_item',
      slug: 'pagamentos',
      right: 'financeiro.ver',
      unlimited: true,
      load: async () => (await import('../nouns/remessa-item.ts')).remessaItem,
    },
    {
      noun: 'retorno',
      slug: 'retornos',
      right: 'financeiro.ver',
      unlimited: true,
      load: async () => (await import('../nouns/retorno.ts')).retorno,
    },
    {
      noun: 'retorno_item',
      slug: 'conferencia',
      right: 'financeiro.ver',
      unlimited: true,
      load: async () => (await import('../nouns/retorno-item.ts')).retornoItem,
    },
    {
      noun: 'conta_bancaria',
      slug: 'contas-bancarias',
      right: 'financeiro.ver',
      unlimited: true,
      load: async () => (await import('../nouns/conta-bancaria.ts')).contaBancaria,
    },
    {
      noun: 'conta_favorecido',
      slug: 'contas-de-favorecidos',
      right: 'financeiro.ver',
      parties: ['aluno'],
      load: async () => (await import('../nouns/conta-favorecido.ts')).contaFavorecido,
    },
    {
      noun: 'orcamento',
      slug: 'orcamentos',
      right: 'financeiro.ver',
      load: async () => (await import('../nouns/orcamento.ts')).orcamento,
    },
  ],
})
