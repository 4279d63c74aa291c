import type { Field } from '../catalogue/fields.ts'
import { rotuloOf } from '../catalogue/labels.ts'
import { distance } from '../catalogue/nearest.ts'
import { portuguese } from '../catalogue/phrase.ts'
import { meantBy, withoutFillers } from './synonyms.ts'

/** Matches the columns of a file to fields: by name, by label, or by an explicit map. */

type Fields = Readonly<Record<string, Field>>

/** Explicit fields by column; null leaves the column out. */
export type ColumnMap = Readonly<Record<string, string | null>>

export interface Columns {
  /** The field of each column that has one. */
  fields: ReadonlyMap<string, string>
  /** Columns that match no field, each with suggested fields. */
  unknown: readonly { column: string; suggested: readonly string[] }[]
  /** The most likely field of unknown columns; each field at most once. */
  likely: ReadonlyMap<string, string>
  /** Fields that several columns hold. */
  twice: readonly string[]
  /** Required fields that no column holds. */
  missing: readonly string[]
}

/** Normal form of a heading: lower case, without accents, spaces and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()

const withoutPrefix = (name: string) => name.replace(/^ESI[A-Z]+_/, '')

/** Matches columns to fields. */
export function fieldsOfColumns(columns: readonly string[], fields: Fields, told: ColumnMap = {}): Columns {
  const names = namesOf(fields)
  const found = new Map<string, string>()
  const held: string[] = []
  const hold = (column: string, field: string) => {
    found.set(column, field)
    held.push(field)
  }
  const unknown: { column: string; suggested: readonly string[] }[] = []
  for (const column of columns) {
    if (Object.hasOwn(told, column)) {
      const field = told[column]
      if (field) hold(column, field)
      continue
    }
    const [field, ...others] = names.get(folded(column)) ?? []
    if (field !== undefined && others.length === 0) hold(column, field)
    else if (column !== '')
      unknown.push({ column, suggested: field ? [field, ...others] : suggestedFor(column, names, fields) })
  }
  return {
    fields: found,
    unknown,
    likely: likelyOf(unknown, held, names, fields),
    twice: [...new Set(held.filter((name, at) => held.indexOf(name) !== at))],
    missing: Object.keys(fields).filter((name) => isMissing(fields[name]!, name, held)),
  }
}

/** Columns of a file with their fields, named or guessed. */
export interface Matched {
  /** The field of every column; null for columns that are left out. */
  chosen: ColumnMap
  /** Columns whose field is a guess. */
  guessed: ReadonlyMap<string, string>
  /** Columns that are left out because they match no field, each with suggested fields. */
  left: Columns['unknown']
  twice: Columns['twice']
  missing: Columns['missing']
}

/** Matches the columns of a file, with guesses where a name is no field's. */
export function matchColumns(columns: readonly string[], fields: Fields, told: ColumnMap = {}): Matched {
  const { fields: found, likely: guessed, unknown } = fieldsOfColumns(columns, fields, told)
  const chosen = Object.fromEntries(
    columns.map((column) => [column, found.get(column) ?? guessed.get(column) ?? null]),
  )
  const { twice, missing } = fieldsOfColumns(columns, fields, chosen)
  return { chosen, guessed, left: unknown.filter(({ column }) => !guessed.has(column)), twice, missing }
}

const isMissing = ({ required, unless }: Field, name: string, held: readonly string[]) =>
  required && !held.includes(name) && !(unless && held.includes(unless))

/** Fields by spelling. A field's name is unique; a label may belong to several fields. */
function namesOf(fields: Fields): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const add = (spelling: string, name: string) => {
    const known = names.get(spelling) ?? []
    if (!known.includes(name)) names.set(spelling, [...known, name])
  }
  for (const [name, field] of Object.entries(fields)) add(folded(portuguese(rotuloOf(name, field))), name)
  for (const name of Object.keys(fields)) names.set(folded(withoutPrefix(name)), [name])
  for (const name of Object.keys(fields)) names.set(folded(name), [name])
  return names
}

type Names = ReadonlyMap<string, readonly string[]>

/** Suggests by synonyms; only without any, by similar spelling. */
function suggestedFor(column: string, names: Names, fields: Fields): readonly string[] {
  const meant = exactMatches(column, names, fields)
  return meant.length > 0 ? meant.slice(0, mostSuggested) : nearest(column, names, fields)
}

const exactMatches = (column: string, names: Names, fields: Fields): readonly string[] => {
  const word = withoutFillers(column, folded)
  const same = names.get(word)
  return same?.length === 1 ? same : meantBy(word, fields)
}

/** Gives each column the first field that it may mean and that no other column has. */
function likelyOf(
  unknown: Columns['unknown'],
  held: readonly string[],
  names: Names,
  fields: Fields,
): ReadonlyMap<string, string> {
  const taken = new Set(held)
  const likely = new Map<string, string>()
  // Exact meanings are assigned before misspelled ones.
  for (const meant of [exactMatches, misspelled]) {
    for (const { column } of unknown) {
      const field = likely.has(column)
        ? undefined
        : meant(column, names, fields).find((name) => !taken.has(name))
      if (field === undefined) continue
      likely.set(column, field)
      taken.add(field)
    }
  }
  return likely
}

const shortestMisspelled = 5

/** A single field at edit distance one, for longer words. Digits distinguish fields, so they never match. */
function misspelled(column: string, names: Names): readonly string[] {
  const wanted = folded(column).slice(0, 60)
  if (wanted.length < shortestMisspelled || /\d/.test(wanted)) return []
  const near = [...names].flatMap(([spelling, meant]) =>
    !/\d/.test(spelling) && distance(wanted, spelling) === 1 ? meant : [],
  )
  const all = [...new Set(near)]
  return all.length === 1 ? all : []
}

const mostSuggested = 3

/** Fields with a similar spelling, or whose description begins with the column's name. */
function nearest(column: string, names: ReadonlyMap<string, readonly string[]>, fields: Fields): string[] {
  const wanted = folded(column).slice(0, 60)
  if (wanted === '') return []
  const near = [...names].flatMap(([spelling, meant]) => {
    const far = distance(wanted, spelling)
    return far <= Math.max(1, wanted.length / 3) ? meant.map((name) => ({ name, far })) : []
  })
  const described = Object.entries(fields).flatMap(([name, { text, required }]) =>
    folded(portuguese(text)).startsWith(wanted) ? [{ name, far: required ? 0 : 1 }] : [],
  )
  const sorted = [...near, ...described].sort((one, other) => one.far - other.far).map(({ name }) => name)
  return [...new Set(sorted)].slice(0, mostSuggested)
}

/**
 * Converts a cell for the platform: decimals with a point, codes from their meanings. Other values pass
 * unchanged, and the platform reports errors.
 */
export function valueIn(cell: string, { kind, codes }: Field): unknown {
  if (kind === 'decimal') return decimal(cell)
  if (kind === 'list') return listIn(cell)
  if (kind === 'texts') return cell.split(/[;,|]/).map((text) => text.trim())
  if ((kind !== 'code' && kind !== 'flag') || !codes) return cell
  const same = Object.entries(codes.values).find(
    ([value, text]) => folded(value) === folded(cell) || folded(portuguese(text)) === folded(cell),
  )
  return same?.[0] ?? cell
}

/** A list in a cell is JSON. */
function listIn(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** `1.234,56` and `1234,56` are 1234.56. */
function decimal(cell: string): string {
  const plain = cell.replace(/^R\$\s?/, '')
  return plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain
}
