import { funcoesTurma } from '../common-fields.ts'
import { query } from '../operation.ts'
import { text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoAlunoDisciplinaProfessor = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoAlunoDisciplinaProfessor',
  title: 'Professores das disciplinas dos alunos',
  description:
    'Professores de cada aluno em cada disciplina: os das suas turmas e os da operação obsoleta, incluídos ou alterados no período.',
  wrapper: { kind: 'A', name: 'integracaoAlunoDisciplinaProfessor', response: true },
  filters: {
    cpf: parts.byCpf('do aluno', '52998224725'),
    codigoProfessor: parts.byCode('do professor'),
    ano: parts.byYear,
    semestre: parts.byHalf,
  },
  element: {
    ...parts.frequentada,
    origem: text('Operação que trouxe o professor', [
      'RecebeTurmaProfessores',
      'RecebeAlunoDisciplinaProfessor',
    ]),
    professor: parts.professor,
    funcao: text('Função', Object.keys(funcoesTurma.values)),
    ...parts.closing,
  },
})
