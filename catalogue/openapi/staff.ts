import type { TSchema } from 'typebox'
import { largestPage } from '../batches/consulta-lote.ts'
import { type Entered, peoplePathOf, rights, rightsOf, usesOf } from '../doors.ts'
import { operations } from '../index.ts'
import { type QueryOperation, type SharedOperation, sharedOperations } from '../operation.ts'
import { portuguese } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'
import { inputSchema } from '../schema.ts'
import { largestList } from '../webhook/parts.ts'
import { longestOverlap } from '../webhook/webhook-segredo.ts'
import { peopleBody } from '../wire/envelope.ts'
import { answerSchemaOf } from './bodies.ts'
import { doorProblems } from './door-problems.ts'
import { answerExamples, type Example, recordedAnswers, requestExamples } from './examples.ts'
import { type SampleValues, wrongFilter } from './samples.ts'
import { csrfParameter, personFailures } from './session.ts'

/** Operations that staff share with systems, in the OpenAPI document. */

const json = 'application/json'

export const staffProblems = (operation: SharedOperation): readonly ProblemCode[] =>
  doorProblems(ownProblems(operation))

/** A look-up has no period that could be invalid. */
function queryProblems(operation: QueryOperation): readonly ProblemCode[] {
  return [
    ...(wrongFilter(operation) ? (['CAMPO_INVALIDO'] as const) : []),
    ...(operation.period === 'none' ? [] : (['PERIODO_INVALIDO'] as const)),
    'PAGINACAO_INVALIDA',
    'SIMULTANEOS_DEMAIS',
  ]
}

function ownProblems(operation: SharedOperation): readonly ProblemCode[] {
  if (operation.family === 'workforce') return ['REGISTRO_INVALIDO', ...(operation.problems ?? [])]
  if (operation.family === 'control') return ['REGISTRO_INVALIDO', ...operation.problems]
  return queryProblems(operation)
}

function queryOwn(operation: QueryOperation): SampleValues {
  const wrong = wrongFilter(operation)
  return wrong ? { CAMPO_INVALIDO: wrong } : {}
}

/** Describes the rights that open the operation. */
export function rightText(operation: Entered): string {
  const sentences = rightsOf(operation).map((right) => {
    const uses = usesOf(operation, right)
    return `Permissão \`${right}\`${uses && ` para ${uses}`} (${portuguese(rights[right])}).`
  })
  if (operation.doors.unlimited) sentences.push('Uma permissão limitada a unidades não basta.')
  return sentences.join(' ')
}

/** Sample details of operations with their own messages. */
const ownSamples: Readonly<Record<string, SampleValues>> = {
  ConsultaLote: { PAGINACAO_INVALIDA: { detalhe: `QUANTIDADE deve ir de 1 a ${largestPage}` } },
  Webhook: {
    CAMPO_INVALIDO: { campo: 'SDT_INT_WEBHOOK.ESIWH_URL', detalhe: 'informe o endereço do destino' },
  },
  WebhookEntregas: {
    PAGINACAO_INVALIDA: { detalhe: `QUANTIDADE deve ir de 1 a ${largestList}` },
    CAMPO_INVALIDO: { campo: 'ID_EVENTO', detalhe: 'informe o ID_EVENTO, de 36 caracteres' },
  },
  WebhookEventos: { PAGINACAO_INVALIDA: { detalhe: `QUANTIDADE deve ir de 1 a ${largestList}` } },
  WebhookSegredo: { CAMPO_INVALIDO: { campo: 'HORAS', detalhe: `deve ir de 0 a ${longestOverlap}` } },
}

const pedido = ({ id }: SharedOperation) => `${id}GestaoPedido`

/** Sample requests of systems without the credential. */
function examplesOf(operation: SharedOperation): Record<string, Example> {
  return Object.fromEntries(
    Object.entries(requestExamples(operation)).map(([name, { summary, value }]) => {
      const { TOKEN: _, token: __, ...rest } = value as Record<string, unknown>
      return [name, { summary, value: rest }]
    }),
  )
}

/** Queries answer people and systems alike. */
const answersOf = (operation: SharedOperation) =>
  operation.family === 'control' ? recordedAnswers(`Gestao${operation.id}`) : answerExamples(operation)

/** Security and parameters of operations for people. */
export const enteredByPeople = {
  security: [{ sessao: [] }, { chaveGestao: [] }],
  parameters: [
    {
      ...csrfParameter,
      required: false,
      description: `${csrfParameter.description} Dispensado com uma chave.`,
    },
  ],
}

function pathItem(operation: SharedOperation) {
  const schema = { $ref: `#/components/schemas/${pedido(operation)}` }
  const operationId = `Gestao${operation.id}`
  const permissao = rightsOf(operation)[0]!
  const own = operation.family === 'query' ? queryOwn(operation) : ownSamples[operation.id]
  const asked = { fields: peopleBody(operation), metodo: 'POST', permissao, own }
  return {
    post: {
      operationId,
      tags: ['management'],
      summary: portuguese(operation.title),
      description: `${portuguese(operation.description)}\n\nO mesmo que \`${operation.id}\`, para a equipe: com a sessão de um usuário ou com uma chave de gestão em \`Authorization\`. ${rightText(operation)}`,
      ...enteredByPeople,
      requestBody: { required: true, content: { [json]: { schema, examples: examplesOf(operation) } } },
      responses: {
        '200': {
          description: 'Pedido atendido.',
          content: { [json]: { schema: answerSchemaOf(operation), examples: answersOf(operation) } },
        },
        ...personFailures(asked, staffProblems(operation)),
      },
    },
  }
}

export const staffPathItems = (): Record<string, object> =>
  Object.fromEntries(sharedOperations(operations).map((one) => [peoplePathOf(one), pathItem(one)]))

export const staffSchemas = (): Record<string, TSchema> =>
  Object.fromEntries(sharedOperations(operations).map((one) => [pedido(one), inputSchema(peopleBody(one))]))

export const staffSecurity = {
  chaveGestao: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Chave de gestão, sozinha ou depois de `Bearer `.',
  },
} as const
