import type { consultaRetorno } from '../../../catalogue/management/retorno/consulta-retorno.ts'
import type { consultaRetornoItem } from '../../../catalogue/management/retorno-item/consulta-retorno-item.ts'
import type { PageSource } from '../source.ts'
import { effectOf } from './effect-parts.ts'
import * as parts from './integracao-parts.ts'
import { ocorrenciasDe } from './remessa-parts.ts'

/** Row of a return, with alias `i`. */
const item = {
  identificador: 'i.id',
  linha: 'i.linha',
  situacao: 'i.situacao',
  pagamento: 'i.remessa_item_id',
  seuNumero: 'i.seu_numero',
  favorecido: {
    column: 'i.favorecido',
    members: { nome: 'nome', banco: 'banco', agencia: 'agencia', conta: 'conta' },
  },
  valor: 'i.valor',
  dataPagamento: 'i.data',
  valorReal: 'i.valor_real',
  dataReal: 'i.data_real',
  ocorrencias: ocorrenciasDe('i.ocorrencias'),
  resultado: 'i.resultado',
  ...effectOf('i'),
}

export const retorno: PageSource<typeof consultaRetorno.element, 'retorno'> = {
  entity: 'retorno',
  joins: parts.by('c', 'conta_bancaria', 'x.conta_bancaria_id'),
  element: {
    arquivoHash: 'x.arquivo_sha256',
    conta: { identificador: 'c.id', nome: 'c.nome' },
    avisos: { text: 'x.avisos', message: 'x.avisos_mensagens' },
    itens: {
      from: 'retorno_item i where i.cliente_id = x.cliente_id and i.retorno_id = x.id',
      order: 'i.linha',
      item,
    },
  },
}

export const retornoItem: PageSource<typeof consultaRetornoItem.element, 'retorno_item'> = {
  alias: 'i',
  entity: 'retornoItem',
  joins: parts.by('r', 'retorno', 'i.retorno_id', 'i'),
  element: {
    ...item,
    retornoIdentificador: 'i.retorno_id',
    retorno: 'r.arquivo_nome',
  },
}
