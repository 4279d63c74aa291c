/** An event on its way to a target. */
export const webhookEvent = {
  noun: 'webhook_evento',
  table: 'webhook_evento',
  field: 'situacao',
  initial: 'Pendente',
  states: {
    Pendente: { text: 'Espera a vez de ser enviado.', tone: 'espera' },
    Enviando: { text: 'Está sendo enviado ao destino.', tone: 'andamento' },
    Entregue: { text: 'O destino respondeu 2xx.', tone: 'ok' },
    'Aguardando nova tentativa': { text: 'O destino não o recebeu; será tentado de novo.', tone: 'atencao' },
    Falhou: { text: 'O destino não o recebeu em nenhuma das tentativas.', tone: 'erro' },
    Cancelada: { text: 'O destino foi removido ou respondeu 410 antes de recebê-lo.', tone: 'encerrado' },
  },
  moves: {
    enviar: {
      text: 'Começa a enviá-lo, na vez do destino.',
      from: ['Pendente', 'Aguardando nova tentativa'],
      to: 'Enviando',
    },
    retomar: {
      text: 'Envia de novo, com o mesmo identificador, o que um processo deixou pela metade.',
      from: ['Enviando'],
      to: 'Enviando',
    },
    entregar: { text: 'O destino o recebeu.', from: ['Enviando'], to: 'Entregue' },
    adiar: {
      text: 'O destino não o recebeu: haverá outra tentativa.',
      from: ['Enviando'],
      to: 'Aguardando nova tentativa',
    },
    desistir: { text: 'A última tentativa não teve sucesso.', from: ['Enviando'], to: 'Falhou' },
    cancelar: {
      text: 'O destino não existe mais; o que não foi entregue não será enviado.',
      from: ['Pendente', 'Enviando', 'Aguardando nova tentativa'],
      to: 'Cancelada',
    },
    recuperar: {
      text: 'Envia de novo o que se perdeu, com WebhookReenvio.',
      from: ['Falhou', 'Cancelada'],
      to: 'Pendente',
    },
    reenviar: {
      text: 'Envia de novo um evento, mesmo já entregue, com Webhook e REENVIAR.',
      from: ['Pendente', 'Entregue', 'Aguardando nova tentativa', 'Falhou', 'Cancelada'],
      to: 'Pendente',
    },
  },
} as const

export type WebhookEventState = keyof typeof webhookEvent.states
export type WebhookEventMove = keyof typeof webhookEvent.moves
