import { funcoesTurma } from '../common-fields.ts'
import { query } from '../operation.ts'
import { text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoAlunoDisciplinaProfessor = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoAlunoDisciplinaProfessor',
  title: phrase('Professores das disciplinas dos alunos', "Professors of students' subjects"),
  description: phrase(
    'Professores de cada aluno em cada disciplina: os das suas turmas e os da operação obsoleta, incluídos ou alterados no período.',
    'Professors of each student in each subject: those of their classes and those of the deprecated operation, included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'integracaoAlunoDisciplinaProfessor', response: true },
  filters: {
    cpf: parts.byCpf(phrase('do aluno', 'of the student'), '52998224725'),
    codigoProfessor: parts.byCode(phrase('do professor', 'of the professor')),
    ano: parts.byYear,
    semestre: parts.byHalf,
  },
  element: {
    ...parts.frequentada,
    origem: text(phrase('Operação que trouxe o professor', 'Operation that brought the professor'), [
      'RecebeTurmaProfessores',
      'RecebeAlunoDisciplinaProfessor',
    ]),
    professor: parts.professor,
    funcao: text(phrase('Função', 'Role'), Object.keys(funcoesTurma.values)),
    ...parts.closing,
  },
})
