import type { TSchema } from 'typebox'
import { parties, peoplePathOf, rightsOf } from '../doors.ts'
import { operations } from '../index.ts'
import { exportFormats, managementInput, managementOutput } from '../management/envelopes.ts'
import { management } from '../management/index.ts'
import type { ManagementOperation } from '../operation.ts'
import { portuguese } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'
import { inputSchema, shapeSchema } from '../schema.ts'
import { idempotencyHeader } from '../wire/headers.ts'
import { wrongCursor } from '../wire/listing.ts'
import { doorProblems } from './door-problems.ts'
import { type Example, recordedAnswers } from './examples.ts'
import type { SampleValues } from './samples.ts'
import { personFailures } from './session.ts'
import { enteredByPeople, rightText } from './staff.ts'

/** Operations that only people have, in the OpenAPI document. */

const all: readonly ManagementOperation[] = management
const json = 'application/json'

const ofSystems: ReadonlySet<string> = new Set(operations.map(({ id }) => id))

/** Name in the document and on the page, made unique where systems have an operation of the same name. */
export const documentName = ({ id }: ManagementOperation): string => (ofSystems.has(id) ? `Gestao${id}` : id)

const ofTurns = ['SIMULTANEOS_DEMAIS', 'SOBRECARGA'] as const
const kindProblems = {
  listing: ['CAMPO_INVALIDO', ...ofTurns],
  command: ofTurns,
  record: [],
} as const satisfies Readonly<Record<ManagementOperation['kind'], readonly ProblemCode[]>>

export const managementProblems = (operation: ManagementOperation): readonly ProblemCode[] =>
  doorProblems([
    ...new Set<ProblemCode>(['REGISTRO_INVALIDO', ...kindProblems[operation.kind], ...operation.problems]),
  ])

/** Describes the doors of the operation. */
export function doorText(operation: ManagementOperation): string {
  const { party = [] } = operation.doors
  const named = party.map((kind) => portuguese(parties[kind]).toLowerCase())
  const theirs = named.length > 0 ? ` Também para quem entra como ${named.join(' ou ')}.` : ''
  return `${rightText(operation)}${theirs}`
}

export function managementRequests(operation: ManagementOperation): Record<string, Example> {
  const { title, example } = operation
  return { pedido: { summary: portuguese(title), value: example } }
}

const samples: SampleValues = {
  CAMPO_INVALIDO: wrongCursor,
  MOVIMENTO_INVALIDO: { movimento: 'Aprovar', situacao: 'Encerrada' },
  REGRA_IMPEDE: { detalhe: 'o prazo de inscrição terminou' },
  IDENTIDADE_NAO_CONFIRMADA: { detalhe: 'só uma pessoa que entrou pode fazer isto' },
  CONFLITO: { vista: '3', atual: '4' },
}

const idempotencyKey = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    'Chave do comando, à escolha de quem o manda. Repetida com o mesmo conteúdo, responde o mesmo e não faz nada de novo; com outro conteúdo, responde 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const fileTypes = {
  'text/csv': {
    schema: { type: 'string', description: `Com formato csv (${portuguese(exportFormats.csv)}).` },
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    schema: { type: 'string', description: `Com formato xlsx (${portuguese(exportFormats.xlsx)}).` },
  },
}

function pathItem(operation: ManagementOperation) {
  const { kind, title, description } = operation
  const id = documentName(operation)
  const [permissao = ''] = rightsOf(operation)
  const asked = { fields: managementInput(operation), metodo: 'POST', permissao, own: samples }
  const { security, parameters } = enteredByPeople
  const answer = {
    schema: { $ref: `#/components/schemas/${id}Resposta` },
    examples: recordedAnswers(id),
  }
  return {
    post: {
      operationId: id,
      tags: ['management'],
      summary: portuguese(title),
      description: `${portuguese(description)}\n\n${doorText(operation)}`,
      security,
      parameters: kind === 'command' ? [...parameters, idempotencyKey] : parameters,
      requestBody: {
        required: true,
        content: {
          [json]: {
            schema: { $ref: `#/components/schemas/${id}Pedido` },
            examples: managementRequests(operation),
          },
        },
      },
      responses: {
        '200': {
          description: 'Pedido atendido.',
          ...(kind === 'command'
            ? { headers: { 'Idempotency-Replayed': { $ref: '#/components/headers/Idempotency-Replayed' } } }
            : {}),
          content: { [json]: answer, ...(kind === 'listing' ? fileTypes : {}) },
        },
        ...personFailures(asked, managementProblems(operation)),
      },
    },
  }
}

export const managementPathItems = (): Record<string, object> =>
  Object.fromEntries(all.map((operation) => [peoplePathOf(operation), pathItem(operation)]))

export const managementSchemas = (): Record<string, TSchema> =>
  Object.fromEntries(
    all.flatMap((operation) => [
      [`${documentName(operation)}Pedido`, inputSchema(managementInput(operation))],
      [`${documentName(operation)}Resposta`, shapeSchema(managementOutput(operation))],
    ]),
  )
