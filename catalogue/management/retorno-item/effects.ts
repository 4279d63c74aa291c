import { phrase } from '../../phrase.ts'

/**
 * What a row of a return did to its payment, or why a person has to look, by code: {situacao} is the payment's state,
 * {resultado} what the bank says. The Portuguese sentence is stored with the row.
 */
export const effects = {
  semPagamento: phrase(
    'Nenhum pagamento em aberto corresponde a esta linha.',
    'No open payment corresponds to this row.',
  ),
  semResultado: phrase(
    'O banco não diz o que foi feito do pagamento.',
    'The bank does not say what became of the payment.',
  ),
  jaEstava: phrase('O pagamento já estava {situacao}.', 'The payment was {situacao} already.'),
  noticiaAnterior: phrase(
    'Notícia anterior: o pagamento já está {situacao}.',
    'Earlier news: the payment is {situacao} already.',
  ),
  diaInvalido: phrase(
    'O dia em que o banco pagou falta ou está no futuro.',
    'The day on which the bank paid is missing or in the future.',
  ),
  outroValor: phrase('O banco pagou outro valor.', 'The bank paid another amount.'),
  voltouAntes: phrase(
    'O pagamento voltou antes de ser dado por pago.',
    'The payment came back before it was reported as paid.',
  ),
  jaEstornado: phrase(
    'O movimento deste pagamento já foi estornado, ou não quitou o faturamento.',
    'The entry of this payment was reversed already, or did not settle the invoice.',
  ),
  contradiz: phrase(
    'O pagamento está {situacao}, e o banco diz {resultado}.',
    'The payment is {situacao}, and the bank says {resultado}.',
  ),
  passou: phrase('O pagamento passou a {situacao}.', 'The payment became {situacao}.'),
  alheio: phrase('Não é de nenhum pagamento da plataforma.', 'It is of no payment of the platform.'),
  nadaMudou: phrase('Nada mudou no pagamento.', 'Nothing changed in the payment.'),
} as const

export type EffectCode = keyof typeof effects
export const effectCodes = Object.keys(effects) as EffectCode[]
