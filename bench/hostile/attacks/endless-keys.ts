import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import type { Attack } from '../attack.ts'
import { addressOf, lanes, send } from '../tools.ts'

const keys = 3_000_000
const model = '"k0000000":0,'
const digits = 7

/** Three million different keys, counted up in place to save CPU time. */
function members(): Buffer {
  const text = Buffer.alloc(keys * model.length, model)
  for (let key = 0; key < keys; key++) {
    let rest = key
    for (let at = key * model.length + 1 + digits; rest > 0; at--) {
      text[at] = 0x30 + (rest % 10)
      rest = Math.floor(rest / 10)
    }
  }
  return text
}

export const endlessKeys: Attack = {
  name: 'endless-keys',
  what: 'envelopes of three million keys, from strangers and from a client',
  token: true,
  run: (field) => {
    const middle = members()
    const end = Buffer.from(`"${recebeAlunos.list}":[]}`)
    const strangers = Buffer.concat([Buffer.from('{'), middle, end])
    const known = Buffer.concat([Buffer.from(`{"TOKEN":"${field.token}",`), middle, end])
    return lanes(2, field, 5_000, async (lane) => {
      const from = lane === 0 ? addressOf(lane) : '127.0.0.1'
      await send(field, { path: pathOf(recebeAlunos), body: lane === 0 ? strangers : known, from })
    })
  },
}
