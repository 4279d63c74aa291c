import type { Field } from '../../catalogue/fields.ts'
import { rotuloOf } from '../../catalogue/labels.ts'
import { UsageError } from '../errors.ts'

/** One spelling for a heading: without accents, capitals, spaces and signs. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()

type Fields = Readonly<Record<string, Field>>

/** Which field stands in each column: by its name, or by the label that people read. */
export function fieldsOfColumns(headings: readonly string[], fields: Fields): (string | undefined)[] {
  const known = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) known.set(folded(rotuloOf(name, field)), name)
  for (const name of Object.keys(fields)) known.set(folded(name), name)
  const found = headings.map((heading) => known.get(folded(heading)))
  const unknown = headings.filter((heading, at) => heading !== '' && found[at] === undefined)
  if (unknown.length > 0) {
    throw new UsageError(
      `a primeira linha tem colunas que não se conhecem: ${unknown.slice(0, 10).join(', ')}.`,
    )
  }
  const twice = found.find((name, at) => name !== undefined && found.indexOf(name) !== at)
  if (twice) throw new UsageError(`a coluna ${rotuloOf(twice, fields[twice]!)} aparece mais de uma vez.`)
  const missing = Object.entries(fields).filter(([name, { required }]) => required && !found.includes(name))
  if (missing.length > 0) {
    const names = missing.map(([name, field]) => rotuloOf(name, field))
    throw new UsageError(`faltam colunas que todo contrato tem: ${names.join(', ')}.`)
  }
  return found
}

/** A cell as the platform takes it: decimals with a point, codes by what they stand for. What it cannot read, it tells. */
export function valueIn(cell: string, { kind, codes }: Field): string {
  if (kind === 'decimal') return decimal(cell)
  if (kind !== 'code' || !codes) return cell
  const same = Object.entries(codes.values).find(
    ([value, text]) => folded(value) === folded(cell) || folded(String(text)) === folded(cell),
  )
  return same?.[0] ?? cell
}

/** `1.234,56` and `1234,56` are 1234.56. */
function decimal(cell: string): string {
  const plain = cell.replace(/^R\$\s?/, '')
  return plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain
}
