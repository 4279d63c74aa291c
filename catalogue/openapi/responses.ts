import type { Operation } from '../operation.ts'
import { type ProblemCode, problems } from '../problems.ts'
import {
  batchHeader,
  helpHeader,
  helpPath,
  problemHeader,
  replayedHeader,
  unknownHeader,
} from '../wire/headers.ts'
import { answerSchemaOf, failureSchemaOf } from './bodies.ts'
import { answerExamples } from './examples.ts'
import { caseOf, problemsOf } from './failures.ts'
import { sampleFailure } from './samples.ts'

const json = 'application/json'

export const headers = {
  [problemHeader]: {
    description: 'Código do problema, em toda recusa, também onde o cliente pediu sempre a situação 200.',
    schema: { type: 'string', enum: Object.keys(problems) },
  },
  [helpHeader]: {
    description: `Onde o problema é explicado, com causa e o que fazer: \`<…${helpPath('CODIGO')}>; rel="help"\`.`,
    schema: { type: 'string' },
  },
  [batchHeader]: {
    description: 'Número do lote, para acompanhar suas ocorrências.',
    schema: { type: 'string', pattern: '^\\d+$' },
  },
  [unknownHeader]: {
    description:
      'Campos do pedido que a operação não tem, e que foram ignorados, com o nome mais parecido: `ESIAL_NOMEE (ESIAL_NOME?)`. Até 20, separados por vírgula e espaço; letras fora do ASCII vêm codificadas (percent-encoding), e `?` é um nome que não tem forma de campo. Ausente quando não há.',
    schema: { type: 'string', maxLength: 1000 },
  },
  [replayedHeader]: {
    description: 'Presente quando a chave de Idempotency-Key já tinha sido usada neste mesmo envio.',
    schema: { type: 'string', enum: ['true'] },
  },
  Deprecation: {
    description: 'Desde quando a operação está obsoleta (RFC 9745).',
    schema: { type: 'string', pattern: '^@\\d+$' },
  },
  Allow: { description: 'O método aceito.', schema: { type: 'string', enum: ['POST'] } },
  'Retry-After': {
    description: 'Segundos a esperar antes de repetir.',
    schema: { type: 'integer', minimum: 0 },
  },
} as const

const header = (name: keyof typeof headers) => ({ [name]: { $ref: `#/components/headers/${name}` } })

/** Headers of the receipt of a batch. */
const receiptHeaders = ({ deprecated }: Operation) => ({
  ...header(batchHeader),
  ...header(replayedHeader),
  ...header(unknownHeader),
  ...(deprecated ? header('Deprecation') : {}),
})

const headersOfStatus = (status: number) => ({
  ...header(problemHeader),
  ...header(helpHeader),
  ...(status === 405 ? header('Allow') : {}),
  ...(status === 429 || status === 503 ? header('Retry-After') : {}),
})

const names = {
  inbound: 'Envio',
  query: 'Consulta',
  command: 'Comando',
  read: 'Leitura',
  control: 'Controle',
} as const

const hasOwnFailures = (operation: Operation) =>
  operation.family === 'control' || (operation.family === 'query' && operation.wrapper.kind === 'A')

/** Whether a workforce operation has its own refusals under a status. */
const isOwn = (operation: Operation, status: number) =>
  operation.family === 'workforce' &&
  (['REGISTRO_INVALIDO', ...(operation.problems ?? [])] as const).some(
    (code) => problems[code].status === status,
  )

/** Operations with equal failures share their responses. */
function sharedName(operation: Operation, status: number): string {
  if (status === problems.METODO_INVALIDO.status) return `Metodo${status}`
  const own = hasOwnFailures(operation) || isOwn(operation, status)
  return `${own ? operation.id : names[caseOf(operation)]}${status}`
}

function byStatus(operation: Operation): Map<number, ProblemCode[]> {
  const statuses = new Map<number, ProblemCode[]>()
  for (const code of problemsOf(operation)) {
    const { status } = problems[code]
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  return statuses
}

function failure(operation: Operation, status: number, codes: readonly ProblemCode[]) {
  // Responses that are not shared are repeated per operation; one example each keeps the document small.
  const shown = hasOwnFailures(operation) ? codes.slice(0, 1) : codes
  const examples = shown.map((code) => [
    code,
    { summary: problems[code].cause, value: sampleFailure(operation, code) },
  ])
  return {
    description: codes
      .map((code) => `\`${code}\`: ${problems[code].cause} ${problems[code].fix}`)
      .join('\n\n'),
    headers: headersOfStatus(status),
    content: {
      [json]: { schema: failureSchemaOf(operation, status), examples: Object.fromEntries(examples) },
    },
  }
}

export function failureResponses(operation: Operation): Record<string, object> {
  const entries = [...byStatus(operation)].map(([status, codes]) => [
    sharedName(operation, status),
    failure(operation, status, codes),
  ])
  return Object.fromEntries(entries)
}

const successText = {
  inbound: 'Lote recebido e guardado. O resultado de cada registro fica nas ocorrências.',
  query: 'Elementos encontrados.',
  command: 'Registro gravado.',
  read: 'O que foi encontrado ou feito.',
  control: 'Pedido atendido.',
} as const

export function responsesOf(operation: Operation): Record<string, object> {
  const success = {
    description: successText[caseOf(operation)],
    ...(operation.family === 'inbound' ? { headers: receiptHeaders(operation) } : {}),
    ...(operation.family === 'query' ? { headers: header(unknownHeader) } : {}),
    content: { [json]: { schema: answerSchemaOf(operation), examples: answerExamples(operation) } },
  }
  const failures = [...byStatus(operation).keys()].map((status) => [
    String(status),
    { $ref: `#/components/responses/${sharedName(operation, status)}` },
  ])
  return { '200': success, ...Object.fromEntries(failures) }
}
