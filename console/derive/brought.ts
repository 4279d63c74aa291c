import type { Among } from '../../catalogue/fields.ts'
import { valueAt } from './columns.ts'
import { type FormField, isEmpty, same, type Typed } from './controls.ts'
import { type Prefilled, prefilled } from './prefill.ts'

/** What a chosen record fills in; a day that has passed becomes today. */
export function broughtBy(
  { brings = {}, means }: Among,
  fields: readonly FormField[],
  record: Readonly<Record<string, unknown>>,
  today: string,
): Prefilled {
  const told = Object.fromEntries(Object.entries(brings).map(([name, part]) => [name, valueAt(record, part)]))
  const filled = fields.filter(({ name }) => name in brings)
  const { typed, names } = prefilled(filled, told)
  const past = filled.flatMap(({ name, control }) =>
    control.kind === 'day' && !isEmpty(typed[name]) && String(typed[name]) < today ? [[name, today]] : [],
  )
  return { typed: { ...typed, ...means, ...Object.fromEntries(past) }, names }
}

/** The form with these values, where it is empty or still holds what was brought before. */
export const withBrought = (now: Typed, brought: Typed, before: Typed): Typed => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(brought).filter(([name]) => isEmpty(now[name]) || same(now[name], before[name])),
  ),
})
