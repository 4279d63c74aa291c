import type { Attack } from '../attack.ts'
import { addressOf, lanes, send } from '../tools.ts'

const atOnce = 300

/** A forged client address. */
const forged = (lane: number, turn: number) => `198.51.100.${(lane + turn * 7) % 256}`

export const signIns: Attack = {
  name: 'sign-ins',
  what: '300 wrong passwords at once, with forged addresses, for one login and for many',
  run: (field) =>
    lanes(atOnce, field, 3_000, async (lane, turn) => {
      const { client, login } = field.target.person
      await send(field, {
        path: '/sessao',
        headers: { 'x-forwarded-for': forged(lane, turn) },
        from: addressOf(lane),
        body: JSON.stringify({
          cliente: lane % 3 === 0 ? `ninguem${turn}` : client,
          login: lane % 2 === 0 ? login : `desconhecido${lane}`,
          senha: `errada${turn}`,
        }),
      })
    }),
}
