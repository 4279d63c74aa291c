import type { Field, Kind } from '../../catalogue/fields.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import type { Slot, SqlType } from './entity.ts'

const types: Partial<Record<Kind, SqlType>> = {
  date: 'date',
  numeric: 'bigint',
  decimal: 'numeric',
  flag: 'boolean',
  list: 'json',
}

const lower = (value: string) => value.toLowerCase()
const capitalsWithoutBlanks = (value: string) => value.replace(/\s/g, '').toUpperCase()

/** Columns beside the plain one, by which a value is found or kept unique. */
const searchKeys: Readonly<Record<string, Slot>> = {
  login: { column: 'login_chave', type: 'text', fold: lower },
  email: { column: 'email_chave', type: 'text', fold: lower },
  documento: { column: 'documento_chave', type: 'text', fold: capitalsWithoutBlanks },
}

export interface Derivation {
  /** Columns that are not called like the field. */
  columns?: Readonly<Record<string, string>>
  /** Columns that also have a folded one for uniqueness. */
  folded?: readonly string[]
}

/**
 * Slots by convention: the column is the field's name without the prefix, in lower case; a reference goes to
 * `<record>_id`, a unit's code to `unidade_id`; names of units and passwords have no column.
 */
export function deriveSlots(
  operation: InboundOperation,
  { columns = {}, folded = [] }: Derivation = {},
): Record<string, readonly Slot[]> {
  const slots: Record<string, readonly Slot[]> = {}
  for (const [name, field] of Object.entries(operation.fields)) {
    if (!name.startsWith(operation.prefix) || field.kind === 'senha') continue
    const short = name.slice(operation.prefix.length)
    if (/_UNIDADE(_SUPERIOR)?$/.test(short)) {
      if (short === 'CODIGO_UNIDADE') slots[name] = [{ column: 'unidade_id', type: 'bigint' }]
      continue
    }
    const column = columns[short] ?? columnOf(short, field)
    const plain: Slot = { column, type: field.reference ? 'bigint' : (types[field.kind] ?? 'text') }
    slots[name] = folded.includes(column) ? [plain, searchKeys[column]!] : [plain]
  }
  return slots
}

const columnOf = (short: string, field: Field) =>
  field.reference ? `${field.reference}_id` : short.toLowerCase()
