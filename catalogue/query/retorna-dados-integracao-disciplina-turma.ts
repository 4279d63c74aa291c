import { query } from '../operation.ts'
import { number } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoDisciplinaTurma = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoDisciplinaTurma',
  title: 'Disciplinas das turmas recebidas',
  description: 'Disciplinas das turmas, com horários e professores, incluídas ou alteradas no período.',
  wrapper: { kind: 'A', name: 'integracaoDisciplinaTurma', response: true },
  filters: {
    codigoDisciplina: parts.byCode('da disciplina'),
    codigoTurma: parts.byCode('da turma'),
    ano: parts.byYear,
    semestre: parts.byHalf,
  },
  element: {
    identificador: parts.identificador,
    disciplina: parts.disciplina,
    turma: parts.turma,
    vagas: number('Vagas'),
    horarios: parts.horarios,
    professores: parts.professores,
    ...parts.closing,
  },
})
