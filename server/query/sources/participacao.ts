import type { participacaoElement } from '../../../catalogue/management/participacao/element.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** Total hours of a participation, by alias. */
export const hoursOf = (alias: string) =>
  `(select coalesce(sum(h.horas), 0) from participacao_hora h
     where h.cliente_id = ${alias}.cliente_id and h.participacao_id = ${alias}.id)`

export const participacao: PageSource<typeof participacaoElement, 'participacao'> = {
  joins: parts.joined(
    parts.by('a', 'aluno', 'x.aluno_id'),
    parts.by('j', 'projeto_extensao', 'x.projeto_extensao_id'),
  ),
  element: {
    projeto: { identificador: 'j.id', titulo: 'j.titulo' },
    aluno: parts.aluno('a'),
    horasCumpridas: hoursOf('x'),
    horas: {
      from: 'participacao_hora h where h.cliente_id = x.cliente_id and h.participacao_id = x.id',
      order: 'h.data',
      item: { data: 'h.data', horas: 'h.horas', descricao: 'h.descricao' },
    },
  },
}
