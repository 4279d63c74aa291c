import type { Shape } from '../../catalogue/output.ts'

type Told = Readonly<Record<string, unknown>>

const differs = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after)

/** Written by every command: they tell nothing about the place. */
const always: readonly string[] = ['historicos', 'versao', 'atualizacao']

/** Part of the values of a record: they share one section. */
export const values = 'valores'

/**
 * Part of a record that a command changed: the first list that differs, in the given order and then in that of
 * the page; else its values, unless its state changed too.
 */
export function changedPart(
  { shape, state, order = [] }: { shape: Shape; state: string; order?: readonly string[] },
  before: Told,
  after: Told,
): string | undefined {
  const changed = Object.keys(shape).filter(
    (name) => !always.includes(name) && differs(before[name], after[name]),
  )
  const lists = changed.filter((name) => shape[name]!.type === 'list')
  const first = order.find((name) => lists.includes(name)) ?? lists[0]
  if (first || changed.includes(state)) return first
  return changed.length > 0 ? values : undefined
}
