import { query } from '../operation.ts'
import { text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoAlunoDisciplina = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoAlunoDisciplina',
  title: 'Disciplinas dos alunos recebidas',
  description:
    'Disciplinas que os alunos cursam, pelas turmas e pela operação obsoleta, incluídas ou alteradas no período.',
  wrapper: { kind: 'A', name: 'integracaoAlunoDisciplina', response: true },
  filters: {
    cpf: parts.byCpf('do aluno', '52998224725'),
    codigoDisciplina: parts.byCode('da disciplina'),
    ano: parts.byYear,
    semestre: parts.byHalf,
  },
  element: {
    ...parts.frequentada,
    origem: text('Operação que trouxe o registro', ['RecebeTurmaAlunos', 'RecebeAlunoDisciplinas']),
    ...parts.closing,
  },
})
