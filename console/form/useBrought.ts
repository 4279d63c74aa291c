import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { broughtBy } from '../derive/brought.ts'
import type { FormField, Typed } from '../derive/controls.ts'
import { localDay } from '../derive/local-day.ts'
import { nameKey, type Prefilled } from '../derive/prefill.ts'
import { recordOf } from './record-of.ts'

/**
 * Fills in what chosen records bring. `settled` are the values of a record or draft, whose choices have
 * brought theirs before.
 */
export function useBrought(
  fields: readonly FormField[],
  typed: Typed,
  settled: Typed,
  onBring: (brought: Prefilled, before: Typed) => void,
): void {
  const done = useRef<Record<string, unknown>>({ ...settled })
  const last = useRef<Typed>({})
  const bringing = fields.flatMap(({ name, control }) =>
    control.kind === 'related' && control.among?.brings
      ? [{ name, noun: control.noun, among: control.among, id: String(typed[name] ?? '') }]
      : [],
  )
  const read = useQueries({
    queries: bringing.map(({ name, noun, id }) => ({
      queryKey: [noun, 'brings', id],
      queryFn: () => recordOf(noun, id),
      enabled: id !== '' && id !== done.current[name],
    })),
  })
  useEffect(() => {
    for (const [at, { name, noun, among, id }] of bringing.entries()) {
      const found = read[at]?.data
      if (!found || id === '' || done.current[name] === id) continue
      done.current[name] = id
      const { typed: told, names } = broughtBy(among, fields, found.registro, localDay(new Date()))
      // A choice that the address made has no name yet.
      onBring({ typed: told, names: { ...names, [nameKey(noun, id)]: found.called } }, last.current)
      last.current = told
    }
  })
}
