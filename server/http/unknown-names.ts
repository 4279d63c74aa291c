import type { FastifyReply } from 'fastify'
import { unknownHeader } from '../../catalogue/wire/headers.ts'
import {
  type DeclaredNames,
  mostUnknown,
  shownName,
  type UnknownName,
  unknownHeaderText,
} from '../../catalogue/wire/unknown.ts'

/** Names unknown fields in a header, because bodies of the interface have no place for it. */
export function tellUnknown(
  reply: FastifyReply,
  declared: DeclaredNames,
  unknown: readonly UnknownName[],
): void {
  const text = unknownHeaderText(declared, unknown)
  if (text !== '') reply.header(unknownHeader, text)
}

/** Unknown names of an object, without those in its values. */
export function unknownIn({ envelope }: DeclaredNames, body: object): UnknownName[] {
  const unknown = new Set<string>()
  for (const name of Object.keys(body)) {
    if (unknown.size >= mostUnknown) break
    if (!envelope.includes(name)) unknown.add(shownName(name))
  }
  return [...unknown].map((name) => ({ name, records: 0 }))
}
