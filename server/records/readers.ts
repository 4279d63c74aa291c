import type { Field, Kind } from '../../catalogue/fields.ts'
import { said } from '../../catalogue/message.ts'
import { cnpj, cpf, documento } from './documents.ts'
import { fileOf } from './files.ts'
import { coded, date, email, senha, time, truth } from './formats.ts'
import { decimal, numeric } from './numbers.ts'
import { banco, cep, uf } from './places.ts'
import { rawLengthLimit } from './raw-length.ts'
import type { KindReader, ReadContext, Reader } from './reading.ts'
import type { Report } from './report.ts'
import { varchar } from './text.ts'

/** Refuses a list with too many elements without reading them. */
function isTooLong(list: readonly unknown[], name: string, { most }: Field, report: Report): boolean {
  if (most === undefined || list.length <= most) return false
  const detalhe = said('valor.listaTemItensCampoAceita', { tamanho: list.length, maximo: most })
  report.add('TAMANHO_EXCEDIDO', name, { detalhe })
  return true
}

/** Reads each element by its fields; stored as JSON in the declared order. */
const listOf: KindReader = (value, name, field, report, context) => {
  if (value === null || value === '') return null
  if (!Array.isArray(value)) {
    report.add('TIPO_INVALIDO', name, { detalhe: said('valor.esperavaLista') })
    return null
  }
  if (isTooLong(value, name, field, report)) return null
  const items = value.map((item, position) =>
    readItem(item, `${name}[${position + 1}]`, field, report, context),
  )
  return items.length === 0 ? null : JSON.stringify(items)
}

function readItem(item: unknown, path: string, field: Field, report: Report, context: ReadContext) {
  const read: Record<string, string | null> = {}
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    report.add('TIPO_INVALIDO', path, { detalhe: said('pedido.esperavaObjeto') })
    return read
  }
  for (const [name, part] of Object.entries(field.items ?? {})) {
    const raw = (item as Record<string, unknown>)[name]
    const before = report.count
    const value = raw === undefined ? null : readerOf(part)(raw, `${path}.${name}`, report, context)
    if (value === null && part.required && report.count === before) {
      report.add('CAMPO_OBRIGATORIO', `${path}.${name}`)
    }
    read[name] = value
  }
  return read
}

/** Distinct texts in input order, stored as JSON. A single text counts as a list of one. */
const textsOf: KindReader = (value, name, field, report, context) => {
  if (value === null || value === '') return null
  const elements: unknown[] = Array.isArray(value) ? value : [value]
  if (isTooLong(elements, name, field, report)) return null
  const read = elementReader(field)
  const found = new Set<string>()
  for (const element of elements) {
    const text = read(element, name, report, context)
    if (text !== null) found.add(text)
  }
  return found.size === 0 ? null : JSON.stringify([...found])
}

const readers: Readonly<Record<Kind, KindReader>> = {
  varchar,
  numeric,
  decimal,
  date,
  datetime: date,
  flag: coded,
  boolean: truth,
  cpf,
  cnpj,
  documento,
  cep,
  uf,
  email,
  senha,
  banco,
  code: coded,
  time,
  list: listOf,
  texts: textsOf,
  file: fileOf,
}

/** Refuses a text that exceeds the field's room by its length alone, without reading it. */
function gated(field: Field, read: KindReader): Reader {
  const limit = rawLengthLimit(field)
  return (value, name, report, context) => {
    if (typeof value !== 'string' || value.length <= limit) return read(value, name, field, report, context)
    report.add('TAMANHO_EXCEDIDO', name, {
      detalhe: said('valor.valorTemCaracteresMuitoMais', { tamanho: value.length }),
    })
    return null
  }
}

const prepared = new WeakMap<Field, Reader>()
const elements = new WeakMap<Field, Reader>()

function remembered(field: Field, known: WeakMap<Field, Reader>, read: KindReader): Reader {
  let reader = known.get(field)
  if (!reader) {
    reader = gated(field, read)
    known.set(field, reader)
  }
  return reader
}

/** Reader of a field. Values are read only through it. */
export const readerOf = (field: Field): Reader => remembered(field, prepared, readers[field.kind])

/** Reader of each text of a list. */
const elementReader = (field: Field): Reader => remembered(field, elements, field.codes ? coded : varchar)
