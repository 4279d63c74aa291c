/** Effect of the row of a return with this alias: its text, and from its message the code and the state in it. */
export const effectOf = (row: string) => ({
  efeito: { text: `${row}.efeito`, message: `${row}.efeito_mensagem` },
  efeitoCodigo: `split_part(${row}.efeito_mensagem ->> 'codigo', '.', 2)`,
  efeitoSituacao: `${row}.efeito_mensagem -> 'valores' -> 'situacao' ->> 'pt'`,
})
