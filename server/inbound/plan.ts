import type { Entity, Row, Value } from './entity.ts'
import { slotName, type Candidate } from './read-record.ts'
import type { ReadContext } from './readers.ts'

/** Outcome of a record: included, updated, unchanged (nada), refused. */
export type Outcome = 'I' | 'A' | 'N' | 'R'

export interface StoredRow {
  id: string
  row: Row
}

/** A row to write: its final state after every record of the part that touched it. */
export interface Planned {
  key: string
  id: string | undefined
  row: Row
  password: string | null
  last: Candidate
}

/** Who holds which unique value: column, value, key of the row. */
export class Holders {
  readonly #byColumn = new Map<string, Map<string, string>>()

  get(column: string, value: string): string | undefined {
    return this.#byColumn.get(column)?.get(value)
  }

  claim(column: string, value: string, key: string): void {
    let values = this.#byColumn.get(column)
    if (!values) {
      values = new Map()
      this.#byColumn.set(column, values)
    }
    values.set(value, key)
  }

  release(column: string, value: string, key: string): void {
    const values = this.#byColumn.get(column)
    if (values?.get(value) === key) values.delete(value)
  }
}

/**
 * Applies the records of a part in their order, in memory: later records see what earlier ones did, exactly
 * as if each were written alone. What remains to write is one final row per key.
 */
export function planPart(
  entity: Entity,
  candidates: readonly Candidate[],
  stored: ReadonlyMap<string, StoredRow>,
  holders: Holders,
  extra: unknown,
  context: ReadContext,
): { outcomes: Outcome[]; planned: Planned[] } {
  const blank = blankRow(entity)
  const current = new Map<string, Planned>()
  const isActive = (row: Row) => entity.active?.(row, context) ?? true

  const outcomes = candidates.map((candidate): Outcome => {
    const { key, slots, report } = candidate
    const planned = current.get(key)
    const known = stored.get(key)
    const base = planned?.row ?? known?.row
    const next: Record<string, Value> = base ? { ...base, ...slots } : { ...blank, ...slots }
    entity.decide?.({ existing: base, planned: next, hasPassword: candidate.password !== null, extra, report })
    const active = isActive(next)
    if (active) {
      for (const rule of entity.unique) {
        const value = uniqueValue(rule, next)
        const holder = value === null ? undefined : holders.get(rule.column, value)
        if (holder !== undefined && holder !== key) report.add(rule.code, rule.field)
      }
    }
    if (report.refused) return 'R'
    // A password cannot be compared here; a record that brings one and differs from the last is a change.
    const changed =
      !base || candidate.password !== null || Object.keys(slots).some((slot) => base[slot] !== next[slot])
    for (const rule of entity.unique) {
      const before = base && isActive(base) ? uniqueValue(rule, base) : null
      if (before !== null) holders.release(rule.column, before, key)
      const after = active ? uniqueValue(rule, next) : null
      if (after !== null) holders.claim(rule.column, after, key)
    }
    if (changed) {
      const password = candidate.password ?? planned?.password ?? null
      current.set(key, { key, id: known?.id, row: next, password, last: candidate })
    }
    if (!base) return 'I'
    return changed ? 'A' : 'N'
  })
  return { outcomes, planned: [...current.values()] }
}

export function uniqueValue(rule: Entity['unique'][number], row: Row): Value {
  if (rule.unless !== undefined && row[rule.unless] !== null) return null
  return row[rule.column] ?? null
}

function blankRow(entity: Entity): Row {
  const slots = Object.values(entity.slots).flatMap((list) => list ?? [])
  return Object.fromEntries(slots.map((slot) => [slotName(slot), slot.type === 'boolean' ? 'N' : null]))
}
