import Type, { type TObject, type TSchema } from 'typebox'
import type {
  ControlOperation,
  InboundOperation,
  Operation,
  QueryOperation,
  WorkforceOperation,
} from '../operation.ts'
import { problems } from '../problems.ts'
import { fieldsSchema, inputSchema, recordSchema, shapeProperties, shapeSchema } from '../schema.ts'
import {
  controlBody,
  inboundEnvelope,
  periodSubstitutes,
  queryEnvelope,
  recordsText,
} from '../wire/envelope.ts'

/** Schemas of requests and answers, named as under components/schemas. */

export type Schemas = Record<string, TSchema>

const refer = (name: string) => Type.Unsafe({ $ref: `#/components/schemas/${name}` })
const count = (description: string) => Type.Integer({ minimum: 0, description })
const countText = (description: string) => Type.String({ pattern: '^\\d+$', description })
const whenPaged = 'Página respondida; presente só quando quantidade foi enviada.'
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const details = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description })

/** Data of a refusal besides its sentence, for programs and translations. */
export const toldAsData = () => ({
  campos: Type.Array(
    Type.Object({
      campo: Type.String(),
      codigo: Type.String({ description: 'Código do motivo.' }),
      mensagem: Type.String(),
      detalhes: details('Os valores do motivo, como dados.'),
    }),
    { description: 'Os campos recusados, cada um com seu motivo.' },
  ),
  detalhes: details('Os valores da mensagem, como dados.'),
})

/** Schemas that several operations share. */
export const sharedSchemas: Schemas = {
  Mensagem: Type.Object(
    { MsgRetorno: Type.String({ description: 'Recibo do lote, ou o motivo da recusa do pedido inteiro.' }) },
    { description: 'Resposta das operações de envio.' },
  ),
  Situacao: Type.Object(
    {
      statusCode: Type.Integer({ description: 'O mesmo valor do status HTTP.' }),
      statusMessage: Type.String({ description: 'OK, ou o código do problema.' }),
      errorMessage: Type.String({ description: 'Vazio no sucesso; senão, o que ocorreu.' }),
    },
    { description: 'Situação do pedido.' },
  ),
  NenhumElemento: Type.Object(
    {
      totalElementos: Type.Literal('0'),
      totalPaginas: Type.Literal('0'),
      elementos: Type.Array(Type.Object({}), { maxItems: 0 }),
    },
    { description: 'Totais zerados de um pedido recusado.' },
  ),
  FalhaConsulta: Type.Object(
    {
      totalElementos: Type.Literal(0),
      totalPaginas: Type.Literal(0),
      elementos: Type.Array(Type.Object({}), { maxItems: 0 }),
      response: refer('Situacao'),
    },
    { description: 'Consulta recusada.' },
  ),
  FalhaWorkforce: Type.Object(
    {
      error: Type.Object({
        codigo: Type.String({ description: 'Código do problema.' }),
        mensagem: Type.String({ description: 'O que ocorreu.' }),
        ...toldAsData(),
      }),
    },
    { description: 'Pedido recusado nas operações da força de trabalho.' },
  ),
  FalhaControle: Type.Object(
    { MsgRetorno: Type.String({ description: 'O que ocorreu.' }), response: refer('Situacao') },
    { description: 'Pedido recusado.' },
  ),
}

function records(operation: InboundOperation): TSchema {
  const record = refer(`${operation.id}Registro`)
  const description = recordsText(operation)
  if (!operation.lone) return Type.Array(record, { description })
  return Type.Unsafe({ oneOf: [Type.Array(record), record], description })
}

function inboundRequest(operation: InboundOperation): TSchema {
  const { properties } = fieldsSchema(inboundEnvelope) as TObject
  return Type.Object({ ...properties, [operation.list]: records(operation) })
}

function queryRequest(operation: QueryOperation): TSchema {
  const substitutes = periodSubstitutes(operation)
  if (substitutes.length === 0) return fieldsSchema(queryEnvelope(operation))
  const usual = operation.period === 'none' ? [] : ['dataInicio']
  const alternatives = [...usual, ...substitutes].map((name) => ({ required: [name] }))
  return fieldsSchema(queryEnvelope(operation), { anyOf: alternatives })
}

function elements(operation: QueryOperation): TSchema {
  const plain = refer(`${operation.id}Elemento`)
  const spellings = Object.keys(operation.formats ?? {})
  if (spellings.length === 0) return Type.Array(plain)
  const other = spellings.map((name) => refer(`${operation.id}Elemento${capitalised(name)}`))
  const description = `Todos na mesma grafia: a padrão ou, com formato, a pedida (${spellings.join(', ')}).`
  return Type.Array(Type.Unsafe({ oneOf: [plain, ...other], description }))
}

