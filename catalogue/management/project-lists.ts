import { related } from '../fields.ts'
import { day, group, moment, number, text } from '../output.ts'
import { endFilters } from './filters.ts'

/** What the lists of proposals and of extension projects have in common. */
export const projectList = {
  family: 'management',
  kind: 'listing',
  group: 'management',
  doors: { staff: 'projetos.ver', party: ['professor'] },
  orders: { atualizacao: 'Atualização', titulo: 'Título', situacao: 'Situação', termino: 'Término' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Aprovada'], quantidade: 10 },
} as const

export const projectColumns = {
  professor: group({ nome: text('Coordenador'), codigoIntegracao: text('Código do coordenador') }),
  unidade: text('Unidade'),
  inicio: day('Início'),
  termino: day('Término'),
  versao: number('Versão'),
  atualizacao: moment('Atualização'),
}

export const projectFilters = {
  professor: related('professor', 'Coordenador.', { rotulo: 'Coordenador' }),
  unidade: related('unidade', 'Unidade.', { rotulo: 'Unidade' }),
  ...endFilters,
}
