import { unknownHeader } from '../catalogue/wire/headers.ts'

/** A field that the operation does not have, and the name that was probably meant. */
export interface UnknownField {
  campo: string
  parecido?: string
}

/** Fields of a request that the server says it ignored. */
export const unknownFieldsIn = (headers: Headers): UnknownField[] =>
  (headers.get(unknownHeader) ?? '').split(', ').flatMap((one) => {
    const [, campo, parecido] = /^(\S+)(?: \((\S+)\?\))?$/.exec(one) ?? []
    if (!campo) return []
    return [{ campo: decoded(campo), ...(parecido && { parecido }) }]
  })

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
