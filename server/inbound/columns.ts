import type { Sealer } from '../store/sealing.ts'
import type { Entity, Row, SqlType, Value } from './entity.ts'
import { slotName } from './read-record.ts'
import type { ReadContext } from './readers.ts'

/** A physical column of the entity's table: from one slot, from several sealed together, or computed. */
interface PhysicalColumn {
  name: string
  type: SqlType
  write: (row: Row, context: ReadContext, sealer: Sealer) => string
}

const needsEscape = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const nothing = '\\N'

/** A value in the text form of COPY. */
function copyText(value: Value | undefined): string {
  if (value === null || value === undefined) return nothing
  return needsEscape.test(value) ? value.replace(/[\\\t\n\r]/g, (found) => escapes[found]!) : value
}

export const copyBytes = (bytes: Buffer) => `\\\\x${bytes.toString('hex')}`

/** Prepares how rows of an entity go to the database and come back. */
export function columnsOf(entity: Entity) {
  const columns: PhysicalColumn[] = []
  const sealedMembers = new Map<string, string[]>()
  for (const slot of Object.values(entity.slots).flatMap((list) => list ?? [])) {
    if (slot.sealedAs === undefined) {
      const { column } = slot
      const write =
        slot.type === 'boolean'
          ? (row: Row) => (row[column] === 'S' ? 't' : 'f')
          : (row: Row) => copyText(row[column])
      columns.push({ name: column, type: slot.type, write })
      continue
    }
    const members = sealedMembers.get(slot.column)
    if (members) members.push(slot.sealedAs)
    else sealedMembers.set(slot.column, [slot.sealedAs])
  }
  for (const [column, members] of sealedMembers) {
    columns.push({ name: column, type: 'bytea', write: (row, _, sealer) => seal(column, members, row, sealer) })
  }
  for (const [name, { type, from }] of Object.entries(entity.computed ?? {})) {
    const write = (row: Row, context: ReadContext) => {
      const value = from(row, context)
      return type === 'boolean' ? (value === 'S' ? 't' : 'f') : copyText(value)
    }
    columns.push({ name, type, write })
  }
  return {
    columns,
    /** Reads a stored row back into slots. */
    read(stored: Record<string, unknown>, sealer: Sealer): Row {
      const row: Record<string, Value> = { id: String(stored.id) }
      for (const slot of Object.values(entity.slots).flatMap((list) => list ?? [])) {
        if (slot.sealedAs !== undefined) continue
        const value = stored[slot.column]
        row[slot.column] =
          slot.type === 'boolean' ? (value ? 'S' : 'N') : value === null ? null : String(value)
      }
      for (const [column, members] of sealedMembers) {
        const sealed = stored[column] as Buffer | null
        const open = sealed === null ? {} : JSON.parse(sealer.open(sealed).toString())
        for (const member of members) row[slotName({ column, sealedAs: member })] = open[member] ?? null
      }
      return row
    },
  }
}

function seal(column: string, members: readonly string[], row: Row, sealer: Sealer): string {
  const open: Record<string, string> = {}
  let filled = false
  for (const member of members) {
    const value = row[`${column}.${member}`]
    if (value === null || value === undefined) continue
    open[member] = value
    filled = true
  }
  return filled ? copyBytes(sealer.seal(JSON.stringify(open))) : nothing
}
