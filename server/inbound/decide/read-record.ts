import { varchar } from '../../../catalogue/fields.ts'
import { said } from '../../../catalogue/message.ts'
import { phrase } from '../../../catalogue/phrase.ts'
import type { Registers, Slot, Value } from '../../records/entity.ts'
import { readerOf } from '../../records/readers.ts'
import type { ReadContext } from '../../records/reading.ts'
import { keySeparator, Report } from '../../records/report.ts'
import type { Candidate } from '../candidate.ts'
import { keepShapes } from '../cause.ts'
import { presentText } from '../imprint.ts'
import { type Layout, type Values, ValuesView } from '../layout.ts'

/** Foreign postal codes have other formats. */
const readAbroad = readerOf(varchar(8, phrase('CEP no exterior.', 'Postal code abroad.')))

export type RecordReader = (record: unknown, sequence: number, defaultReturnId: string | null) => Candidate

/** Reader of an operation's records. Fields at the positions in `lacking` are not required. */
export function recordReader(
  layout: Layout,
  context: ReadContext,
  registers: Registers,
  lacking?: ReadonlySet<number>,
): RecordReader {
  const { entity, fields, slots } = layout
  const view = new ValuesView(layout.fieldIndex)
  const state = fields.find(({ field }) => field.kind === 'uf')?.name
  const readReturnId = readerOf(entity.operation.fields.ID_RETORNO!)

  return (record, sequence, defaultReturnId) => {
    const report = new Report()
    if (context.policy) report.policy = context.policy
    const values: Values = new Array(fields.length)
    const candidate: Candidate = {
      sequence,
      key: '',
      returnId: defaultReturnId,
      values,
      present: '',
      slots: [],
      password: null,
      report,
    }
    if (typeof record !== 'object' || record === null || Array.isArray(record)) {
      report.add('TIPO_INVALIDO', '', { detalhe: said('pedido.registroDeveSerObjeto') })
      return candidate
    }
    const input = record as Record<string, unknown>
    const abroad = state !== undefined && capital(input[state]) === 'EX'
    let missing: number[] | undefined
    let low = 0
    let high = 0
    for (let index = 0; index < fields.length; index++) {
      const { name, field, read, instead } = fields[index]!
      const raw = input[name]
      const foreign = abroad && field.kind === 'cep'
      const before = report.count
      let value: Value = null
      if (raw !== undefined) {
        const reader = instead ? (instead.readers.get(capital(input[instead.of])) ?? read) : read
        value = (foreign ? readAbroad : reader)(raw, name, report, context)
        values[index] = value
        if (index < 32) low |= 1 << index
        else high |= 1 << (index - 32)
      }
      if (value === null && field.required && !foreign && report.count === before && !lacking?.has(index)) {
        missing ??= []
        missing.push(index)
      }
    }
    view.values = values
    candidate.present = presentText(low, high)
    for (const index of missing ?? []) {
      const { name, field } = fields[index]!
      if (field.unless === undefined) report.add('CAMPO_OBRIGATORIO', name)
      else if (!view.get(field.unless)) report.add('DOCUMENTO_OBRIGATORIO', field.unless)
    }
    if (!isEmpty(input.ID_RETORNO)) {
      candidate.returnId = readReturnId(input.ID_RETORNO, 'ID_RETORNO', report, context) ?? defaultReturnId
    }
    if (!isEmpty(input.ACAO)) report.add('ACAO_IGNORADA', 'ACAO')
    candidate.key = keyOf(layout.keyFields, values)
    if (layout.password !== undefined) candidate.password = values[layout.password] ?? null
    entity.check(view, report, context, registers)
    if (report.refused) keepShapes(candidate, (field) => input[field])
    else {
      candidate.slots = slots.map(({ slot, field }) => stored(slot, values[field]))
      for (const [part, slot] of layout.keySlots.entries()) {
        candidate.slots[slot] ??= entity.key[part]!.empty ?? null
      }
    }
    return candidate
  }
}

function keyOf(fields: readonly number[], values: Values): string {
  if (fields.length === 1) return values[fields[0]!] ?? ''
  return fields.map((field) => values[field] ?? '').join(keySeparator)
}

const isEmpty = (raw: unknown) => raw === undefined || raw === null || raw === ''
/** A short code before it is read. */
const capital = (raw: unknown) =>
  typeof raw === 'string' && raw.length < longestCode ? raw.trim().toUpperCase() : ''
const longestCode = 1024

/** An empty flag means no. */
function stored(slot: Slot, value: Value | undefined): Value | undefined {
  if (value === undefined) return undefined
  if (value === null) return slot.type === 'boolean' ? 'N' : null
  return slot.fold ? slot.fold(value) : value
}
