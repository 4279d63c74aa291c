import { getToken } from '../catalogue/auth/get-token.ts'
import { call } from './call.ts'
import type { Connection } from './connection.ts'
import type { Input } from './types.ts'

/** Milliseconds before its expiry at which a token is replaced, because requests may still be under way. */
const early = 60_000

/** Token of an integration account, requested at first use and again before it expires. */
export function accountToken(connection: Connection, account: Input<typeof getToken>): () => Promise<string> {
  let current: Promise<string> | undefined
  let until = 0
  return () => {
    if (current && Date.now() < until) return current
    until = Number.POSITIVE_INFINITY
    current = call({ base: connection.base }, getToken, account).then(
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
