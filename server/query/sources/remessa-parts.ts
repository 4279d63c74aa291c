/** Members of the payee, stored under the names they are shown by. */
export const favorecidoMembers = {
  nome: 'nome',
  documento: 'documento',
  banco: 'banco',
  agencia: 'agencia',
  conta: 'conta',
  chavePix: 'chavePix',
}

/** The bank's codes with their descriptions, from a JSON column. */
export const ocorrenciasDe = (column: string) => ({
  from: `json_array_elements(${column}) with ordinality o(dito, ordem)`,
  order: 'o.ordem',
  item: {
    codigo: `o.dito ->> 'codigo'`,
    descricao: { text: `o.dito ->> 'descricao'`, message: `(o.dito -> 'mensagem')::jsonb` },
  },
})

/** The first invoice item of a payment that belongs to a contract. */
const billed = (column: string) => `(select ${column} from faturamento_item q
  left join contrato k on k.cliente_id = q.cliente_id and k.id = q.contrato_id
 where q.cliente_id = i.cliente_id and q.faturamento_id = i.faturamento_id and q.contrato_id is not null
 order by q.sequencia limit 1)`

/** Contract of the payment with alias `i`. */
export const contratoIdentificador = billed('k.id')

/** Payment with alias `i`. */
export const pagamento = {
  sequencia: 'i.sequencia',
  formaLancamento: 'i.forma_lancamento',
  seuNumero: 'i.seu_numero',
  contrato: billed('k.numero'),
  parcela: billed('q.parcela'),
  favorecido: { column: 'i.favorecido', members: favorecidoMembers },
  valor: 'i.valor',
  dataPagamento: 'i.data',
  ocorrencias: ocorrenciasDe('i.ocorrencias'),
}
