import type { consultaMensagem } from '../../../catalogue/management/mensagem/consulta-mensagem.ts'
import type { mensagemColumns as declared } from '../../../catalogue/management/mensagem/parts.ts'
import type { PageSource, RowSources } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** Columns of lists and pages of messages. */
export const mensagemColumns: RowSources<typeof declared, 'mensagem'> = {
  contrato: 'c.numero',
  enviada: 'x.enviada_em',
}

/** A message, for its page. */
export const mensagem: PageSource<typeof consultaMensagem.element, 'mensagem'> = {
  joins: parts.by('c', 'contrato', 'x.contrato_id'),
  element: {
    ...mensagemColumns,
    identificador: 'x.identificador::text',
    registro: 'x.registro_id',
    comLink: 'x.link_id is not null',
    proximaTentativa: `case when x.situacao = 'Pendente' then x.proxima_em end`,
  },
}
