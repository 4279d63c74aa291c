import type { retornaDadosOcorrencias } from '../../../catalogue/query/retorna-dados-ocorrencias.ts'
import type { SourceOf } from '../source.ts'

export const ocorrencias: SourceOf<typeof retornaDadosOcorrencias, 'ocorrencia'> = {
  base: 'ocorrencia o',
  alias: 'o',
  joins: 'join lote l on l.cliente_id = o.cliente_id and l.id = o.lote_id',
  id: 'o.id',
  created: 'o.inclusao',
  changed: 'o.inclusao',
  element: {
    lote: 'o.lote_id',
    mensagem: {
      text: 'o.mensagem',
      // As stored by `storedValues`: the values of the code's text, or the whole message.
      message: `case when o.valores is null then null
        when jsonb_typeof(o.valores -> 'mensagem') = 'object' then o.valores -> 'mensagem'
        else jsonb_build_object('codigo', o.codigo, 'valores', o.valores) end`,
    },
    situacaoLote: 'l.situacao',
    atualizacao: 'o.inclusao',
  },
  filters: {
    lote: (literal) => `o.lote_id = ${literal}::bigint`,
    idRetorno: (literal) => `o.id_retorno = ${literal}`,
    operacao: (literal) => `lower(o.operacao) = lower(${literal})`,
    gravidade: (literal) => `o.gravidade = ${literal}`,
    codigo: (literal) => `o.codigo = ${literal}`,
  },
}
