import { date, ours, related } from '../../fields.ts'
import { diplomaMachine } from '../../machines/diploma.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(diplomaMachine)

export const listaDiplomas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaDiplomas',
  group: 'management',
  noun: 'diploma',
  doors: { staff: 'diplomas.ver' },
  title: 'Diplomas',
  description: 'Os diplomas digitais registrados.',
  columns: {
    id: number('Número do diploma na plataforma'),
    aluno: group({
      identificador: number('Número do aluno'),
      nome: text('Aluno'),
      matricula: text('Matrícula'),
    }),
    curso: group({ identificador: number('Número do curso'), nome: text('Curso') }),
    situacao: text('Situação', situacoes),
    codigoValidacao: text('Código de validação'),
    conclusao: day('Conclusão'),
    expedicao: day('Expedição'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    curso: related('curso', 'Curso.', { rotulo: 'Curso' }),
    aluno: related('aluno', 'Aluno.', { rotulo: 'Aluno' }),
    expedicaoDe: date('Expedição a partir deste dia.', { ...ours, rotulo: 'Expedição, de' }),
    expedicaoAte: date('Expedição até este dia.', { ...ours, rotulo: 'Expedição, a' }),
  },
  search: 'nome do aluno e código de validação',
  orders: {
    atualizacao: 'Atualização',
    situacao: 'Situação',
    conclusao: 'Conclusão',
    expedicao: 'Expedição',
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Ativo'], quantidade: 10 },
})
