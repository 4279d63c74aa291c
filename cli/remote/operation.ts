import { operations } from '../../catalogue/index.ts'
import { nearestOf } from '../../catalogue/nearest.ts'
import type { InboundOperation, Operation, QueryOperation } from '../../catalogue/operation.ts'
import { folded } from '../../client/columns.ts'
import { UsageError } from '../errors.ts'

const all: readonly Operation[] = operations
const isInbound = (one: Operation): one is InboundOperation => one.family === 'inbound'
const isQuery = (one: Operation): one is QueryOperation => one.family === 'query'

/** The inbound operation with this name. */
export const inboundCalled = (name: string) => called(name, all.filter(isInbound))

/** The query with this name. */
export const queryCalled = (name: string) => called(name, all.filter(isQuery))

function called<T extends Operation>(name: string, among: readonly T[]): T {
  const found = among.find(({ id }) => folded(id) === folded(name))
  if (found) return found
  const names = among.map(({ id }) => id)
  const meant = nearestOf(name, names)
  const hint = meant ? `seria ${meant}?` : `as que há: ${names.join(', ')}.`
  throw new UsageError(`não há operação "${name}"; ${hint}`)
}
