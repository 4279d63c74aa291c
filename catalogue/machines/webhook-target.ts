/** Where a client wants to be told of its batches. */
export const webhookTarget = {
  noun: 'webhook_destino',
  table: 'webhook_destino',
  field: 'situacao',
  initial: 'Ativo',
  states: {
    Ativo: { text: 'Recebe os eventos.', tone: 'ok' },
    Pausado: { text: 'Não recebe por ora; os eventos ficam guardados.', tone: 'espera' },
    Desativado: {
      text: 'Respondeu 410; nenhum evento é criado até que seja cadastrado de novo.',
      tone: 'erro',
    },
    Removido: {
      text: 'Foi removido; só o seu histórico fica, pelo prazo de guarda.',
      tone: 'encerrado',
      final: true,
    },
  },
  moves: {
    pausar: {
      text: 'Guarda os eventos até que se peça a retomada.',
      from: ['Ativo', 'Pausado', 'Desativado'],
      to: 'Pausado',
    },
    suspender: {
      text: 'Guarda os eventos de um destino que falha há muito tempo, e o verifica de vez em quando.',
      from: ['Ativo'],
      to: 'Pausado',
    },
    retomar: {
      text: 'Envia o que ficou guardado, na ordem.',
      from: ['Pausado', 'Desativado'],
      to: 'Ativo',
    },
    desativar: {
      text: 'O destino respondeu 410: cancela o que não foi entregue.',
      from: ['Ativo', 'Pausado'],
      to: 'Desativado',
    },
    remover: {
      text: 'Remove o destino e cancela o que não foi entregue.',
      from: ['Ativo', 'Pausado', 'Desativado'],
      to: 'Removido',
    },
  },
} as const

export type WebhookTargetState = keyof typeof webhookTarget.states
export type WebhookTargetMove = keyof typeof webhookTarget.moves

/** Who is told of batches: nothing is made for a target that is gone. */
export const toldTargetStates = webhookTarget.moves.desativar.from

/** A target that was removed is not shown. */
export const shownTargetStates = webhookTarget.moves.remover.from
