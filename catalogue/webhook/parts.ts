import { must } from '../common-fields.ts'
import { varchar } from '../fields.ts'
import { webhookEvent } from '../machines/webhook-event.ts'
import { shownTargetStates, webhookTarget } from '../machines/webhook-target.ts'
import { moment, number, text, texts } from '../output.ts'
import { diagnoses } from './diagnoses.ts'

export const webhookEvents = ['lote.processado'] as const

export const largestList = 500
export const usualList = 100

/** The target an operation is about. */
export const target = varchar(500, 'Endereço do destino, como foi cadastrado.', must)

/** A target as it is shown. */
export const targetShape = {
  ESIWH_URL: text('Endereço do destino'),
  ESIWH_SEGREDO: text('Segredo; mascarado, salvo na resposta que o cria'),
  ESIWH_EVENTOS: texts('Eventos que recebe', webhookEvents),
  ESIWH_ATIVO: text('S enquanto recebe; N quando pausado ou desativado', ['S', 'N']),
  ESIWH_TODOS_OS_LOTES: text('S recebe todos os lotes; N só os que trazem ID_RETORNO', ['S', 'N']),
  SITUACAO: text('Situação do destino', shownTargetStates),
  MOTIVO: text('Por que não está ativo, e o que fazer'),
  SITUACAO_DESDE: moment('Desde quando está assim'),
  SEQUENCIA: number('Número do último evento; os números não têm falhas'),
  FALHAS: number('Tentativas sem sucesso desde a última entrega'),
  RETIDOS: number('Eventos ainda não entregues'),
  SEGREDO_ANTERIOR_ATE: moment('Até quando o segredo anterior também assina'),
} as const

const codes = Object.keys(diagnoses)

/** An attempt as it is shown. */
export const attemptShape = {
  ID_EVENTO: text(
    'Identificador do evento, igual em todas as tentativas: o webhook-id que o destino recebeu',
  ),
  SEQUENCIA: number('Número do evento neste destino; nulo em um teste'),
  INICIO: moment('Quando começou'),
  DURACAO_MS: number('Duração em milissegundos'),
  STATUS: number('Status HTTP respondido; nulo quando não houve resposta'),
  DIAGNOSTICO: text('Código do diagnóstico', codes),
  EXPLICACAO: text('O que houve, e quem deve fazer o quê'),
  DETALHE: text('Código técnico da falha'),
  RESPOSTA: text('Início da resposta'),
} as const

/** A test is answered when it is over: whatever interrupted it, nobody is told of. */
export const testShape = {
  ...attemptShape,
  DIAGNOSTICO: text(
    'Código do diagnóstico',
    codes.filter((code) => code !== 'ENVIO_INTERROMPIDO'),
  ),
} as const

/** An event as it is shown. */
export const eventShape = {
  ID_EVENTO: text('Identificador do evento'),
  SEQUENCIA: number('Número do evento neste destino'),
  LOTE: number('Lote'),
  ID_RETORNO: text('ID_RETORNO a que se refere; vazio quando não há'),
  SITUACAO: text('Situação da entrega', Object.keys(webhookEvent.states)),
  TENTATIVAS: number('Tentativas feitas'),
  INCLUSAO: moment('Quando foi criado'),
  ENTREGA: moment('Quando foi entregue'),
  PROXIMA: moment('Quando será tentado de novo'),
  DIAGNOSTICO: text('Código do diagnóstico da última tentativa', codes),
} as const

/** An event that failed or was cancelled, as it was before it is sent again. */
export const resentShape = {
  ...eventShape,
  SITUACAO: text('Situação da entrega', webhookEvent.moves.recuperar.from),
  DIAGNOSTICO: text(
    'Código do diagnóstico da última tentativa',
    codes.filter((code) => code !== 'ENTREGUE'),
  ),
} as const

/** A target that was paused or goes on. */
export const movedShape = {
  ...targetShape,
  SITUACAO: text('Situação do destino', webhookTarget.moves.desativar.from),
} as const
