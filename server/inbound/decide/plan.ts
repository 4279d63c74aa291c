import type { Candidate } from '../candidate.ts'
import type { Holders } from '../holders.ts'
import { type Layout, uniqueValue, type Values, ValuesView } from '../layout.ts'
import type { Outcome } from '../outcome.ts'
import type { Planned, StoredRow } from '../rows.ts'

/**
 * Applies the records of a part in order, in memory, so that each sees the effect of the earlier ones. The
 * result is one final row per key.
 */
export function planPart(
  layout: Layout,
  candidates: readonly Candidate[],
  stored: ReadonlyMap<string, StoredRow>,
  holders: Holders,
  extra: unknown,
  today: string,
): { outcomes: Outcome[]; planned: Planned[]; sure: boolean } {
  const { entity, uniques } = layout
  const blank: Values = layout.slots.map(({ slot }) => (slot.type === 'boolean' ? 'N' : null))
  const current = new Map<string, Planned>()
  // True if the final rows show every conflict to the unique indexes: not after a conflict, nor if a value
  // moved between rows.
  let sure = true
  const existingView = new ValuesView(layout.slotIndex)
  const plannedView = new ValuesView(layout.slotIndex)
  let kept = false
  const keep = (column: string) => {
    const index = layout.slotIndex.get(column)!
    plannedView.values[index] = existingView.values[index]
    kept = true
  }

  const outcomes = candidates.map((candidate): Outcome => {
    const { key, slots, report, password } = candidate
    const planned = current.get(key)
    const known = stored.get(key)
    const base = planned?.row ?? known?.row
    const beneath = base ?? blank
    // A password cannot be compared, so a record with one counts as a change. A record that ends a correction
    // is written even if the row is equal, because its imprint identifies the next one.
    const written = !base || password !== null || Boolean(candidate.corrected?.ended.length)
    let changed = written
    const next: Values = new Array(slots.length)
    for (let index = 0; index < slots.length; index++) {
      const value = slots[index]
      next[index] = value === undefined ? beneath[index] : value
      if (value !== undefined && value !== beneath[index]) changed = true
    }
    if (entity.decide) {
      existingView.values = base ?? []
      plannedView.values = next
      const existing = base ? existingView : undefined
      kept = false
      entity.decide({
        existing,
        id: known?.id,
        planned: plannedView,
        hasPassword: password !== null,
        extra,
        report,
        keep,
      })
      if (kept) changed = written || next.some((value, index) => value !== beneath[index])
    }
    const active = layout.isActive(next, today)
    if (active) {
      for (let rule = 0; rule < uniques.length; rule++) {
        const value = uniqueValue(uniques[rule]!, next)
        const holder = value === null ? undefined : holders.get(rule, value)
        if (holder !== undefined && holder !== key) {
          const { code, field } = uniques[rule]!.rule
          report.add(code, field)
          candidate.clashes ??= []
          candidate.clashes.push({ code, field, holder })
        }
      }
    }
    if (report.refused) {
      sure = false
      return 'R'
    }
    const wasActive = base !== undefined && layout.isActive(base, today)
    for (let rule = 0; rule < uniques.length; rule++) {
      const before = wasActive ? uniqueValue(uniques[rule]!, base) : null
      const after = active ? uniqueValue(uniques[rule]!, next) : null
      if (before !== null && before !== after) {
        const held =
          known && layout.isActive(known.row, today) ? uniqueValue(uniques[rule]!, known.row) : null
        const holder = holders.get(rule, before)
        if (held !== before || (holder !== undefined && holder !== key)) sure = false
        holders.release(rule, before, key)
      }
      if (after !== null) holders.claim(rule, after, key)
    }
    if (changed) {
      const kept = password ?? planned?.password ?? null
      const { sequence } = candidate
      current.set(key, { key, id: known?.id, before: known, row: next, password: kept, sequence })
    }
    if (!base) return 'I'
    return changed ? 'A' : 'N'
  })
  return { outcomes, planned: [...current.values()], sure }
}

const nothingToKeep = () => {}

/**
 * `planPart` for a part in which every record is a new row, as in most parts of a first load. No value moves
 * between rows, so the unique indexes detect every conflict between the written rows.
 */
export function planNewRows(
  layout: Layout,
  candidates: readonly Candidate[],
  extra: unknown,
): { outcomes: Outcome[]; planned: Planned[]; sure: boolean } {
  const { entity } = layout
  const blank: Values = layout.slots.map(({ slot }) => (slot.type === 'boolean' ? 'N' : null))
  const view = new ValuesView(layout.slotIndex)
  const planned: Planned[] = []
  let sure = true
  const outcomes = candidates.map((candidate): Outcome => {
    const { key, slots, report, password, sequence } = candidate
    // The record's array becomes the row; a second decision reads the record again.
    for (let index = 0; index < slots.length; index++) slots[index] ??= blank[index]
    if (entity.decide) {
      view.values = slots
      const hasPassword = password !== null
      entity.decide({
        existing: undefined,
        id: undefined,
        planned: view,
        hasPassword,
        extra,
        report,
        keep: nothingToKeep,
      })
      if (report.refused) {
        sure = false
        return 'R'
      }
    }
    planned.push({ key, id: undefined, row: slots, password, sequence })
    return 'I'
  })
  return { outcomes, planned, sure }
}
