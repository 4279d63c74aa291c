/** Detail for a cursor that belongs to another request or was not issued by us. */
export const wrongCursor = {
  campo: 'cursor',
  detalhe: 'não é o de uma página desta pergunta; comece pela primeira',
} as const
