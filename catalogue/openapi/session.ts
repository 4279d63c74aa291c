import Type, { type TSchema } from 'typebox'
import type { Field } from '../fields.ts'
import { portuguese } from '../phrase.ts'
import { type ProblemCode, problems } from '../problems.ts'
import { fieldSchema, fieldsSchema, shapeSchema } from '../schema.ts'
import { methodsOf, sessionGroup, sessionOperations, sessionPaths } from '../session/index.ts'
import { csrfHeader, type SessionOperation, sessionCookie, sessionProblems } from '../session/operation.ts'
import { toldAsData } from './bodies.ts'
import { fieldExample, recordedAnswers } from './examples.ts'
import { type Asked, samplePersonFailure } from './samples.ts'

/** Session operations in the OpenAPI document. */

const all: readonly SessionOperation[] = sessionOperations
const json = 'application/json'

/** Responses with refusals for people and their programs. */
export function personFailures(asked: Asked, possible: readonly ProblemCode[]): Record<string, object> {
  const byStatus = Object.groupBy(possible, (code) => String(problems[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => {
      const examples = codes.map((code) => [
        code,
        { summary: problems[code].cause, value: samplePersonFailure(asked, code) },
      ])
      const headers = {
        ...(status === '405' ? { Allow: { $ref: '#/components/headers/MetodosAceitos' } } : {}),
        ...(status === '429' || status === '503'
          ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }
          : {}),
      }
      return [
        status,
        {
          description: codes
            .map((code) => `\`${code}\`: ${problems[code].cause} ${problems[code].fix}`)
            .join('\n\n'),
          ...(Object.keys(headers).length > 0 ? { headers } : {}),
          content: {
            [json]: {
              schema: { $ref: '#/components/schemas/FalhaSessao' },
              examples: Object.fromEntries(examples),
            },
          },
        },
      ]
    }),
  )
}

function success({ id, output }: SessionOperation): Record<string, object> {
  if (output === 'redirect') {
    const location = { Location: { description: 'Aonde o navegador vai.', schema: { type: 'string' } } }
    return { '303': { description: 'O navegador é levado adiante.', headers: location } }
  }
  const schema = { $ref: `#/components/schemas/${id}Resposta` }
  const content = { [json]: { schema, examples: recordedAnswers(id) } }
  return { '200': { description: 'Sucesso.', content } }
}

const parameter = (name: string, field: Field) => ({
  name,
  in: 'query',
  required: field.required,
  description: portuguese(field.text),
  schema: fieldSchema(field),
})

export const csrfParameter = {
  name: csrfHeader,
  in: 'header',
  required: true,
  description: 'O valor `csrf` que GET /sessao responde.',
  schema: { type: 'string' },
}

function described(operation: SessionOperation) {
  const { id, path, title, description, access, right, query = {}, input } = operation
  const parameters = [
    ...Object.entries(query).map(([name, field]) => parameter(name, field)),
    ...(access === 'change' ? [csrfParameter] : []),
  ]
  const body = input && {
    required: true,
    content: {
      [json]: {
        schema: { $ref: `#/components/schemas/${id}Pedido` },
        examples: { pedido: { summary: portuguese(title), value: bodyExample(input) } },
      },
    },
  }
  const asked = {
    fields: { ...query, ...input },
    metodo: methodsOf(path),
    ...(right && { permissao: right }),
  }
  return {
    operationId: id,
    tags: [sessionGroup.id],
    summary: portuguese(title),
    description: portuguese(description),
    security: access === 'open' ? [] : [{ sessao: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...success(operation), ...personFailures(asked, sessionProblems(operation)) },
  }
}

export function bodyExample(input: Readonly<Record<string, Field>>): Record<string, string | number> {
  const shown = Object.entries(input).filter(([, field]) => field.required)
  return Object.fromEntries(shown.map(([name, field]) => [name, fieldExample(field)]))
}

export const sessionPathItems = (): Record<string, object> =>
  Object.fromEntries(
    [...sessionPaths()].map(([path, operations]) => [
      path,
      Object.fromEntries(operations.map((one) => [one.method.toLowerCase(), described(one)])),
    ]),
  )

const problem = Type.Object({
  codigo: Type.String({ description: 'Código do problema.' }),
  mensagem: Type.String({ description: 'O que ocorreu e o que fazer.' }),
  ...toldAsData(),
})

export function sessionSchemas(): Record<string, TSchema> {
  const own = all.flatMap(({ id, input, output }): [string, TSchema][] => [
    ...(input ? [[`${id}Pedido`, fieldsSchema(input)] as [string, TSchema]] : []),
    ...(output === 'redirect' ? [] : [[`${id}Resposta`, shapeSchema(output)] as [string, TSchema]]),
  ])
  return {
    FalhaSessao: Type.Object({ error: problem }, { description: 'Pedido recusado nas operações de sessão.' }),
    ...Object.fromEntries(own),
  }
}

export const sessionHeaders = {
  MetodosAceitos: { description: 'Os métodos aceitos.', schema: { type: 'string' } },
} as const

export const sessionSecurity = {
  sessao: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description:
      'Sessão de uma pessoa. Em http na própria máquina o cookie se chama `vinculo`. O navegador o guarda e o envia sozinho.',
  },
} as const

export const sessionTag = {
  name: sessionGroup.id,
  description: `${portuguese(sessionGroup.title)}. ${portuguese(sessionGroup.text)}`,
}
