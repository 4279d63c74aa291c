import type { TSchema } from 'typebox'
import { largestPage } from '../batches/consulta-lote.ts'
import { peoplePathOf, rights, rightsOf, usesOf } from '../doors.ts'
import { operations } from '../index.ts'
import { type StaffOperation, staffOperations } from '../operation.ts'
import { bodyProblems, type ProblemCode } from '../problems.ts'
import { inputSchema } from '../schema.ts'
import { hindrances } from '../session/operation.ts'
import { largestList } from '../webhook/parts.ts'
import { longestOverlap } from '../webhook/webhook-segredo.ts'
import { answerSchemaOf } from './bodies.ts'
import { recordedAnswers } from './examples.ts'
import type { SampleValues } from './samples.ts'
import { csrfParameter, personFailures } from './session.ts'

/** The operations that staff have too, in the OpenAPI document. */

const json = 'application/json'

/** What staff may be told instead of an answer. */
export const staffProblems = ({ problems }: StaffOperation): readonly ProblemCode[] => [
  ...bodyProblems,
  'REGISTRO_INVALIDO',
  ...problems,
  'CREDENCIAL_INVALIDA',
  'SESSAO_INVALIDA',
  ...hindrances,
  'ORIGEM_RECUSADA',
  'PERMISSAO_AUSENTE',
  'METODO_INVALIDO',
  'LIMITE_EXCEDIDO',
  'INTERNO',
  'INDISPONIVEL',
]

/** Which rights open the operation, in words. */
function rightText(operation: StaffOperation): string {
  const sentences = rightsOf(operation).map((right) => {
    const uses = usesOf(operation, right)
    return `Permissão \`${right}\`${uses && ` para ${uses}`} (${rights[right]}).`
  })
  return sentences.join(' ')
}

/** What some of them say of a value that they cannot use. */
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

const pedido = ({ id }: StaffOperation) => `${id}GestaoPedido`

function pathItem(operation: StaffOperation) {
  const schema = { $ref: `#/components/schemas/${pedido(operation)}` }
  const operationId = `Gestao${operation.id}`
  const permissao = rightsOf(operation)[0]!
  const asked = { fields: operation.input, metodo: 'POST', permissao, own: ownSamples[operation.id] }
  const example = { summary: operation.title, value: operation.example }
  return {
    post: {
      operationId,
      tags: ['management'],
      summary: operation.title,
      description: `${operation.description}\n\nO mesmo que \`${operation.id}\`, para a equipe: com a sessão de um usuário ou com uma chave de gestão em \`Authorization\`. ${rightText(operation)}`,
      security: [{ sessao: [] }, { chaveGestao: [] }],
      parameters: [
        {
          ...csrfParameter,
          required: false,
          description: `${csrfParameter.description} Dispensado com uma chave.`,
        },
      ],
      requestBody: { required: true, content: { [json]: { schema, examples: { pedido: example } } } },
      responses: {
        '200': {
          description: 'Pedido atendido.',
          content: { [json]: { schema: answerSchemaOf(operation), examples: recordedAnswers(operationId) } },
        },
        ...personFailures(asked, staffProblems(operation)),
      },
    },
  }
}

export const staffPathItems = (): Record<string, object> =>
  Object.fromEntries(staffOperations(operations).map((one) => [peoplePathOf(one), pathItem(one)]))

export const staffSchemas = (): Record<string, TSchema> =>
  Object.fromEntries(staffOperations(operations).map((one) => [pedido(one), inputSchema(one.input)]))

export const staffSecurity = {
  chaveGestao: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Chave de gestão, sozinha ou depois de `Bearer `.',
  },
} as const
