import { related } from '../fields.ts'
import { day, group, moment, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { endFilters } from './filters.ts'

/** Common parts of the lists of proposals and extension projects. */
export const projectList = {
  family: 'management',
  kind: 'listing',
  group: 'management',
  doors: { staff: 'projetos.ver', party: ['professor'] },
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    titulo: phrase('Título', 'Title'),
    situacao: phrase('Situação', 'State'),
    termino: phrase('Término', 'End'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Aprovada'], quantidade: 10 },
} as const

export const projectColumns = {
  professor: group({
    nome: text(phrase('Coordenador', 'Coordinator')),
    codigoIntegracao: text(phrase('Código do coordenador', 'Code of the coordinator')),
  }),
  unidade: text(phrase('Unidade', 'Unit')),
  inicio: day(phrase('Início', 'Start')),
  termino: day(phrase('Término', 'End')),
  versao: number(phrase('Versão', 'Version')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
}

export const projectFilters = {
  professor: related('professor', phrase('Coordenador.', 'Coordinator.'), {
    rotulo: phrase('Coordenador', 'Coordinator'),
  }),
  unidade: related('unidade', phrase('Unidade.', 'Unit.'), { rotulo: phrase('Unidade', 'Unit') }),
  ...endFilters,
}
