import type { consultaMensagem } from '../../../catalogue/management/mensagem/consulta-mensagem.ts'
import type { mensagemColumns as declared } from '../../../catalogue/management/mensagem/parts.ts'
import type { QuerySource, Sources } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** Columns of lists and pages of messages. */
export const mensagemColumns: Sources<typeof declared> = {
  id: 'x.id',
  situacao: 'x.situacao',
  modelo: 'x.modelo',
  parte: 'x.parte',
  nome: 'x.nome',
  email: 'x.email',
  contrato: 'c.numero',
  diagnostico: 'x.diagnostico',
  tentativas: 'x.tentativas',
  enviada: 'x.enviada_em',
  versao: 'x.versao',
  inclusao: 'x.inclusao',
  atualizacao: 'x.atualizacao',
}

/** A message, for its page. */
export const mensagem: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id'> & {
  element: Sources<(typeof consultaMensagem)['element']>
} = {
  base: 'mensagem x',
  alias: 'x',
  joins: parts.by('c', 'contrato', 'x.contrato_id'),
  id: 'x.id',
  element: {
    ...mensagemColumns,
    identificador: 'x.identificador::text',
    entidade: 'x.entidade',
    registro: 'x.registro_id',
    comLink: 'x.link_id is not null',
    proximaTentativa: `case when x.situacao = 'Pendente' then x.proxima_em end`,
    resposta: 'x.resposta',
  },
}
