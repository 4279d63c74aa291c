import type { Inbound } from '../../../catalogue/index.ts'
import type { Entity } from '../../records/entity.ts'
import { entities } from '../bindings.ts'

type Id = Inbound['id']

const ids = Object.keys(entities) as Id[]

/** Tables that records of an entity refer to. */
export function tablesBefore({ operation, refersTo = [] }: Entity): string[] {
  const declared = Object.values(operation.fields).flatMap(({ reference }) => reference ?? [])
  return [...declared, ...refersTo]
}

/** Inbound operations in topological order: each follows those that its records refer to. */
export const inOrderOfReference: readonly Id[] = (() => {
  const placed = new Set<Id>()
  const place = (id: Id, above: readonly Id[]) => {
    if (placed.has(id) || above.includes(id)) return
    const before = tablesBefore(entities[id])
    for (const other of ids) if (before.includes(entities[other].table)) place(other, [...above, id])
    placed.add(id)
  }
  for (const id of ids) place(id, [])
  return [...placed]
})()
