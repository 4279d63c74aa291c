import { type Right, rightsOf } from '../doors.ts'
import type { ManagementOperation } from '../operation.ts'
import { management } from './index.ts'

const rightsByNoun = (kind: ManagementOperation['kind']): ReadonlyMap<string, readonly Right[]> => {
  const declared: readonly ManagementOperation[] = management
  const some = declared.filter((one) => one.kind === kind && rightsOf(one).length > 0)
  return new Map(
    [...Map.groupBy(some, ({ noun }) => noun)].map(([noun, all]) => [noun, all.flatMap(rightsOf)]),
  )
}

/**
 * Rights that open the records of a noun: those of its page or, without one, of its list. Any of them
 * suffices.
 */
export const seenWith: ReadonlyMap<string, readonly Right[]> = new Map([
  ...rightsByNoun('listing'),
  ...rightsByNoun('record'),
])
