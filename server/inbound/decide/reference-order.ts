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
  const ordered = new Set<Id>()
  const visit = (id: Id, above: readonly Id[]) => {
    if (ordered.has(id) || above.includes(id)) return
    const before = tablesBefore(entities[id])
    for (const other of ids) if (before.includes(entities[other].table)) visit(other, [...above, id])
    ordered.add(id)
  }
  for (const id of ids) visit(id, [])
  return [...ordered]
})()
