import {
  type DeclaredNames,
  mostUnknown,
  shownName,
  type UnknownName,
} from '../../../catalogue/wire/unknown.ts'
import type { Scanner } from '../../json/scanner.ts'

/** Nesting depth of records in a body, and of the elements of their lists. */
const ofRecord = 2
const ofElement = 4

/** Names of the last object at a depth. `count` is twice their number: the scanner counts starts and ends. */
interface Level {
  names: ReadonlySet<string>
  count: number
}

interface Counted extends UnknownName {
  /** Last record that it was counted for. */
  last: number
}

interface Compared {
  names: ReadonlySet<string>
  unknown: readonly Counted[]
}

/**
 * Counts names that are no fields while a body is checked. Records of a batch mostly have the same names, so
 * they are compared only when the scanner meets other names than in the object before.
 */
export class UnknownNames {
  readonly #scanner: Scanner
  readonly #declared: ReadonlyMap<string, ReadonlySet<string>>
  readonly #envelope: ReadonlySet<string>
  readonly #levels: Readonly<Record<number, Level>>
  readonly #compared = new Map<string, Compared>()
  readonly #counted = new Map<string, Counted>()
  #record = 0
  #inRecord = false

  constructor(scanner: Scanner, { envelope, record, lists }: DeclaredNames) {
    this.#scanner = scanner
    this.#envelope = new Set(envelope)
    const ofLists = Object.entries(lists).map(([name, names]) => [name, new Set(names)] as const)
    this.#declared = new Map([['', new Set(record)], ...ofLists])
    const level = (): Level => ({ names: new Set(), count: 0 })
    this.#levels = { [ofRecord]: level(), ...(ofLists.length > 0 && { [ofElement]: level() }) }
    scanner.onObject = (depth, keys, count, fresh) => this.#note(depth, keys, count, fresh)
  }

  /** Counts what follows as a record. */
  begin(): void {
    this.#record++
    this.#inRecord = true
  }

  end(): void {
    this.#inRecord = false
  }

  /** Checks a name outside of the records. */
  passEnvelope(name: string): void {
    if (!this.#envelope.has(name)) this.#counter('', shownName(name), 'envelope')
  }

  get found(): UnknownName[] {
    return [...this.#counted.values()].map(({ name, records }) => ({ name, records }))
  }

  #note(depth: number, keys: readonly number[], count: number, fresh: ReadonlySet<string> | undefined): void {
    const level = this.#levels[depth]
    if (!level) return
    if (fresh) level.names = fresh
    // Only the first keys of the object before.
    else if (count !== level.count) level.names = this.#scanner.namesOf(keys, count)
    level.count = count
    if (!this.#inRecord) return
    const list = depth === ofRecord ? '' : this.#scanner.listField
    if (list === undefined) return
    for (const one of this.#unknownIn(list, level.names)) {
      if (one.last === this.#record) continue
      one.last = this.#record
      one.records++
    }
  }

  #unknownIn(list: string, names: ReadonlySet<string>): readonly Counted[] {
    const declared = this.#declared.get(list)
    if (!declared) return []
    const before = this.#compared.get(list)
    if (before?.names === names) return before.unknown
    const unknown: Counted[] = []
    for (const name of names) {
      const counted = declared.has(name) ? undefined : this.#counter(list, shownName(name), 'record')
      if (counted && !unknown.includes(counted)) unknown.push(counted)
    }
    this.#compared.set(list, { names, unknown })
    return unknown
  }

  /** The counter of a name; undefined when there are enough others. */
  #counter(list: string, shown: string, where: 'envelope' | 'record'): Counted | undefined {
    const name = list === '' ? shown : `${list}.${shown}`
    const known = this.#counted.get(`${where} ${name}`)
    if (known || this.#counted.size >= mostUnknown) return known
    const counted = { name, records: 0, last: 0 }
    this.#counted.set(`${where} ${name}`, counted)
    return counted
  }
}
