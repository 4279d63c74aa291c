/** Told of a cursor that was given for another question, or by nobody. */
export const wrongCursor = {
  campo: 'cursor',
  detalhe: 'não é o de uma página desta pergunta; comece pela primeira',
} as const
