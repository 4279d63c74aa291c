import { code, listed, ours, related } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { listing } from '../../operation.ts'
import { number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { modalidadesExtensao } from '../../values/projeto-extensao.ts'
import { statesFilter } from '../filters.ts'
import { projectColumns, projectFilters, projectList } from '../project-lists.ts'

const situacoes = statesOf(projetoExtensaoMachine)

export const listaProjetosExtensao = listing({
  ...projectList,
  id: 'ListaProjetosExtensao',
  noun: 'projeto_extensao',
  title: phrase('Projetos de extensão', 'Extension projects'),
  description: phrase(
    'Os projetos de extensão; professores veem os que coordenam.',
    'The extension projects; professors see those that they coordinate.',
  ),
  columns: {
    id: number(phrase('Número do projeto na plataforma', 'Number of the project on the platform')),
    titulo: text(phrase('Título', 'Title')),
    modalidade: text(phrase('Modalidade', 'Mode'), modalidadesExtensao),
    situacao: text(phrase('Situação', 'State'), situacoes),
    areaTematica: text(phrase('Área temática', 'Thematic area')),
    ...projectColumns,
  },
  filters: {
    situacao: statesFilter(situacoes),
    modalidade: code(25, phrase('Modalidade.', 'Mode.'), listed(modalidadesExtensao), {
      ...ours,
      rotulo: phrase('Modalidade', 'Mode'),
    }),
    ...projectFilters,
    curso: related('curso', phrase('Curso em que as horas contam.', 'Course in which the hours count.'), {
      rotulo: phrase('Curso', 'Course'),
    }),
  },
  search: phrase(
    'título, área temática e nome do coordenador',
    'title, subject area and name of the coordinator',
  ),
})
