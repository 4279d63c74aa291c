import { randomBytes } from 'node:crypto'
import type { Attack } from '../attack.ts'
import { addressOf, lanes, send } from '../tools.ts'

export const oidcStarts: Attack = {
  name: 'oidc-starts',
  what: 'single sign-ons that begin and never end, and returns that nobody began',
  run: (field) =>
    lanes(20, field, 500, async (lane, turn) => {
      const made = randomBytes(32).toString('base64url')
      const path =
        turn % 4 === 0
          ? `/sessao/oidc/retorno?state=${made}&code=${made}`
          : `/sessao/oidc?cliente=${field.target.code}`
      await send(field, { path, method: 'GET', from: addressOf(lane) })
    }),
}
