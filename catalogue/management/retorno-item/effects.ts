/**
 * What a row of a return did to its payment, or why a person has to look, by code: the sentence that is kept, in which
 * {situacao} is the payment's state and {resultado} what the bank says.
 */
export const effects = {
  semPagamento: 'Nenhum pagamento em aberto corresponde a esta linha.',
  semResultado: 'O banco não diz o que foi feito do pagamento.',
  jaEstava: 'O pagamento já estava {situacao}.',
  noticiaAnterior: 'Notícia anterior: o pagamento já está {situacao}.',
  diaInvalido: 'O dia em que o banco pagou falta ou está no futuro.',
  outroValor: 'O banco pagou outro valor.',
  voltouAntes: 'O pagamento voltou antes de ser dado por pago.',
  jaEstornado: 'O movimento deste pagamento já foi estornado, ou não quitou o faturamento.',
  contradiz: 'O pagamento está {situacao}, e o banco diz {resultado}.',
  passou: 'O pagamento passou a {situacao}.',
  alheio: 'Não é de nenhum pagamento da plataforma.',
  nadaMudou: 'Nada mudou no pagamento.',
} as const

export type EffectCode = keyof typeof effects
export const effectCodes = Object.keys(effects) as EffectCode[]

/** The sentence of an effect. */
export const effectText = (code: EffectCode, situacao = '', resultado = ''): string =>
  effects[code].replace('{situacao}', situacao).replace('{resultado}', resultado)
