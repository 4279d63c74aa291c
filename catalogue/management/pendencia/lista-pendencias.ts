import { code, date, flag, listed, numeric, ours } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { todosTiposPendencia } from '../../values/pendencia.ts'
import { ofHost, ofStudent, statesFilter } from '../filters.ts'

const situacoes = statesOf(pendenciaMachine)

export const listaPendencias = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaPendencias',
  group: 'management',
  noun: 'pendencia',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Pendências', 'Pending items'),
  description: phrase(
    'O que falta entregar, opinar e aprovar nos contratos e projetos de extensão.',
    'What is still to be delivered, judged and approved in contracts and extension projects.',
  ),
  columns: {
    id: number(phrase('Número da pendência', 'Number of the pending item')),
    tipo: text(phrase('Tipo', 'Kind'), todosTiposPendencia),
    situacao: text(phrase('Situação', 'State'), situacoes),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    aluno: group({ nome: text(phrase('Aluno', 'Student')) }),
    concedente: group({ nome: text(phrase('Concedente', 'Host')) }),
    prazoEntrega: day(phrase('Prazo de entrega', 'Delivery deadline')),
    entrega: day(phrase('Entrega', 'Delivery')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(40, phrase('Tipo.', 'Kind.'), listed(todosTiposPendencia), {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    }),
    contrato: numeric(15, phrase('Número do contrato.', 'Number of the contract.'), {
      ...ours,
      min: 1,
      rotulo: phrase('Contrato', 'Contract'),
    }),
    aluno: ofStudent,
    daConcedente: ofHost,
    vencidas: flag(
      phrase(
        'S: só as que passaram do prazo sem entrega; N: só as outras.',
        'S: only those that are past their deadline without a delivery; N: only the others.',
      ),
      {
        ...ours,
        rotulo: phrase('Vencidas', 'Overdue'),
      },
    ),
    prazoDe: date(phrase('Prazo a partir deste dia.', 'Due from this day on.'), {
      ...ours,
      rotulo: phrase('Prazo, de', 'Deadline, from'),
    }),
    prazoAte: date(phrase('Prazo até este dia.', 'Due until this day.'), {
      ...ours,
      rotulo: phrase('Prazo, a', 'Deadline, to'),
    }),
  },
  search: phrase('nome do aluno', 'name of the student'),
  orders: {
    prazoEntrega: phrase('Prazo de entrega', 'Delivery deadline'),
    atualizacao: phrase('Atualização', 'Updated'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: 'prazoEntrega',
  problems: [],
  example: { vencidas: 'N', quantidade: 10 },
})
