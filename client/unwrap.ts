import type { QueryOperation } from '../catalogue/operation.ts'
import { batchHeader, replayedHeader } from '../catalogue/wire/headers.ts'
import { Unreachable } from './problem.ts'
import type { Declared, Receipt, Totals } from './types.ts'
import { unknownFieldsIn } from './unknown-fields.ts'

type Body = Readonly<Record<string, unknown>>

/** Removes the interface's wrapper around the declared answer. */
export function unwrapped(declaration: Declared, body: unknown, headers: Headers): unknown {
  if (typeof body !== 'object' || body === null) throw new Unreachable('no object')
  if (declaration.family === 'inbound') return receiptIn(body as Body, headers)
  if (declaration.family !== 'query') return body
  const inner = innerOf(declaration, body as Body)
  return { elementos: inner.elementos, ...totalsIn(declaration, body as Body) }
}

function receiptIn({ MsgRetorno }: Body, headers: Headers): Receipt {
  const lote = Number(headers.get(batchHeader))
  if (!(lote > 0)) throw new Unreachable('no batch')
  const desconhecidos = unknownFieldsIn(headers)
  return {
    lote,
    repetido: headers.get(replayedHeader) === 'true',
    mensagem: String(MsgRetorno),
    desconhecidos,
  }
}

function innerOf({ wrapper }: QueryOperation, body: Body): Body {
  const inner = wrapper.kind === 'A' ? body[wrapper.name] : body
  if (typeof inner !== 'object' || inner === null) throw new Unreachable('no elements')
  return inner as Body
}

/** Totals are numbers in one wrapper and texts in the other. */
export function totalsIn(operation: QueryOperation, body: Body): Totals {
  const { totalElementos, totalPaginas, paginaAtual } = innerOf(operation, body)
  return {
    totalElementos: Number(totalElementos),
    totalPaginas: Number(totalPaginas),
    ...(paginaAtual === undefined ? {} : { paginaAtual: Number(paginaAtual) }),
  }
}
