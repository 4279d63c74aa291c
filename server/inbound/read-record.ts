import type { Field } from '../../catalogue/fields.ts'
import type { Entity, Registers, Slot, Value } from './entity.ts'
import { type ReadContext, type Reader, readers } from './readers.ts'
import { Report } from './report.ts'

/** A record as it was read: what it says, what was found, where it will go. */
export interface Candidate {
  sequence: number
  key: string
  returnId: string | null
  values: Record<string, Value>
  slots: Record<string, Value>
  password: string | null
  report: Report
}

interface CompiledField {
  name: string
  field: Field
  read: Reader
}

const envelopeFields = new Set(['ACAO', 'ID_RETORNO'])

/** Prepares the reading of one operation's records. */
export function compile(entity: Entity) {
  const fields: CompiledField[] = Object.entries(entity.operation.fields)
    .filter(([name]) => !envelopeFields.has(name))
    .map(([name, field]) => ({ name, field, read: readers[field.kind] }))
  const stateField = fields.find(({ field }) => field.kind === 'uf')?.name
  const keyField = entity.operation.key[0]
  const returnField = entity.operation.fields.ID_RETORNO!

  return function readRecord(
    record: unknown,
    sequence: number,
    defaultReturnId: string | null,
    context: ReadContext,
    registers: Registers,
  ): Candidate {
    const report = new Report()
    const candidate: Candidate = {
      sequence,
      key: '',
      returnId: defaultReturnId,
      values: {},
      slots: {},
      password: null,
      report,
    }
    if (typeof record !== 'object' || record === null || Array.isArray(record)) {
      report.add('TIPO_INVALIDO', '', { detalhe: 'o registro deve ser um objeto' })
      return candidate
    }
    const input = record as Record<string, unknown>
    const { values } = candidate
    const missing: string[] = []
    const abroad = stateField !== undefined && isAbroad(input[stateField])
    for (const { name, field, read } of fields) {
      // Postal codes of other countries have forms of their own.
      const foreign = abroad && field.kind === 'cep'
      const raw = Object.hasOwn(input, name) ? input[name] : undefined
      const before = report.found.length
      const value = raw === undefined ? null : (foreign ? readers.varchar : read)(raw, name, field, report, context)
      if (raw !== undefined) values[name] = value
      if (value === null && field.required && !foreign && report.found.length === before) missing.push(name)
    }
    for (const name of missing) {
      const { unless } = entity.operation.fields[name]!
      if (unless === undefined) report.add('CAMPO_OBRIGATORIO', name)
      else if (!values[unless]) report.add('DOCUMENTO_OBRIGATORIO', unless)
    }
    if (Object.hasOwn(input, 'ID_RETORNO') && input.ID_RETORNO !== null && input.ID_RETORNO !== '') {
      candidate.returnId =
        readers.varchar(input.ID_RETORNO, 'ID_RETORNO', returnField, report, context) ?? defaultReturnId
    }
    if (Object.hasOwn(input, 'ACAO') && input.ACAO !== null && input.ACAO !== '') report.add('ACAO_IGNORADA', 'ACAO')
    candidate.key = values[keyField] ?? ''
    if (entity.password) candidate.password = values[entity.password.field] ?? null
    entity.check(values, report, context, registers)
    if (!report.refused) fillSlots(entity, candidate)
    return candidate
  }
}

const isAbroad = (state: unknown) => typeof state === 'string' && state.trim().toUpperCase() === 'EX'

function fillSlots(entity: Entity, { values, slots }: Candidate): void {
  for (const name in entity.slots) {
    const value = values[name]
    if (value === undefined) continue
    for (const slot of entity.slots[name]!) {
      slots[slotName(slot)] = stored(slot, value)
    }
  }
}

/** An empty flag means no. */
function stored(slot: Slot, value: Value): Value {
  if (value === null) return slot.type === 'boolean' ? 'N' : null
  return slot.fold ? slot.fold(value) : value
}

export const slotName = (slot: { column: string; sealedAs?: string }) =>
  slot.sealedAs ? `${slot.column}.${slot.sealedAs}` : slot.column
