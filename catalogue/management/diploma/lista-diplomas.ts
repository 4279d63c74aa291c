import { date, ours, related } from '../../fields.ts'
import { diplomaMachine } from '../../machines/diploma.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(diplomaMachine)

export const listaDiplomas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaDiplomas',
  group: 'management',
  noun: 'diploma',
  doors: { staff: 'diplomas.ver' },
  title: phrase('Diplomas', 'Diplomas'),
  description: phrase('Os diplomas digitais registrados.', 'The digital diplomas that were registered.'),
  columns: {
    id: number(phrase('Número do diploma na plataforma', 'Number of the diploma on the platform')),
    aluno: group({
      identificador: number(phrase('Número do aluno', 'Number of the student')),
      nome: text(phrase('Aluno', 'Student')),
      matricula: text(phrase('Matrícula', 'Enrolment')),
    }),
    curso: group({
      identificador: number(phrase('Número do curso', 'Number of the course')),
      nome: text(phrase('Curso', 'Course')),
    }),
    situacao: text(phrase('Situação', 'State'), situacoes),
    codigoValidacao: text(phrase('Código de validação', 'Validation code')),
    conclusao: day(phrase('Conclusão', 'Completion')),
    expedicao: day(phrase('Expedição', 'Issued')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    curso: related('curso', phrase('Curso.', 'Course.'), { rotulo: phrase('Curso', 'Course') }),
    aluno: related('aluno', phrase('Aluno.', 'Student.'), { rotulo: phrase('Aluno', 'Student') }),
    expedicaoDe: date(phrase('Expedição a partir deste dia.', 'Issued from this day on.'), {
      ...ours,
      rotulo: phrase('Expedição, de', 'Issued, from'),
    }),
    expedicaoAte: date(phrase('Expedição até este dia.', 'Issued until this day.'), {
      ...ours,
      rotulo: phrase('Expedição, a', 'Issued, to'),
    }),
  },
  search: phrase('nome do aluno e código de validação', 'name of the student and code of validation'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    situacao: phrase('Situação', 'State'),
    conclusao: phrase('Conclusão', 'Completion'),
    expedicao: phrase('Expedição', 'Issued'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Ativo'], quantidade: 10 },
})
