import { type Message, said, type Told } from '../message.ts'
import type { Operation, QueryOperation } from '../operation.ts'
import { type ProblemCode, problems } from '../problems.ts'

/** Refusals on the wire. */

/** Where the credential goes, for refusals without one. */
export const credentialPlaces = {
  inbound: said('pedido.credencialInbound'),
  query: said('pedido.credencialQuery'),
  workforce: said('pedido.credencialWorkforce'),
  control: said('pedido.credencialInbound'),
} as const

/** Values of a refusal as data, from which a translation can be filled. */
export type Details = Readonly<Record<string, unknown>>

/** On the wire the message is text; before that it is a code with values. */
export interface WrongField<T = string> {
  campo: string
  codigo: string
  mensagem: T
  detalhes: Details
}

/** A wrong field with its code, and the values of its message. */
export const wrongField = (
  campo: string,
  codigo: string,
  mensagem: Told,
  detalhes: Details = {},
): WrongField<Message> => ({
  campo,
  codigo,
  mensagem: said('pedido.comCodigo', { codigo, mensagem }),
  detalhes,
})

/** A field that was read but whose value cannot be used. */
export const wrongValue = ({ campo = '', detalhe = '' }: Details = {}): WrongField<Message> =>
  wrongField(String(campo), 'CAMPO_INVALIDO', said('pedido.detalhe', { detalhe: detalhe as Told }), {
    detalhe,
  })

const situation = (code: ProblemCode, message: string) => ({
  statusCode: problems[code].status,
  statusMessage: code,
  errorMessage: message,
})

function queryFailure({ wrapper }: QueryOperation, code: ProblemCode, message: string) {
  const response = situation(code, message)
  if (wrapper.kind === 'B') return { totalElementos: 0, totalPaginas: 0, elementos: [], response }
  return {
    [wrapper.name]: { totalElementos: '0', totalPaginas: '0', elementos: [] },
    MsgRetorno: message,
    ...(wrapper.response ? { response } : {}),
  }
}

/** Body of a refusal that lists every wrong field: for people, staff and workforce. */
export const personFailure = (
  codigo: ProblemCode,
  mensagem: string,
  campos: readonly WrongField<string | Told>[] = [],
  detalhes: Details = {},
) => ({ error: { codigo, mensagem, campos, detalhes } })

/** Body of a refusal in the form of the operation's family. */
export function failureBody(
  operation: Operation | undefined,
  code: ProblemCode,
  message: string,
  campos: readonly WrongField<string | Told>[] = [],
  detalhes: Details = {},
): object {
  // The family is unknown until an operation is found.
  if (operation === undefined || code === 'METODO_INVALIDO') return { MsgRetorno: message }
  switch (operation.family) {
    case 'inbound':
      return { MsgRetorno: message }
    case 'query':
      return queryFailure(operation, code, message)
    case 'workforce':
      return personFailure(code, message, campos, detalhes)
    case 'control':
      return {
        MsgRetorno: message,
        ...(operation.response ? { response: situation(code, message) } : {}),
      }
  }
}
