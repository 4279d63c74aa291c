import { funcoesCurso } from '../common-fields.ts'
import { query } from '../operation.ts'
import { day, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoCursoProfessor = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoCursoProfessor',
  title: 'Professores dos cursos recebidos',
  description: 'Professores dos cursos, com a função de cada um, incluídos ou alterados no período.',
  wrapper: { kind: 'A', name: 'integracaoCursoProfessor', response: true },
  filters: {
    codigoCurso: parts.byCode('do curso'),
    codigoProfessor: parts.byCode('do professor'),
  },
  element: {
    identificador: parts.identificador,
    curso: parts.curso,
    professor: parts.professor,
    funcao: text('Função', Object.keys(funcoesCurso.values)),
    inicio: day('Início'),
    termino: day('Término'),
    ...parts.closing,
  },
})
