import { code, listed, ours } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { propostaMachine } from '../../machines/proposta.ts'
import { listing } from '../../operation.ts'
import { number, text } from '../../output.ts'
import { tiposProposta } from '../../values/proposta.ts'
import { statesFilter } from '../filters.ts'
import { projectColumns, projectFilters, projectList } from '../project-lists.ts'

const situacoes = statesOf(propostaMachine)

export const listaPropostas = listing({
  ...projectList,
  id: 'ListaPropostas',
  noun: 'proposta',
  title: 'Propostas',
  description: 'Propostas de monitoria, ensino, pesquisa e iniciação científica; professores veem as suas.',
  columns: {
    id: number('Número da proposta na plataforma'),
    titulo: text('Título'),
    tipo: text('Tipo', tiposProposta),
    situacao: text('Situação', situacoes),
    edital: text('Edital'),
    ...projectColumns,
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(25, 'Tipo.', listed(tiposProposta), { ...ours, rotulo: 'Tipo' }),
    ...projectFilters,
  },
  search: 'título, edital e nome do coordenador',
})
