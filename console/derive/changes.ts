import { text as shared } from '../text/text.ts'
import { type Control, type FormField, isEmpty, same, type Typed, type TypedValue } from './controls.ts'
import { day } from './format.ts'
import { nameKey, type Prefilled } from './prefill.ts'

export interface Changed {
  /** Field, with the number of the row where it is a list. */
  name: string
  label: string
  was: string
  willBe: string
}

/** Shown in place of a secret. */
export const hidden = '•••'

/** What the person changed, row by row in lists. Contents and secrets are not shown. */
export function changesIn(
  fields: readonly FormField[],
  typed: Typed,
  before: Typed,
  names: Prefilled['names'] = {},
): Changed[] {
  return fields.flatMap((field): Changed[] => {
    const { name, label, control, guarded } = field
    const [was, now] = [before[name], typed[name]]
    if (guarded || ['content', 'password', 'tick'].includes(control.kind) || same(was, now)) return []
    if (control.kind === 'group') {
      return changesIn(control.fields, (now ?? {}) as Typed, (was ?? {}) as Typed, names)
    }
    const shown = (value: TypedValue | undefined) => shownOf(control, value, names)
    if (control.kind !== 'rows') return [{ name, label, was: shown(was), willBe: shown(now) }]
    return changedRows(rowsOf(was), rowsOf(now)).map(([at, one, other]) => ({
      name: `${name}[${at}]`,
      label: `${label} ${at}`,
      was: shown(one && [one]),
      willBe: shown(other && [other]),
    }))
  })
}

const rowsOf = (value: TypedValue | undefined) =>
  ((value ?? []) as readonly Typed[]).filter((row) => !isEmpty(row))

/** Rows that differ, by number; those that only moved are left out. */
function changedRows(before: readonly Typed[], now: readonly Typed[]) {
  const numbered = (rows: readonly Typed[], others: readonly Typed[]) =>
    rows.flatMap((row, at) => (others.some((one) => same(one, row)) ? [] : [{ row, at: at + 1 }]))
  const [gone, come] = [numbered(before, now), numbered(now, before)]
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
    const [one, other] = [gone[at], come[at]]
    return [(other ?? one)!.at, one?.row, other?.row] as const
  })
}

/** A value in words. */
export function shownOf(
  control: Control,
  value: TypedValue | undefined,
  names: Prefilled['names'] = {},
): string {
  if (isEmpty(value)) return ''
  switch (control.kind) {
    case 'choice':
    case 'choices':
      return [value]
        .flat()
        .map((one) => control.options.find((option) => option.value === one)?.label ?? String(one))
        .join(', ')
    case 'tick':
      return shared.yes
    case 'password':
      return hidden
    case 'related':
      return names[nameKey(control.noun, String(value))] ?? `nº ${value}`
    case 'day':
      return day(String(value))
    case 'month':
      return String(value).split('-').reverse().join('/')
    case 'rows':
      return (value as readonly Typed[]).map((row) => rowWords(control.fields, row, names)).join('; ')
    case 'group':
      return rowWords(control.fields, value as Typed, names)
    default:
      return String(value)
  }
}

const rowWords = (fields: readonly FormField[], row: Typed, names: Prefilled['names']) =>
  fields
    .map(({ name, control }) => shownOf(control, row[name], names))
    .filter(Boolean)
    .join(' ')
