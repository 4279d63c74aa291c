import { hash } from 'node:crypto'
import type { Field, Kind } from '../../catalogue/fields.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import { fileTypeOf } from '../values/file-type.ts'
import { foldDocument, foldEmail, foldLogin } from '../values/fold.ts'
import type { Slot, SqlType } from './entity.ts'

const types: Partial<Record<Kind, SqlType>> = {
  date: 'date',
  numeric: 'bigint',
  decimal: 'numeric',
  flag: 'boolean',
  list: 'json',
  texts: 'json',
}

/** Values of one guarded group share an encrypted column. */
const sealedColumns = { banco: 'dados_bancarios', deficiencia: 'dados_deficiencia' } as const

/** Folded columns used for lookup and uniqueness. */
const searchKeys: Readonly<Record<string, Slot>> = {
  login: { column: 'login_chave', type: 'text', fold: foldLogin },
  email: { column: 'email_chave', type: 'text', fold: foldEmail },
  documento: { column: 'documento_chave', type: 'text', fold: foldDocument },
}

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')

/** The row keeps the metadata of a file; the content goes to the file store. */
const fileSlots: readonly Slot[] = [
  { column: 'arquivo_sha256', type: 'text', fold: (value) => hash('sha256', bytesOf(value), 'hex') },
  { column: 'arquivo_tamanho', type: 'bigint', fold: (value) => String(bytesOf(value).length) },
  { column: 'arquivo_tipo', type: 'text', fold: (value) => fileTypeOf(bytesOf(value)) ?? '' },
  { column: 'arquivo_conteudo', type: 'bytea', contentOf: 'arquivo_sha256' },
]

export interface Derivation {
  /** Column names that differ from the field's. */
  columns?: Readonly<Record<string, string>>
  /** Columns that have a folded one for uniqueness. */
  folded?: readonly string[]
}

/**
 * Slots by convention: the column is the field's name without prefix in lower case, a reference goes to
 * `<record>_id`, a unit's code to `unidade_id`, and guarded values to their encrypted column. Names of units
 * and passwords have no column.
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
    if (field.guarded === 'banco' || field.guarded === 'deficiencia') {
      const column = sealedColumns[field.guarded]
      slots[name] = [{ column, type: 'bytea', sealedAs: short.toLowerCase() }]
      continue
    }
    if (field.kind === 'file') {
      slots[name] = fileSlots
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