function queryAnswer(operation: QueryOperation): TSchema {
  const { wrapper } = operation
  const elementos = elements(operation)
  const total =
    operation.period === 'none'
      ? 'Elementos encontrados, somadas as páginas.'
      : 'Elementos no período, somadas as páginas.'
  const pages = 'Páginas do resultado.'
  if (wrapper.kind === 'B') {
    return Type.Object({
      totalElementos: count(total),
      totalPaginas: count(pages),
      paginaAtual: Type.Optional(count(whenPaged)),
      elementos,
      response: refer('Situacao'),
    })
  }
  return Type.Object({
    [wrapper.name]: Type.Object({
      totalElementos: countText(total),
      totalPaginas: countText(pages),
      paginaAtual: Type.Optional(countText(whenPaged)),
      elementos,
    }),
    MsgRetorno: Type.String({ description: 'Vazio no sucesso; senão, o que ocorreu.' }),
    ...(wrapper.response ? { response: refer('Situacao') } : {}),
  })
}

function queryFailure(operation: QueryOperation): Schemas {
  if (operation.wrapper.kind === 'B') return {}
  const body = Type.Object(
    {
      [operation.wrapper.name]: refer('NenhumElemento'),
      MsgRetorno: Type.String({ description: 'O que ocorreu.' }),
      ...(operation.wrapper.response ? { response: refer('Situacao') } : {}),
    },
    { description: 'Consulta recusada.' },
  )
  return { [`${operation.id}Falha`]: body }
}

function workforceAnswer({ output }: WorkforceOperation): TSchema {
  if (!output) return Type.Object({}, { description: 'Objeto vazio: o registro foi gravado.' })
  return Type.Object({
    error: Type.Object({}, { description: 'Vazio no sucesso.' }),
    ...shapeProperties(output),
  })
}

function controlAnswer({ output, response }: ControlOperation): TSchema {
  return response
    ? Type.Object({ ...shapeProperties(output), response: refer('Situacao') })
    : shapeSchema(output)
}

/** Names that the interface document gives to bodies; others are named after their operation. */
const interfaceNames: Readonly<Record<string, string>> = {
  GetTokenPedido: 'GetTokenRequest',
  GetTokenResposta: 'TokenResponse',
  ValidateTokenResposta: 'ValidateTokenResponse',
}

function bodyName({ id }: Operation, body: 'Pedido' | 'Resposta'): string {
  return interfaceNames[id + body] ?? id + body
}

export function operationSchemas(operation: Operation): Schemas {
  const { id } = operation
  switch (operation.family) {
    case 'inbound':
      return { [`${id}Pedido`]: inboundRequest(operation), [`${id}Registro`]: recordSchema(operation) }
    case 'query': {
      const spellings = Object.entries(operation.formats ?? {}).map(([name, shape]) => {
        const description = `Elemento de ${id} na grafia ${name}, pedida com o campo formato.`
        return [`${id}Elemento${capitalised(name)}`, shapeSchema(shape, { description })] as const
      })
      return {
        [`${id}Pedido`]: queryRequest(operation),
        [`${id}Resposta`]: queryAnswer(operation),
        [`${id}Elemento`]: shapeSchema(operation.element, { description: `Elemento de ${id}.` }),
        ...Object.fromEntries(spellings),
        ...queryFailure(operation),
      }
    }
    case 'workforce':
      return {
        [`${id}Pedido`]: inputSchema(operation.input),
        [`${id}Resposta`]: workforceAnswer(operation),
      }
    case 'control':
      return {
        [bodyName(operation, 'Pedido')]: inputSchema(controlBody(operation)),
        [bodyName(operation, 'Resposta')]: controlAnswer(operation),
      }
  }
}

export const requestSchemaOf = (operation: Operation) => refer(bodyName(operation, 'Pedido'))

export const answerSchemaOf = (operation: Operation) =>
  refer(operation.family === 'inbound' ? 'Mensagem' : bodyName(operation, 'Resposta'))

export function failureSchemaOf(operation: Operation, status: number) {
  // The method is checked before the operation is known, so the body has no family.
  if (status === problems.METODO_INVALIDO.status) return refer('Mensagem')
  switch (operation.family) {
    case 'inbound':
      return refer('Mensagem')
    case 'query':
      return refer(operation.wrapper.kind === 'B' ? 'FalhaConsulta' : `${operation.id}Falha`)
    case 'workforce':
      return refer('FalhaWorkforce')
    case 'control':
      return refer(operation.response ? 'FalhaControle' : 'Mensagem')
  }
}
