import * as parts from './integracao-parts.ts'

/** An activity record, for its page. */
export const atividade = {
  base: 'registro_atividade x',
  alias: 'x',
  id: 'x.id',
  joins: parts.joined(parts.by('k', 'contrato', 'x.contrato_id'), parts.by('a', 'aluno', 'k.aluno_id')),
  element: {
    identificador: 'x.id',
    contratoIdentificador: 'k.id',
    contrato: 'k.numero',
    estagiario: parts.estagiario('a'),
    situacao: 'x.situacao',
    inicio: 'x.inicio',
    termino: 'x.termino',
    realizacao: 'x.realizacao',
    atividades: 'x.atividades',
    aprovacao: 'x.aprovacao',
    usuario: 'x.usuario',
    ...parts.received,
    versao: 'x.versao',
  },
}
