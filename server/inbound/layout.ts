import type { Field, Reference } from '../../catalogue/fields.ts'
import type { Entity, Slot, Value, View } from '../records/entity.ts'
import { readerOf } from '../records/readers.ts'
import type { Reader } from '../records/reading.ts'

/** Values by position: of a record's fields or a row's slots. Arrays, because there are millions of them. */
export type Values = (Value | undefined)[]

export interface FieldAt {
  name: string
  field: Field
  read: Reader
  /** Other readers, selected by the value of another field. */
  instead?: { of: string; readers: ReadonlyMap<string, Reader> } | undefined
}

export interface SlotAt {
  name: string
  slot: Slot
  /** Position of the field that fills it. */
  field: number
}

export interface UniqueAt {
  rule: Entity['unique'][number]
  slot: number
  unless: number | undefined
}

export interface ReferenceAt {
  name: string
  field: number
  slot: number
  target: Reference
}

const envelopeFields = new Set(['ACAO', 'ID_RETORNO'])

/** Positions of an entity's fields and slots, computed once. */
export class Layout {
  readonly entity: Entity
  readonly fields: readonly FieldAt[]
  readonly slots: readonly SlotAt[]
  readonly uniques: readonly UniqueAt[]
  readonly fieldIndex: ReadonlyMap<string, number>
  readonly slotIndex: ReadonlyMap<string, number>
  /** Positions of the key's fields and of their slots. */
  readonly keyFields: readonly number[]
  readonly keySlots: readonly number[]
  readonly references: readonly ReferenceAt[]
  readonly password: number | undefined
  readonly inactiveFrom: number | undefined

  constructor(entity: Entity) {
    this.entity = entity
    this.fields = Object.entries(entity.operation.fields)
      .filter(([name]) => !envelopeFields.has(name))
      .map(([name, field]) => ({ name, field, read: readerOf(field), instead: formsOf(field) }))
    this.fieldIndex = new Map(this.fields.map(({ name }, index) => [name, index]))
    this.slots = Object.entries(entity.slots).flatMap(([name, slots]) =>
      (slots ?? []).map((slot) => ({ name: slotName(slot), slot, field: this.fieldIndex.get(name)! })),
    )
    this.slotIndex = new Map(this.slots.map(({ name }, index) => [name, index]))
    this.uniques = entity.unique.map((rule) => ({
      rule,
      slot: this.slotIndex.get(rule.column)!,
      unless: rule.unless === undefined ? undefined : this.slotIndex.get(rule.unless),
    }))
    this.keyFields = entity.operation.key.map((name) => this.fieldIndex.get(name)!)
    this.keySlots = entity.key.map(({ column }) => this.slotIndex.get(column)!)
    this.references = this.fields.flatMap(({ name, field }, index) =>
      field.reference === undefined
        ? []
        : [
            {
              name,
              field: index,
              slot: this.slots.findIndex((slot) => slot.field === index),
              target: field.reference,
            },
          ],
    )
    this.password = entity.password ? this.fieldIndex.get(entity.password.field) : undefined
    this.inactiveFrom = entity.inactiveFrom ? this.slotIndex.get(entity.inactiveFrom) : undefined
  }

  /** A row counts for uniqueness until it becomes inactive. */
  isActive(row: Values, today: string): boolean {
    if (this.inactiveFrom === undefined) return true
    const from = row[this.inactiveFrom]
    return from === null || from === undefined || from > today
  }
}

/** Reads values by name. A view is reused for many records. */
export class ValuesView implements View {
  readonly #index: ReadonlyMap<string, number>
  values: Values = []

  constructor(index: ReadonlyMap<string, number>, values: Values = []) {
    this.#index = index
    this.values = values
  }

  get(name: string): Value | undefined {
    const at = this.#index.get(name)
    return at === undefined ? undefined : this.values[at]
  }
}

export function uniqueValue({ slot, unless }: UniqueAt, row: Values): Value {
  if (unless !== undefined && row[unless]) return null
  return row[slot] ?? null
}

/** Another field tells whether the document is a CPF or a CNPJ. */
function formsOf(field: Field): FieldAt['instead'] {
  if (field.personIn === undefined) return undefined
  const person = readerOf({ ...field, kind: 'cpf' })
  const company = readerOf({ ...field, kind: 'cnpj' })
  return {
    of: field.personIn,
    readers: new Map([
      ['F', person],
      ['J', company],
    ]),
  }
}

const slotName = ({ column, sealedAs }: Slot) => (sealedAs === undefined ? column : `${column}.${sealedAs}`)
