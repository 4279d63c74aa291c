import { code, listed, ours } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { propostaMachine } from '../../machines/proposta.ts'
import { listing } from '../../operation.ts'
import { number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { tiposProposta } from '../../values/proposta.ts'
import { statesFilter } from '../filters.ts'
import { projectColumns, projectFilters, projectList } from '../project-lists.ts'

const situacoes = statesOf(propostaMachine)

export const listaPropostas = listing({
  ...projectList,
  id: 'ListaPropostas',
  noun: 'proposta',
  title: phrase('Propostas', 'Proposals'),
  description: phrase(
    'Propostas de monitoria, ensino, pesquisa e iniciação científica; professores veem as suas.',
    'Proposals of teaching assistance, teaching, research and scientific initiation; professors see their own.',
  ),
  columns: {
    id: number(phrase('Número da proposta na plataforma', 'Number of the proposal on the platform')),
    titulo: text(phrase('Título', 'Title')),
    tipo: text(phrase('Tipo', 'Kind'), tiposProposta),
    situacao: text(phrase('Situação', 'State'), situacoes),
    edital: text(phrase('Edital', 'Public notice')),
    ...projectColumns,
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(25, phrase('Tipo.', 'Kind.'), listed(tiposProposta), {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    }),
    ...projectFilters,
  },
  search: phrase('título, edital e nome do coordenador', 'title, call and name of the coordinator'),
})
