import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const asking = [
  { party: 'aluno' },
  { party: 'professor' },
  { party: 'concedente' },
  { party: 'supervisor' },
  { party: 'responsavel' },
] as const
const guards = [
  'doSolicitante',
  'contratoCerto',
  'contratoAtivo',
  'dataNoContrato',
  'motivoInformado',
  'umaAberta',
] as const

export const solicitacaoMachine = machine({
  noun: 'solicitacao',
  rotulo: 'Solicitação',
  plural: 'Solicitações',
  table: 'solicitacao',
  field: 'situacao',
  states: {
    'Em elaboração': { text: 'Quem pede ainda trabalha nela.', tone: 'neutro' },
    Incluída: { text: 'Pedida; espera pela instituição.', tone: 'espera' },
    Atendida: { text: 'A instituição fez o que foi pedido.', tone: 'ok', final: true },
    Cancelada: { text: 'Retirada ou recusada.', tone: 'encerrado', final: true },
  },
  // What a batch opens is asked for at once.
  initial: ['Em elaboração', 'Incluída'],
  inclusion: {
    text: 'Inclui a solicitação, ainda em elaboração.',
    by: [staff, ...asking],
    guards,
  },
  change: {
    text: 'Altera o que se pede: quem pede, antes de enviar; a instituição completa também o que já recebeu.',
    by: [staff, ...asking],
    in: ['Em elaboração', 'Incluída'],
    guards: ['doSolicitante', 'alteravel'],
  },
  moves: {
    enviar: {
      rotulo: 'Enviar',
      text: 'Entrega a solicitação à instituição.',
      from: ['Em elaboração'],
      to: 'Incluída',
      by: [staff, ...asking],
      guards: [...guards, 'completa'],
    },
    atender: {
      rotulo: 'Atender',
      text: 'Faz o que foi pedido: encerra o contrato, registra o recesso, emite a declaração, ou cria o contrato, o aditivo, o convênio ou a equivalência.',
      from: ['Incluída'],
      to: 'Atendida',
      by: [staff],
      guards: ['contratoAtivo', 'dataNoContrato', 'completa', 'atendivel'],
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Retira ou recusa a solicitação.',
      from: ['Em elaboração', 'Incluída'],
      to: 'Cancelada',
      by: [staff, ...asking],
      guards: ['doSolicitante'],
      reason: true,
    },
  },
})
