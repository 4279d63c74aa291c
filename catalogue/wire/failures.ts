import { type Message, said, type Told } from '../message.ts'
import type { Operation, QueryOperation } from '../operation.ts'
import { type ProblemCode, problems } from '../problems.ts'

/** What a refusal looks like on the wire. */

/** Where the credential goes, told to who forgot it. */
export const credentialPlaces = {
  inbound: said('pedido.credencialInbound'),
  query: said('pedido.credencialQuery'),
  workforce: said('pedido.credencialWorkforce'),
  control: said('pedido.credencialInbound'),
} as const

/** What a refusal says, as data: another language can be filled from it. */
export type Details = Readonly<Record<string, unknown>>

/** On the wire its message is text; until then it is in no language. */
export interface WrongField<T = string> {
  campo: string
  codigo: string
  mensagem: T
  detalhes: Details
}

/** A field that is told wrong, with the code that says how and what the sentence was filled with. */
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

/** One field that was read well and cannot be used. */
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

/** The body of a problem where every wrong field is told: to people, to staff and to the workforce. */
export const personFailure = (
  codigo: ProblemCode,
  mensagem: string,
  campos: readonly WrongField<Told>[] = [],
  detalhes: Details = {},
) => ({ error: { codigo, mensagem, campos, detalhes } })

/** The body of a problem in the shape of the operation's family. */
export function failureBody(
  operation: Operation | undefined,
  code: ProblemCode,
  message: string,
  campos: readonly WrongField<Told>[] = [],
  detalhes: Details = {},
): object {
  // Before an operation is entered there is no family yet.
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
