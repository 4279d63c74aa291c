import { Problem } from '../../client/problem.ts'
import { hidden, shownOf } from './changes.ts'
import { type FormField, isEmpty, same, type Typed, type TypedValue } from './controls.ts'
import { type Change, changesOf } from './findings.ts'
import { day } from './format.ts'
import { rotuloOf } from './labels.ts'
import { keyOf, type Prefilled } from './prefill.ts'

/** A field that this person and another one have changed. */
export interface Clash {
  place: string
  label: string
  was: string
  now: string
  mine: string
  /** The value that stands now, as the form holds it. */
  standing: TypedValue | undefined
  /** This person's value. */
  typed: TypedValue | undefined
  by: Pick<Change, 'autor' | 'momento'> | undefined
}

/** What only another person changed. */
export interface Taken {
  label: string
  was: string
  now: string
  by: Clash['by']
}

export interface Conflict {
  clashes: readonly Clash[]
  taken: readonly Taken[]
  /** The form with what only others changed. */
  typed: Typed
}

interface Sides {
  /** The record as the form opened it. */
  before: Prefilled
  /** The record as it is now. */
  fresh: Prefilled
  typed: Typed
  names: Prefilled['names']
}

/** Version that stands, if a refusal says that the record has changed. */
export function standingVersion(error: unknown): number | undefined {
  if (!(error instanceof Problem) || error.code !== 'CONFLITO') return undefined
  return Number(error.details.atual)
}

export const changesTold = (error: unknown): readonly Change[] =>
  error instanceof Problem ? changesOf(error) : []

/** Compares three versions of a form, field by field. */
export function conflictOf(
  fields: readonly FormField[],
  { before, fresh, typed, names }: Sides,
  changes: readonly Change[],
): Conflict {
  const clashes: Clash[] = []
  const taken: Taken[] = []
  const named = { ...before.names, ...fresh.names, ...names }
  let merged = typed
  const seen = new Set<string>()
  for (const { place, label, control, guarded } of leavesOf(fields)) {
    const [was, now, mine] = [before.typed, fresh.typed, typed].map((side) => valueIn(side, place))
    const key = keyOf(place.split('.').at(-1)!)
    seen.add(key)
    const unseen = isEmpty(was) && isEmpty(now) ? unseenChange(key, changes) : undefined
    if (same(was, now) && !unseen) continue
    const show = (value: TypedValue | undefined) => (guarded ? hidden : shownOf(control, value, named))
    const values = unseen ?? { was: show(was), now: show(now) }
    const said = { label, ...values, by: changerOf(key, changes) }
    if (same(mine, was) || same(mine, now)) {
      merged = withValue(merged, place, now)
      taken.push(said)
    } else {
      clashes.push({ ...said, place, mine: show(mine), standing: now, typed: mine })
    }
  }
  return { clashes, taken: [...taken, ...elsewhere(changes, seen)], typed: merged }
}

/** Changes of what the form does not show. */
const elsewhere = (changes: readonly Change[], seen: ReadonlySet<string>): Taken[] =>
  changes.flatMap(({ autor, momento, campos }) =>
    campos
      .filter(({ campo }) => !seen.has(fieldOf(campo)))
      .map(({ campo, antes, depois }) => {
        const id = campo.endsWith('Id')
        const shown = (value: string) => (id ? '' : wordOf(value))
        const label = rotuloOf(fieldOf(campo), {})
        return { label, was: shown(antes), now: shown(depois), by: { autor, momento } }
      }),
  )

const wordOf = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : value)

/** Columns whose field has another name. */
const otherwise: Readonly<Record<string, string>> = {
  contaBancariaId: 'conta',
  contratoId: 'contrato',
  responsavelLegalId: 'responsavel',
}

/** Field of a column in the audit trail. */
export const fieldOf = (column: string): string => otherwise[column] ?? column.replace(/Id$/, '')

/** Change of a field that the record's page does not show. */
function unseenChange(key: string, changes: readonly Change[]) {
  const own = changes.flatMap(({ campos }) => campos.filter(({ campo }) => fieldOf(campo) === key))
  const [first] = own
  const last = own.at(-1)
  if (!first || !last || first.antes === last.depois) return undefined
  return { was: wordOf(first.antes), now: wordOf(last.depois) }
}

function changerOf(key: string, changes: readonly Change[]): Clash['by'] {
  const own = changes.findLast(({ campos }) => campos.some(({ campo }) => fieldOf(campo) === key))
  if (own) return own
  // The trail has no entry for the field. If all entries have one author, that author changed it.
  const authors = new Set(changes.map(({ autor }) => autor))
  return authors.size === 1 ? changes.at(-1) : undefined
}

interface Leaf extends FormField {
  place: string
}

/** Fields with a value of their own; those of a group have its name before theirs. */
function leavesOf(fields: readonly FormField[], within = ''): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    const place = within + field.name
    return field.control.kind === 'group'
      ? leavesOf(field.control.fields, `${place}.`)
      : [{ ...field, place }]
  })
}

export function valueIn(typed: Typed, place: string): TypedValue | undefined {
  return place
    .split('.')
    .reduce<TypedValue | undefined>((at, name) => (at as Typed | undefined)?.[name], typed)
}

export function withValue(typed: Typed, place: string, value: TypedValue | undefined): Typed {
  const [name = '', ...rest] = place.split('.')
  if (rest.length === 0) return { ...typed, [name]: value }
  return { ...typed, [name]: withValue((typed[name] ?? {}) as Typed, rest.join('.'), value) }
}
