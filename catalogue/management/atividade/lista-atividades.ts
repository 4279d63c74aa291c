import { date, numeric, ours } from '../../fields.ts'
import { atividadeMachine } from '../../machines/atividade.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(atividadeMachine)

export const listaAtividades = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAtividades',
  group: 'management',
  noun: 'atividade',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Atividades', 'Activities'),
  description: phrase(
    'O que alunos registraram do que fizeram em seus contratos.',
    'What students recorded of what they did in their contracts.',
  ),
  columns: {
    id: number(phrase('Número da atividade', 'Number of the activity')),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    aluno: group({ nome: text(phrase('Aluno', 'Student')) }),
    situacao: text(phrase('Situação', 'State'), situacoes),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    atividades: text(phrase('Atividades', 'Activities')),
    aprovacao: moment(phrase('Aprovação', 'Approval')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    contrato: numeric(15, phrase('Número do contrato.', 'Number of the contract.'), {
      ...ours,
      min: 1,
      rotulo: phrase('Contrato', 'Contract'),
    }),
    inicioDe: date(phrase('Início a partir deste dia.', 'Begins from this day on.'), {
      ...ours,
      rotulo: phrase('Início, de', 'Start, from'),
    }),
    inicioAte: date(phrase('Início até este dia.', 'Begins until this day.'), {
      ...ours,
      rotulo: phrase('Início, a', 'Start, to'),
    }),
  },
  search: phrase('nome do aluno e atividades', 'name of the student and activities'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    inicio: phrase('Início', 'Start'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Enviada'], quantidade: 10 },
})
