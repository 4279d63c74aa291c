import { code, date, flag, listed, numeric, ours } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { todosTiposPendencia } from '../../values/pendencia.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(pendenciaMachine)

export const listaPendencias = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaPendencias',
  group: 'management',
  noun: 'pendencia',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Pendências',
  description: 'O que falta entregar, opinar e aprovar nos contratos e projetos de extensão.',
  columns: {
    id: number('Número da pendência'),
    tipo: text('Tipo', todosTiposPendencia),
    situacao: text('Situação', situacoes),
    contrato: number('Número do contrato'),
    aluno: group({ nome: text('Aluno') }),
    concedente: group({ nome: text('Concedente') }),
    prazoEntrega: day('Prazo de entrega'),
    entrega: day('Entrega'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(40, 'Tipo.', listed(todosTiposPendencia), { ...ours, rotulo: 'Tipo' }),
    contrato: numeric(15, 'Número do contrato.', { ...ours, min: 1, rotulo: 'Contrato' }),
    vencidas: flag('S: só as que passaram do prazo sem entrega; N: só as outras.', {
      ...ours,
      rotulo: 'Vencidas',
    }),
    prazoDe: date('Prazo a partir deste dia.', { ...ours, rotulo: 'Prazo, de' }),
    prazoAte: date('Prazo até este dia.', { ...ours, rotulo: 'Prazo, a' }),
  },
  search: 'nome do aluno',
  orders: { prazoEntrega: 'Prazo de entrega', atualizacao: 'Atualização', situacao: 'Situação' },
  usualOrder: 'prazoEntrega',
  problems: [],
  example: { vencidas: 'N', quantidade: 10 },
})
