import { funcoesCurso } from '../common-fields.ts'
import { query } from '../operation.ts'
import { day, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoCursoProfessor = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoCursoProfessor',
  title: phrase('Professores dos cursos recebidos', 'Received professors of courses'),
  description: phrase(
    'Professores dos cursos, com a função de cada um, incluídos ou alterados no período.',
    'Professors of courses with the role of each, included or changed in the period.',
  ),
  wrapper: { kind: 'A', name: 'integracaoCursoProfessor', response: true },
  filters: {
    codigoCurso: parts.byCode(phrase('do curso', 'of the course')),
    codigoProfessor: parts.byCode(phrase('do professor', 'of the professor')),
  },
  element: {
    identificador: parts.identificador,
    curso: parts.curso,
    professor: parts.professor,
    funcao: text(phrase('Função', 'Role'), Object.keys(funcoesCurso.values)),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    ...parts.closing,
  },
})
