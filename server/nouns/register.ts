import type { Message } from '../../catalogue/message.ts'
import type { Bound } from '../domain/machine/bound.ts'
import { type DueVerb, register } from '../domain/machine/registry.ts'
import { tryMove } from '../domain/move.ts'
import { registerSealedColumns } from '../store/keys/sealed-columns.ts'
import { consequences } from './consequences.ts'
import { nouns } from './index.ts'

/** A calendar move with the same reason for every record. */
const dueMove =
  (bound: Bound, name: string, motivo: Message): DueVerb =>
  (tx, acting, ids) => {
    const wanted = ids.map((id) => ({ id, motivo }))
    return tryMove(tx, bound, name, wanted, acting)
  }

const dueOf = (bound: Bound, due: Readonly<Record<string, DueVerb | Message>>) =>
  Object.fromEntries(
    Object.entries(due).map(([name, verb]) => [
      name,
      typeof verb === 'function' ? verb : dueMove(bound, name, verb),
    ]),
  )

registerSealedColumns(Object.values(nouns).flatMap(({ sealed = [] }) => sealed))

/** Every thread that runs verbs must import this module before its first write. */
register({
  consequences,
  due: Object.fromEntries(
    Object.entries(nouns).flatMap(([noun, { bound, due }]) => (due ? [[noun, dueOf(bound!, due)]] : [])),
  ),
  scopes: Object.assign({}, ...Object.values(nouns).map(({ scope }) => scope)),
  waiting: Object.values(nouns).flatMap(({ bound, waits }) => (waits ? [{ bound: bound!, ...waits }] : [])),
})
