import { code, listed, ours, related } from '../../fields.ts'
import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
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
  title: 'Equivalências',
  description: 'Os pedidos de equivalência; alunos veem os seus, professores os que analisam.',
  columns: {
    id: number('Número do pedido na plataforma'),
    aluno: group({
      identificador: number('Número do aluno'),
      nome: text('Aluno'),
      matricula: text('Matrícula'),
    }),
    curso: group({ identificador: number('Número do curso'), nome: text('Curso') }),
    tipo: text('Tipo', tiposEquivalencia),
    situacao: text('Situação', situacoes),
    horasSolicitadas: number('Horas solicitadas'),
    horasDeferidas: number('Horas deferidas'),
    professor: group({ identificador: number('Número do professor'), nome: text('Professor') }),
    inicio: day('Início'),
    termino: day('Término'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(30, 'Tipo.', listed(tiposEquivalencia), { ...ours, rotulo: 'Tipo' }),
    curso: related('curso', 'Curso.', { rotulo: 'Curso' }),
    aluno: related('aluno', 'Aluno.', { rotulo: 'Aluno' }),
    professor: related('professor', 'Professor que dá o parecer.', { rotulo: 'Professor' }),
  },
  search: 'nome do aluno',
  orders: { atualizacao: 'Atualização', situacao: 'Situação', inicio: 'Início' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Em análise'], quantidade: 10 },
})
