import type { Bound, Stored } from '../domain/machine/bound.ts'
import { tryMove } from '../domain/move.ts'
import { register } from '../domain/registry.ts'
import type { DueVerb } from '../domain/verb.ts'
import { nouns } from './index.ts'

/** A move by the calendar that gives the same reason to every record. */
const dueMove =
  (bound: Bound<Stored>, name: string, motivo: string): DueVerb =>
  (tx, acting, ids) =>
    tryMove(
      tx,
      bound,
      name,
      ids.map((id) => ({ id, motivo })),
      acting,
    )

/** Tells the domain what it asks of nouns and cannot import, because they are above it. */
register({
  due: new Map(
    Object.entries(nouns).map(([noun, { bound, due = {} }]) => [
      noun,
      new Map(
        Object.entries(due).map(([name, verb]) => [
          name,
          typeof verb === 'string' ? dueMove(bound!, name, verb) : verb,
        ]),
      ),
    ]),
  ),
  waiting: Object.values(nouns).flatMap(({ bound, waits }) => (waits ? [{ bound: bound!, ...waits }] : [])),
})
