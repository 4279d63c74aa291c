import { query } from '../operation.ts'
import { number } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoDisciplinaTurma = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoDisciplinaTurma',
  title: phrase('Disciplinas das turmas recebidas', 'Received subjects of classes'),
  description: phrase(
    'Disciplinas das turmas, com horários e professores, incluídas ou alteradas no período.',
    'Subjects of classes with weekly hours and professors, included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'integracaoDisciplinaTurma', response: true },
  filters: {
    codigoDisciplina: parts.byCode(phrase('da disciplina', 'of the subject')),
    codigoTurma: parts.byCode(phrase('da turma', 'of the class')),
    ano: parts.byYear,
    semestre: parts.byHalf,
  },
  element: {
    identificador: parts.identificador,
    disciplina: parts.disciplina,
    turma: parts.turma,
    vagas: number(phrase('Vagas', 'Vacancies')),
    horarios: parts.horarios,
    professores: parts.professores,
    ...parts.closing,
  },
})
