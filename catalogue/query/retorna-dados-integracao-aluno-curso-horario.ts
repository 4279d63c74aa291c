import { query } from '../operation.ts'
import { text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoAlunoCursoHorario = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoAlunoCursoHorario',
  title: 'Horários dos alunos nos cursos',
  description:
    'Horários semanais de cada matrícula: os enviados com ela ou, sem eles, os das turmas do aluno no curso.',
  wrapper: { kind: 'A', name: 'integracaoAlunoCursoHorario', response: true },
  filters: {
    cpf: parts.byCpf('do aluno', '52998224725'),
    codigoCurso: parts.byCode('do curso'),
  },
  element: {
    identificador: parts.identificador,
    aluno: parts.aluno,
    curso: parts.curso,
    matricula: text('Número da matrícula'),
    horarios: parts.horarios,
    ...parts.closing,
  },
})
