import { getToken } from '../catalogue/auth/get-token.ts'
import { call } from './call.ts'
import type { Connection } from './connection.ts'
import type { Input } from './types.ts'

/** So long before its end a token is replaced: a request may still be on its way then. */
const early = 60_000

/** The token of an integration account: asked for when it is first needed, and again before it ends. */
export function accountToken(place: Connection, account: Input<typeof getToken>): () => Promise<string> {
  let current: Promise<string> | undefined
  let until = 0
  return () => {
    if (current && Date.now() < until) return current
    until = Number.POSITIVE_INFINITY
    current = call({ base: place.base }, getToken, account).then(
      ({ token, validadeSegundos }) => {
        until = Date.now() + Math.max(0, (validadeSegundos ?? 0) * 1_000 - early)
        return token
      },
      (error) => {
        current = undefined
        throw error
      },
    )
    return current
  }
}
