import { code, listed, ours, related } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { listing } from '../../operation.ts'
import { number, text } from '../../output.ts'
import { modalidadesExtensao } from '../../values/projeto-extensao.ts'
import { statesFilter } from '../filters.ts'
import { projectColumns, projectFilters, projectList } from '../project-lists.ts'

const situacoes = statesOf(projetoExtensaoMachine)

export const listaProjetosExtensao = listing({
  ...projectList,
  id: 'ListaProjetosExtensao',
  noun: 'projeto_extensao',
  title: 'Projetos de extensão',
  description: 'Os projetos de extensão; professores veem os que coordenam.',
  columns: {
    id: number('Número do projeto na plataforma'),
    titulo: text('Título'),
    modalidade: text('Modalidade', modalidadesExtensao),
    situacao: text('Situação', situacoes),
    areaTematica: text('Área temática'),
    ...projectColumns,
  },
  filters: {
    situacao: statesFilter(situacoes),
    modalidade: code(25, 'Modalidade.', listed(modalidadesExtensao), { ...ours, rotulo: 'Modalidade' }),
    ...projectFilters,
    curso: related('curso', 'Curso em que as horas contam.', { rotulo: 'Curso' }),
  },
  search: 'título, área temática e nome do coordenador',
})
