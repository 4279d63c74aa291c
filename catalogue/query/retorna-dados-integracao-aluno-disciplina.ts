import { query } from '../operation.ts'
import { text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoAlunoDisciplina = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoAlunoDisciplina',
  title: phrase('Disciplinas dos alunos recebidas', 'Received subjects of students'),
  description: phrase(
    'Disciplinas que os alunos cursam, pelas turmas e pela operação obsoleta, incluídas ou alteradas no período.',
    'Subjects that students take, by their classes and by the deprecated operation, included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'integracaoAlunoDisciplina', response: true },
  filters: {
    cpf: parts.byCpf(phrase('do aluno', 'of the student'), '52998224725'),
    codigoDisciplina: parts.byCode(phrase('da disciplina', 'of the subject')),
    ano: parts.byYear,
    semestre: parts.byHalf,
  },
  element: {
    ...parts.frequentada,
    origem: text(phrase('Operação que trouxe o registro', 'Operation that brought the record'), [
      'RecebeTurmaAlunos',
      'RecebeAlunoDisciplinas',
    ]),
    ...parts.closing,
  },
})
