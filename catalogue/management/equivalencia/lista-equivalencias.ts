import { code, listed, ours, related } from '../../fields.ts'
import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { tiposEquivalencia } from '../../values/equivalencia.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(equivalenciaMachine)

export const listaEquivalencias = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaEquivalencias',
  group: 'management',
  noun: 'equivalencia',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Equivalências', 'Equivalences'),
  description: phrase(
    'Os pedidos de equivalência; alunos veem os seus, professores os que analisam.',
    'The requests of equivalence; students see their own, professors those that they judge.',
  ),
  columns: {
    id: number(phrase('Número do pedido na plataforma', 'Number of the request on the platform')),
    aluno: group({
      identificador: number(phrase('Número do aluno', 'Number of the student')),
      nome: text(phrase('Aluno', 'Student')),
      matricula: text(phrase('Matrícula', 'Enrolment')),
    }),
    curso: group({
      identificador: number(phrase('Número do curso', 'Number of the course')),
      nome: text(phrase('Curso', 'Course')),
    }),
    tipo: text(phrase('Tipo', 'Kind'), tiposEquivalencia),
    situacao: text(phrase('Situação', 'State'), situacoes),
    horasSolicitadas: number(phrase('Horas solicitadas', 'Hours asked for')),
    horasDeferidas: number(phrase('Horas deferidas', 'Hours granted')),
    professor: group({
      identificador: number(phrase('Número do professor', 'Number of the professor')),
      nome: text(phrase('Professor', 'Professor')),
    }),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(30, phrase('Tipo.', 'Kind.'), listed(tiposEquivalencia), {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    }),
    curso: related('curso', phrase('Curso.', 'Course.'), { rotulo: phrase('Curso', 'Course') }),
    aluno: related('aluno', phrase('Aluno.', 'Student.'), { rotulo: phrase('Aluno', 'Student') }),
    professor: related(
      'professor',
      phrase('Professor que dá o parecer.', 'Professor who gives an opinion.'),
      { rotulo: phrase('Professor', 'Professor') },
    ),
  },
  search: phrase('nome do aluno', 'name of the student'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    situacao: phrase('Situação', 'State'),
    inicio: phrase('Início', 'Start'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Em análise'], quantidade: 10 },
})
