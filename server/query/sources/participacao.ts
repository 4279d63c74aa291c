import type { participacaoElement } from '../../../catalogue/management/participacao/element.ts'
import type { QuerySource, Sources } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** Total hours of a participation, by alias. */
export const hoursOf = (alias: string) =>
  `(select coalesce(sum(h.horas), 0) from participacao_hora h
     where h.cliente_id = ${alias}.cliente_id and h.participacao_id = ${alias}.id)`

export const participacao: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id'> & {
  element: Sources<typeof participacaoElement>
} = {
  base: 'participacao x',
  alias: 'x',
  joins: parts.joined(
    parts.by('a', 'aluno', 'x.aluno_id'),
    parts.by('j', 'projeto_extensao', 'x.projeto_extensao_id'),
  ),
  id: 'x.id',
  element: {
    identificador: 'x.id',
    projeto: { identificador: 'j.id', titulo: 'j.titulo' },
    aluno: parts.aluno('a'),
    papel: 'x.papel',
    situacao: 'x.situacao',
    inicio: 'x.inicio',
    termino: 'x.termino',
    horasPrevistas: 'x.horas_previstas',
    horasCumpridas: hoursOf('x'),
    horas: {
      from: 'participacao_hora h where h.cliente_id = x.cliente_id and h.participacao_id = x.id',
      order: 'h.data',
      item: { data: 'h.data', horas: 'h.horas', descricao: 'h.descricao' },
    },
    versao: 'x.versao',
    ...parts.received,
  },
}
