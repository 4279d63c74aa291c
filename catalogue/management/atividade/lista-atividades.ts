import { date, numeric, ours } from '../../fields.ts'
import { atividadeMachine } from '../../machines/atividade.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(atividadeMachine)

export const listaAtividades = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAtividades',
  group: 'management',
  noun: 'atividade',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Atividades',
  description: 'O que alunos registraram do que fizeram em seus contratos.',
  columns: {
    id: number('Número da atividade'),
    contrato: number('Número do contrato'),
    aluno: group({ nome: text('Aluno') }),
    situacao: text('Situação', situacoes),
    inicio: day('Início'),
    termino: day('Término'),
    atividades: text('Atividades'),
    aprovacao: moment('Aprovação'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    contrato: numeric(15, 'Número do contrato.', { ...ours, min: 1, rotulo: 'Contrato' }),
    inicioDe: date('Início a partir deste dia.', { ...ours, rotulo: 'Início, de' }),
    inicioAte: date('Início até este dia.', { ...ours, rotulo: 'Início, a' }),
  },
  search: 'nome do aluno e atividades',
  orders: { atualizacao: 'Atualização', inicio: 'Início', situacao: 'Situação' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Enviada'], quantidade: 10 },
})
