import type { SqlType, Value } from '../../records/entity.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Layout, Values } from '../layout.ts'
import type { StoredRow } from '../rows.ts'

/** A column of the entity's table: from one slot, from several sealed together, or the activity flag. */
interface PhysicalColumn {
  name: string
  type: SqlType
  /** Position of the slot that the column copies unchanged. */
  plain?: number
  write: (row: Values, today: string, sealer: Sealer, before?: StoredRow) => string
}

const needsEscape = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
export const nothing = '\\N'

/** A value in COPY text format. */
function copyText(value: Value | undefined): string {
  if (value === null || value === undefined) return nothing
  return needsEscape.test(value) ? value.replace(/[\\\t\n\r]/g, (found) => escapes[found]!) : value
}

/** Hexadecimal bytes in COPY text format. */
export const copyBytes = (hex: string) => `\\\\x${hex}`

interface Member {
  name: string
  at: number
}

/** How rows of an entity are written and read. */
export function columnsOf(layout: Layout) {
  const columns: PhysicalColumn[] = []
  const sealed = new Map<string, Member[]>()
  for (const [at, { slot }] of layout.slots.entries()) {
    if (slot.contentOf !== undefined) continue
    if (slot.sealedAs === undefined) {
      const { column: name, type } = slot
      if (type === 'boolean') columns.push({ name, type, write: (row) => (row[at] === 'S' ? 't' : 'f') })
      else columns.push({ name, type, plain: at, write: (row) => copyText(row[at]) })
      continue
    }
    const members = sealed.get(slot.column) ?? []
    members.push({ name: slot.sealedAs, at })
    sealed.set(slot.column, members)
  }
  for (const [name, members] of sealed) {
    columns.push({
      name,
      type: 'bytea',
      write: (row, _, sealer, before) => {
        // Keeps the stored ciphertext of unchanged values, because sealing again would look like a change,
        // unless its key is being retired.
        const kept = before && members.every(({ at }) => row[at] === before.row[at])
        const stored = kept ? before.sealed?.get(name) : undefined
        const stays = stored !== undefined && sealer.isCurrent(stored)
        return stays ? copyBytes(stored) : seal(members, row, sealer)
      },
    })
  }
  if (layout.inactiveFrom !== undefined) {
    const write = (row: Values, today: string) => (layout.isActive(row, today) ? 't' : 'f')
    columns.push({ name: 'ativo', type: 'boolean', write })
  }
  return {
    columns,
    /** Reads a stored row into slots. */
    read(id: string, stored: Record<string, unknown>, sealer: Sealer): StoredRow {
      const kept = new Map<string, string>()
      const row: Values = layout.slots.map(({ slot }) => {
        if (slot.sealedAs !== undefined || slot.contentOf !== undefined) return null
        const value = stored[slot.column]
        if (slot.type === 'boolean') return value ? 'S' : 'N'
        return value === null ? null : String(value)
      })
      for (const [column, members] of sealed) {
        const closed = stored[column] as Buffer | null
        const open = closed === null ? {} : JSON.parse(sealer.open(closed).toString())
        if (closed !== null) kept.set(column, closed.toString('hex'))
        for (const { name, at } of members) row[at] = open[name] ?? null
      }
      return { id, row, sealed: kept }
    },
  }
}

function seal(members: readonly Member[], row: Values, sealer: Sealer): string {
  const open: Record<string, string> = {}
  let filled = false
  for (const { name, at } of members) {
    const value = row[at]
    if (value === null || value === undefined) continue
    open[name] = value
    filled = true
  }
  return filled ? copyBytes(sealer.sealHex(JSON.stringify(open))) : nothing
}
