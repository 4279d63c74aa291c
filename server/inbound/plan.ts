import { type Layout, uniqueValue, type Values, ValuesView } from './layout.ts'
import type { Candidate } from './read-record.ts'

/** Outcome of a record: included, updated, unchanged (nada), refused. */
export type Outcome = 'I' | 'A' | 'N' | 'R'

export interface StoredRow {
  id: string
  row: Values
}

/** A row to write: its final state after every record of the part that touched it. */
export interface Planned {
  key: string
  id: string | undefined
  row: Values
  password: string | null
}

/** Who holds which unique value: rule, value, key of the row. */
export class Holders {
  readonly #values: Map<string, string>[]

  constructor(layout: Layout) {
    this.#values = layout.uniques.map(() => new Map())
  }

  get(rule: number, value: string): string | undefined {
    return this.#values[rule]!.get(value)
  }

  claim(rule: number, value: string, key: string): void {
    this.#values[rule]!.set(value, key)
  }

  release(rule: number, value: string, key: string): void {
    const values = this.#values[rule]!
    if (values.get(value) === key) values.delete(value)
  }
}

/**
 * Applies the records of a part in their order, in memory: later records see what earlier ones did, exactly
 * as if each were written alone. What remains to write is one final row per key.
 */
export function planPart(
  layout: Layout,
  candidates: readonly Candidate[],
  stored: ReadonlyMap<string, StoredRow>,
  holders: Holders,
  extra: unknown,
  today: string,
): { outcomes: Outcome[]; planned: Planned[] } {
  const { entity, uniques } = layout
  const blank: Values = layout.slots.map(({ slot }) => (slot.type === 'boolean' ? 'N' : null))
  const current = new Map<string, Planned>()
  const existingView = new ValuesView(layout.slotIndex)
  const plannedView = new ValuesView(layout.slotIndex)

  const outcomes = candidates.map((candidate): Outcome => {
    const { key, slots, report, password } = candidate
    const planned = current.get(key)
    const known = stored.get(key)
    const base = planned?.row ?? known?.row
    const beneath = base ?? blank
    // A password cannot be compared here; a record that brings one and differs from the last is a change.
    let changed = !base || password !== null
    // A new row can take the record's own values: deciding it again fills the same gaps the same way.
    const next: Values = base ? new Array(slots.length) : slots
    for (let index = 0; index < slots.length; index++) {
      const value = slots[index]
      next[index] = value === undefined ? beneath[index] : value
      if (value !== undefined && value !== beneath[index]) changed = true
    }
    if (entity.decide) {
      existingView.values = base ?? []
      plannedView.values = next
      const existing = base ? existingView : undefined
      entity.decide({
        existing,
        id: known?.id,
        planned: plannedView,
        hasPassword: password !== null,
        extra,
        report,
      })
    }
    const active = layout.isActive(next, today)
    if (active) {
      for (let rule = 0; rule < uniques.length; rule++) {
        const value = uniqueValue(uniques[rule]!, next)
        const holder = value === null ? undefined : holders.get(rule, value)
        if (holder !== undefined && holder !== key) {
          const { code, field } = uniques[rule]!.rule
          report.add(code, field)
        }
      }
    }
    if (report.refused) return 'R'
    const wasActive = base !== undefined && layout.isActive(base, today)
    for (let rule = 0; rule < uniques.length; rule++) {
      const before = wasActive ? uniqueValue(uniques[rule]!, base) : null
      const after = active ? uniqueValue(uniques[rule]!, next) : null
      if (before !== null && before !== after) holders.release(rule, before, key)
      if (after !== null) holders.claim(rule, after, key)
    }
    if (changed) {
      current.set(key, { key, id: known?.id, row: next, password: password ?? planned?.password ?? null })
    }
    if (!base) return 'I'
    return changed ? 'A' : 'N'
  })
  return { outcomes, planned: [...current.values()] }
}
