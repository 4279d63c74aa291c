import type { retornaDadosIntegracaoDisciplinaTurma } from '../../../catalogue/query/retorna-dados-integracao-disciplina-turma.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

const inClassOf = (condition: string) =>
  `x.turma_id in (select id from turma where cliente_id = (select cliente_atual()) and ${condition})`

export const integracaoDisciplinaTurma: SourceOf<typeof retornaDadosIntegracaoDisciplinaTurma> = {
  base: 'disciplina_turma x',
  alias: 'x',
  joins: parts.joined(parts.by('d', 'disciplina', 'x.disciplina_id'), parts.by('t', 'turma', 'x.turma_id')),
  ...parts.moments,
  element: {
    identificador: 'x.id',
    disciplina: parts.disciplina('d'),
    turma: parts.turma('t'),
    vagas: 'x.vagas',
    horarios: parts.horarios(parts.ownHours),
    professores: parts.professores,
    ...parts.closing,
  },
  filters: {
    codigoDisciplina: parts.ofDisciplina,
    codigoTurma: parts.ofTurma,
    ano: (literal) => inClassOf(`ano = ${literal}::bigint`),
    semestre: (literal) => inClassOf(`semestre = ${literal}`),
  },
}
