import { phrase } from '../phrase.ts'

/** Delivery of an event to an endpoint. */
export const webhookEvent = {
  noun: 'webhook_evento',
  table: 'webhook_evento',
  field: 'situacao',
  initial: 'Pendente',
  states: {
    Pendente: {
      label: phrase('Pendente', 'Pending'),
      text: phrase('Espera a vez de ser enviado.', 'Waits its turn to be sent.'),
      tone: 'espera',
    },
    Enviando: {
      label: phrase('Enviando', 'Being sent'),
      text: phrase('Está sendo enviado ao destino.', 'Is being sent to the target.'),
      tone: 'andamento',
    },
    Entregue: {
      label: phrase('Entregue', 'Delivered'),
      text: phrase('O destino respondeu 2xx.', 'The target answered 2xx.'),
      tone: 'ok',
    },
    'Aguardando nova tentativa': {
      label: phrase('Aguardando nova tentativa', 'Waiting for a new attempt'),
      text: phrase(
        'O destino não o recebeu; será tentado de novo.',
        'The target did not receive it; it will be tried again.',
      ),
      tone: 'atencao',
    },
    Falhou: {
      label: phrase('Falhou', 'Failed'),
      text: phrase(
        'O destino não o recebeu em nenhuma das tentativas.',
        'The target did not receive it in any of the attempts.',
      ),
      tone: 'erro',
    },
    Cancelada: {
      label: phrase('Cancelada', 'Cancelled'),
      text: phrase(
        'O destino foi removido ou respondeu 410 antes de recebê-lo.',
        'The target was removed or answered 410 before receiving it.',
      ),
      tone: 'encerrado',
    },
  },
  moves: {
    enviar: {
      text: phrase('Começa a enviá-lo, na vez do destino.', "Begins to send it, in the target's turn."),
      from: ['Pendente', 'Aguardando nova tentativa'],
      to: 'Enviando',
    },
    retomar: {
      text: phrase(
        'Envia de novo, com o mesmo identificador, o que um processo deixou pela metade.',
        'Sends again, with the same identifier, what a process left half done.',
      ),
      from: ['Enviando'],
      to: 'Enviando',
    },
    entregar: {
      text: phrase('O destino o recebeu.', 'The target received it.'),
      from: ['Enviando'],
      to: 'Entregue',
    },
    adiar: {
      text: phrase(
        'O destino não o recebeu: haverá outra tentativa.',
        'The target did not receive it: there will be another attempt.',
      ),
      from: ['Enviando'],
      to: 'Aguardando nova tentativa',
    },
    desistir: {
      text: phrase('A última tentativa não teve sucesso.', 'The last attempt was not successful.'),
      from: ['Enviando'],
      to: 'Falhou',
    },
    cancelar: {
      text: phrase(
        'O destino não existe mais; o que não foi entregue não será enviado.',
        'The target no longer exists; what was not delivered will not be sent.',
      ),
      from: ['Pendente', 'Enviando', 'Aguardando nova tentativa'],
      to: 'Cancelada',
    },
    recuperar: {
      text: phrase(
        'Envia de novo o que se perdeu, com WebhookReenvio.',
        'Sends again what was lost, with WebhookReenvio.',
      ),
      from: ['Falhou', 'Cancelada'],
      to: 'Pendente',
    },
    reenviar: {
      text: phrase(
        'Envia de novo um evento, mesmo já entregue, com Webhook e REENVIAR.',
        'Sends an event again, even one already delivered, with Webhook and REENVIAR.',
      ),
      from: ['Pendente', 'Entregue', 'Aguardando nova tentativa', 'Falhou', 'Cancelada'],
      to: 'Pendente',
    },
  },
} as const

export type WebhookEventState = keyof typeof webhookEvent.states
export type WebhookEventMove = keyof typeof webhookEvent.moves
