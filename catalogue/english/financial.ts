import type { EnglishText } from './text.ts'

/** What finance systems ask. */
export const financialTexts = {
  RetornaFaturamentos: {
    title: 'Invoices to receive',
    text: 'Invoices to receive of the period, by issue, due day or last change, with what is left of each.',
  },
  RetornaDadosFaturamento: {
    title: 'One invoice to receive',
    text: 'An invoice to receive, by identifier, identification in the source system or number, with items, documents and receipts. What does not exist is answered with an empty list.',
  },
  ValoresRecebidos: {
    title: 'Amounts received',
    text: 'Receipts of the period. One that was taken back stays in the list, and says so.',
  },
  ValoresRecebidosGeral: {
    title: 'Amounts received, in totals',
    text: 'Totals of the period by month, unit or payer: what was received in it, and what was invoiced in it with what is left of that. A reversal takes away, on the day of the receipt, what it undoes.',
  },
  RetornaFaturamentosAPagar: {
    title: 'Invoices to pay',
    text: 'Invoices to pay of the period, by due day, issue or last change, with what is left of each.',
  },
  RetornaDadosFaturamentoAPagar: {
    title: 'One invoice to pay',
    text: 'An invoice to pay, by identifier, identification in the source system or number, with items, documents, payments and the account of who is paid. What does not exist is answered with an empty list.',
  },
  RetornaDadosRemessaBanco: {
    title: 'Bank remittances',
    text: 'Remittances of the period, by the day they were made or by their last change (of the file, its payments or what the bank said), with their payments and what the bank said of each; with incluirConteudo also the file of those that another person has approved.',
  },
} as const satisfies Record<string, EnglishText>
