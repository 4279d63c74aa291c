import { nearestOf } from '../nearest.ts'
import type { InboundOperation, QueryOperation } from '../operation.ts'
import { inboundEnvelope, queryEnvelope } from './envelope.ts'

/** Names that an operation reads. */
export interface DeclaredNames {
  envelope: readonly string[]
  record: readonly string[]
  /** Names within the elements of each list of a record. */
  lists: Readonly<Record<string, readonly string[]>>
}

/** A name that the operation does not have. */
export interface UnknownName {
  /** Within an element of a list, `LIST.NAME`. */
  name: string
  /** Number of records with this name; 0 for a name outside of the records. */
  records: number
}

/** Maximum unknown names that the answer to a request reports. */
export const mostUnknown = 20
const otherName = '?'

/**
 * Only names that look like fields are reported: another key may be a misplaced value, even a secret. No field
 * is longer than 40 characters.
 */
const plainName = /^[\p{L}_][\p{L}\p{N}_-]{0,39}$/u

export const shownName = (name: string): string => (plainName.test(name) ? name : otherName)

const names = new WeakMap<object, DeclaredNames>()

function kept(operation: object, make: () => DeclaredNames): DeclaredNames {
  const known = names.get(operation) ?? make()
  names.set(operation, known)
  return known
}

/** Inbound operations and queries both accept either spelling. */
const tokens = ['TOKEN', 'token']

export const inboundNames = (operation: InboundOperation): DeclaredNames =>
  kept(operation, () => ({
    envelope: [...new Set([...Object.keys(inboundEnvelope), ...tokens, operation.list])],
    record: Object.keys(operation.fields),
    lists: Object.fromEntries(
      Object.entries(operation.fields).flatMap(([name, { items }]) =>
        items ? [[name, Object.keys(items)]] : [],
      ),
    ),
  }))

export const queryNames = (operation: QueryOperation): DeclaredNames =>
  kept(operation, () => ({
    envelope: [...new Set([...Object.keys(queryEnvelope(operation)), ...tokens])],
    record: [],
    lists: {},
  }))

/** The declared name that a caller may have meant. */
export function meantName({ envelope, record, lists }: DeclaredNames, { name, records }: UnknownName) {
  if (name === otherName) return undefined
  const [list, inside] = name.split('.')
  if (inside !== undefined) {
    const meant = closest(inside, lists[list!] ?? [])
    return meant && `${list}.${meant}`
  }
  return closest(name, records === 0 ? envelope : record)
}

/** By spelling, or by what follows the prefix of a field. */
function closest(name: string, among: readonly string[]): string | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  const near = nearestOf(plain, among)
  if (near !== undefined) return near
  const ending = `_${plain.toUpperCase()}`
  return among.find((one) => one.endsWith(ending) && !one.slice(0, -ending.length).includes('_'))
}

const longestHeader = 1000

/** The names as a header: `ESIAL_NOMEE (ESIAL_NOME?), OUTRO`. Letters beyond ASCII are percent-encoded. */
export function unknownHeaderText(declared: DeclaredNames, unknown: readonly UnknownName[]): string {
  let text = ''
  for (const one of unknown.slice(0, mostUnknown)) {
    const meant = meantName(declared, one)
    const shown = one.name === otherName ? otherName : encodeURIComponent(one.name)
    const next = `${text && ', '}${shown}${meant ? ` (${meant}?)` : ''}`
    if (text.length + next.length > longestHeader) break
    text += next
  }
  return text
}
