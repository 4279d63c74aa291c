import { phrase } from '../../catalogue/phrase.ts'
import { room } from './room.ts'

export const financeiro = room('Financeiro', 'financeiro.ver', {
  nouns: [
    {
      noun: 'faturamento',
      slug: 'faturamentos',
      words: 'bolsa cobrança parcela mensalidade taxa fatura stipend invoice payroll',
      ownLabel: phrase('Pagamentos', 'Payments'),
      parties: ['aluno'],
      own: { record: 'InvoiceRecord' },
      load: async () => (await import('../nouns/faturamento.ts')).faturamento,
    },
    {
      noun: 'fechamento',
      slug: 'fechamentos',
      words: 'mês folha competência month closing',
      unlimited: true,
      load: async () => (await import('../nouns/fechamento.ts')).fechamento,
    },
    {
      noun: 'remessa',
      slug: 'remessas',
      words: 'pagamento banco CNAB lote payment bank',
      unlimited: true,
      load: async () => (await import('../nouns/remessa.ts')).remessa,
    },
    {
      noun: 'remessa_item',
      slug: 'pagamentos',
      words: 'remessa crédito pago payment',
      unlimited: true,
      load: async () => (await import('../nouns/remessa-item.ts')).remessaItem,
    },
    {
      noun: 'retorno',
      slug: 'retornos',
      words: 'banco CNAB arquivo return bank',
      unlimited: true,
      load: async () => (await import('../nouns/retorno.ts')).retorno,
    },
    {
      noun: 'retorno_item',
      slug: 'conferencia',
      words: 'conciliar conciliação retorno reconcile',
      unlimited: true,
      load: async () => (await import('../nouns/retorno-item.ts')).retornoItem,
    },
    {
      noun: 'conta_bancaria',
      slug: 'contas-bancarias',
      words: 'banco agência Pix bank account',
      unlimited: true,
      load: async () => (await import('../nouns/conta-bancaria.ts')).contaBancaria,
    },
    {
      noun: 'conta_favorecido',
      slug: 'contas-de-favorecidos',
      words: 'banco agência Pix aluno bank account',
      ownLabel: phrase('Conta para pagamentos', 'Account for payments'),
      parties: ['aluno'],
      load: async () => (await import('../nouns/conta-favorecido.ts')).contaFavorecido,
    },
    {
      noun: 'orcamento',
      slug: 'orcamentos',
      words: 'verba dotação limite budget',
      load: async () => (await import('../nouns/orcamento.ts')).orcamento,
    },
  ],
})
