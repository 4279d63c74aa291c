import { phrase } from '../phrase.ts'

/** Webhook endpoint of a client. */
export const webhookTarget = {
  noun: 'webhook_destino',
  table: 'webhook_destino',
  field: 'situacao',
  initial: 'Ativo',
  states: {
    Ativo: {
      label: phrase('Ativo', 'Active'),
      text: phrase('Recebe os eventos.', 'Receives the events.'),
      tone: 'ok',
    },
    Pausado: {
      label: phrase('Pausado', 'Paused'),
      text: phrase(
        'Não recebe por ora; os eventos ficam guardados.',
        'Does not receive for now; the events are kept.',
      ),
      tone: 'espera',
    },
    Desativado: {
      label: phrase('Desativado', 'Disabled'),
      text: phrase(
        'Respondeu 410; nenhum evento é criado até que seja cadastrado de novo.',
        'Answered 410; no event is made until it is registered again.',
      ),
      tone: 'erro',
    },
    Removido: {
      label: phrase('Removido', 'Removed'),
      text: phrase(
        'Foi removido; só o seu histórico fica, pelo prazo de guarda.',
        'Was removed; only its history stays, for the time of retention.',
      ),
      tone: 'encerrado',
      final: true,
    },
  },
  moves: {
    pausar: {
      text: phrase(
        'Guarda os eventos até que se peça a retomada.',
        'Keeps the events until it is asked to resume.',
      ),
      from: ['Ativo', 'Pausado', 'Desativado'],
      to: 'Pausado',
    },
    suspender: {
      text: phrase(
        'Guarda os eventos de um destino que falha há muito tempo, e o verifica de vez em quando.',
        'Keeps the events of a target that has failed for a long time, and checks it from time to time.',
      ),
      from: ['Ativo'],
      to: 'Pausado',
    },
    retomar: {
      text: phrase('Envia o que ficou guardado, na ordem.', 'Sends what was kept, in order.'),
      from: ['Pausado', 'Desativado'],
      to: 'Ativo',
    },
    desativar: {
      text: phrase(
        'O destino respondeu 410: cancela o que não foi entregue.',
        'The target answered 410: cancels what was not delivered.',
      ),
      from: ['Ativo', 'Pausado'],
      to: 'Desativado',
    },
    remover: {
      text: phrase(
        'Remove o destino e cancela o que não foi entregue.',
        'Removes the target and cancels what was not delivered.',
      ),
      from: ['Ativo', 'Pausado', 'Desativado'],
      to: 'Removido',
    },
  },
} as const

export type WebhookTargetState = keyof typeof webhookTarget.states
export type WebhookTargetMove = keyof typeof webhookTarget.moves

/** States in which an endpoint gets events: none are created for a removed one. */
export const toldTargetStates = webhookTarget.moves.desativar.from

/** Removed endpoints are not shown. */
export const shownTargetStates = webhookTarget.moves.remover.from

/** An active endpoint that failed several times in a row. Derived: events go out as before. */
export const failingTarget = 'Falhando'

/** States as callers see them. */
export const seenTargetStates = {
  Ativo: webhookTarget.states.Ativo,
  [failingTarget]: {
    label: phrase('Falhando', 'Failing'),
    text: phrase(
      'As últimas tentativas falharam; os eventos são tentados de novo até que o destino os receba ou seja pausado.',
      'The last attempts failed; the events are tried again until the target receives them or is paused.',
    ),
    tone: 'erro',
  },
  Pausado: webhookTarget.states.Pausado,
  Desativado: webhookTarget.states.Desativado,
} as const
