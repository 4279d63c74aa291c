import { must } from '../common-fields.ts'
import { varchar } from '../fields.ts'
import { webhookEvent } from '../machines/webhook-event.ts'
import { seenTargetStates } from '../machines/webhook-target.ts'
import { moment, number, secretText, text, texts } from '../output.ts'
import { phrase } from '../phrase.ts'
import { diagnoses } from './diagnoses.ts'

export const webhookEvents = ['lote.processado'] as const

export const largestList = 500
export const usualList = 100

const codes = Object.keys(diagnoses)
const seenStates = Object.keys(seenTargetStates)
/** Diagnoses of attempts that count as failures of the target. */
const failures = codes.filter((code) => code !== 'ENTREGUE' && code !== 'ENVIO_INTERROMPIDO')

export const target = varchar(
  500,
  phrase('Endereço do destino, como foi cadastrado.', 'Address of the target, as it was registered.'),
  must,
)

export const targetShape = {
  ESIWH_URL: text(phrase('Endereço do destino', 'Address of the target')),
  ESIWH_SEGREDO: secretText(
    phrase(
      'Segredo; mascarado, salvo na resposta que o cria',
      'Secret; masked, except in the answer that creates it',
    ),
  ),
  ESIWH_EVENTOS: texts(phrase('Eventos que recebe', 'Events that it receives'), webhookEvents),
  ESIWH_ATIVO: text(
    phrase(
      'S enquanto recebe; N quando pausado ou desativado',
      'S while it receives; N when paused or disabled',
    ),
    ['S', 'N'],
  ),
  ESIWH_TODOS_OS_LOTES: text(
    phrase(
      'S recebe todos os lotes; N só os que trazem ID_RETORNO',
      'S receives all batches; N only those that bring ID_RETORNO',
    ),
    ['S', 'N'],
  ),
  SITUACAO: text(phrase('Situação do destino', 'State of the target'), seenStates),
  MOTIVO: text(
    phrase(
      'Por que não recebe ou não está ativo, e o que fazer',
      'Why it does not receive or is not active, and what to do',
    ),
  ),
  SITUACAO_DESDE: moment(phrase('Desde quando está assim', 'Since when it is so')),
  SEQUENCIA: number(
    phrase(
      'Número do último evento; os números não têm falhas',
      'Number of the last event; the numbers have no gaps',
    ),
  ),
  FALHAS: number(
    phrase(
      'Tentativas sem sucesso desde a última entrega',
      'Attempts without success since the last delivery',
    ),
  ),
  DIAGNOSTICO: text(
    phrase(
      'Código do diagnóstico da última falha; vazio quando a última tentativa teve sucesso',
      'Code of the diagnosis of the last failure; empty where the last attempt was successful',
    ),
    failures,
  ),
  PROXIMA_TENTATIVA: moment(
    phrase(
      'Depois de falhas: quando algo será tentado de novo; nulo quando nada espera',
      'After failures: when something will be tried again; null where nothing waits',
    ),
    phrase('Próxima tentativa', 'Next attempt'),
  ),
  RETIDOS: number(phrase('Eventos ainda não entregues', 'Events not delivered yet')),
  SEGREDO_ANTERIOR_ATE: moment(
    phrase('Até quando o segredo anterior também assina', 'Until when the secret before also signs'),
  ),
} as const

export const attemptShape = {
  ID_EVENTO: text(
    phrase(
      'Identificador do evento, igual em todas as tentativas: o webhook-id que o destino recebeu',
      'Identifier of the event, the same in all attempts: the webhook-id that the target received',
    ),
  ),
  SEQUENCIA: number(
    phrase(
      'Número do evento neste destino; nulo em um teste',
      'Number of the event at this target; null for a test',
    ),
  ),
  INICIO: moment(phrase('Quando começou', 'When it began')),
  DURACAO_MS: number(phrase('Duração em milissegundos', 'Duration in milliseconds')),
  STATUS: number(
    phrase(
      'Status HTTP respondido; nulo quando não houve resposta',
      'HTTP status answered; null where there was no answer',
    ),
  ),
  DIAGNOSTICO: text(phrase('Código do diagnóstico', 'Code of the diagnosis'), codes),
  EXPLICACAO: text(phrase('O que houve, e quem deve fazer o quê', 'What happened, and who has to do what')),
  DETALHE: text(phrase('Código técnico da falha', 'Technical code of the failure')),
  RESPOSTA: text(phrase('Início da resposta', 'Beginning of the answer')),
} as const

/** A test is answered after it ends, so it is never shown as interrupted. */
export const testShape = {
  ...attemptShape,
  DIAGNOSTICO: text(
    phrase('Código do diagnóstico', 'Code of the diagnosis'),
    codes.filter((code) => code !== 'ENVIO_INTERROMPIDO'),
  ),
} as const

export const eventShape = {
  ID_EVENTO: text(phrase('Identificador do evento', 'Identifier of the event')),
  SEQUENCIA: number(phrase('Número do evento neste destino', 'Number of the event at this target')),
  LOTE: number(phrase('Lote', 'Batch')),
  ID_RETORNO: text(
    phrase(
      'ID_RETORNO a que se refere; vazio quando não há',
      'ID_RETORNO that it is about; empty where there is none',
    ),
  ),
  SITUACAO: text(phrase('Situação da entrega', 'State of the delivery'), Object.keys(webhookEvent.states)),
  TENTATIVAS: number(phrase('Tentativas feitas', 'Attempts made')),
  INCLUSAO: moment(phrase('Quando foi criado', 'When it was created')),
  ENTREGA: moment(phrase('Quando foi entregue', 'When it was delivered')),
  PROXIMA: moment(phrase('Quando será tentado de novo', 'When it will be tried again')),
  DIAGNOSTICO: text(
    phrase('Código do diagnóstico da última tentativa', 'Code of the diagnosis of the last attempt'),
    codes,
  ),
} as const

/** A failed or cancelled event before it is sent again. */
export const resentShape = {
  ...eventShape,
  SITUACAO: text(phrase('Situação da entrega', 'State of the delivery'), webhookEvent.moves.recuperar.from),
  DIAGNOSTICO: text(
    phrase('Código do diagnóstico da última tentativa', 'Code of the diagnosis of the last attempt'),
    codes.filter((code) => code !== 'ENTREGUE'),
  ),
} as const

/** An endpoint that was paused or resumed. */
export const movedShape = {
  ...targetShape,
  SITUACAO: text(
    phrase('Situação do destino', 'State of the target'),
    seenStates.filter((state) => state !== 'Desativado'),
  ),
  DIAGNOSTICO: text(
    phrase(
      'Código do diagnóstico da última falha; vazio quando a última tentativa teve sucesso',
      'Code of the diagnosis of the last failure; empty where the last attempt was successful',
    ),
    // A target that answered 410 is disabled: it is neither paused nor resumed.
    failures.filter((code) => code !== 'DESTINO_EXTINTO'),
  ),
} as const
