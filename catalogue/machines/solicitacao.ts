import { phrase } from '../phrase.ts'
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
  rotulo: phrase('Solicitação', 'Request'),
  plural: phrase('Solicitações', 'Requests'),
  table: 'solicitacao',
  field: 'situacao',
  states: {
    'Em elaboração': {
      label: phrase('Em elaboração', 'Being drafted'),
      text: phrase('Quem pede ainda trabalha nela.', 'Whoever asks still works on it.'),
      tone: 'neutro',
    },
    Incluída: {
      label: phrase('Incluída', 'Added'),
      text: phrase('Pedida; espera pela instituição.', 'Asked for; waits for the institution.'),
      tone: 'espera',
    },
    Atendida: {
      label: phrase('Atendida', 'Fulfilled'),
      text: phrase('A instituição fez o que foi pedido.', 'The institution did what was asked for.'),
      tone: 'ok',
      final: true,
    },
    Cancelada: {
      label: phrase('Cancelada', 'Cancelled'),
      text: phrase('Retirada ou recusada.', 'Withdrawn or refused.'),
      tone: 'encerrado',
      final: true,
    },
  },
  kinds: ['daInstituicao', 'soConferencia'],
  // Requests from a batch are submitted at once.
  initial: ['Em elaboração', 'Incluída'],
  inclusion: {
    text: phrase('Inclui a solicitação, ainda em elaboração.', 'Adds the request, still being prepared.'),
    by: [staff, ...asking],
    guards: [...guards, 'limiteAbertas'],
  },
  change: {
    text: phrase(
      'Altera o que se pede: quem pede, antes de enviar; a instituição completa também o que já recebeu.',
      'Changes what is asked for: by whoever asks, before it is sent; the institution also completes what it received.',
    ),
    by: [staff, ...asking],
    in: ['Em elaboração', 'Incluída'],
    guards: ['doSolicitante', 'alteravel'],
  },
  alterations: {
    lembrar: {
      rotulo: phrase('Lembrar', 'Remind'),
      text: phrase(
        'Lembra por e-mail quem ainda não enviou a solicitação, ou a concedente que ainda não conferiu o termo; uma vez por dia. A solicitação não muda.',
        'Reminds whoever has not sent the request yet, or the host that has not reviewed the term yet, by e-mail; once a day. The request does not change.',
      ),
      by: [staff],
      in: ['Em elaboração', 'Incluída'],
      guards: ['temQuemLembrar', 'lembreteDoDia'],
    },
  },
  moves: {
    enviar: {
      rotulo: phrase('Enviar', 'Send'),
      text: phrase('Entrega a solicitação à instituição.', 'Hands the request to the institution.'),
      from: ['Em elaboração'],
      to: 'Incluída',
      by: [staff, ...asking],
      guards: [...guards, 'completa', 'conferivel'],
    },
    conferir: {
      rotulo: phrase('Está correto', 'It is correct'),
      text: phrase(
        'A concedente confirma a minuta do termo e completa os seus dados, os do representante e os do supervisor.',
        'The host confirms the draft of the term and completes its data, those of its representative and of the supervisor.',
      ),
      from: ['Incluída'],
      to: 'Atendida',
      by: [staff, { party: 'concedente' }],
      guards: ['soConferencia', 'daConcedente', 'conferivel'],
    },
    apontar: {
      rotulo: phrase('Apontar erros', 'Report errors'),
      text: phrase(
        'A concedente diz o que está errado na minuta do termo; a instituição corrige e pede de novo.',
        'The host says what is wrong in the draft of the term; the institution corrects it and asks again.',
      ),
      from: ['Incluída'],
      to: 'Em elaboração',
      by: [staff, { party: 'concedente' }],
      guards: ['soConferencia', 'daConcedente', 'conferivel'],
    },
    atender: {
      rotulo: phrase('Atender', 'Fulfil'),
      text: phrase(
        'Faz o que foi pedido: encerra o contrato, registra o recesso, emite a declaração, ou cria o contrato, o aditivo, o convênio ou a equivalência.',
        'Does what was asked for: ends the contract, records the recess, issues the statement, or makes the contract, the amendment, the agreement or the equivalence.',
      ),
      from: ['Incluída'],
      to: 'Atendida',
      by: [staff],
      guards: ['daInstituicao', 'contratoAtivo', 'dataNoContrato', 'completa', 'atendivel', 'recessoAposFim'],
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase('Retira ou recusa a solicitação.', 'Withdraws or refuses the request.'),
      from: ['Em elaboração', 'Incluída'],
      to: 'Cancelada',
      by: [staff, ...asking],
      guards: ['doSolicitante'],
      reason: true,
    },
  },
})
