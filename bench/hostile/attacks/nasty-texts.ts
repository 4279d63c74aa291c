import { operations } from '../../../catalogue/index.ts'
import { type InboundOperation, pathOf } from '../../../catalogue/operation.ts'
import type { Attack } from '../attack.ts'
import { lanes, send } from '../tools.ts'

const length = 120_000

/** Texts for which ambiguous regular expressions take quadratic time or worse. */
const patterns: readonly string[] = [
  `${'0'.repeat(length)}a`,
  `${' '.repeat(length)}x`,
  `x${' '.repeat(length)}x`,
  `${'1.'.repeat(length / 2)}x`,
  `${'1,'.repeat(length / 2)},`,
  `-${'-'.repeat(length)}1`,
  `${'a@'.repeat(length / 2)}`,
  `${'a.'.repeat(length / 2)}@`,
  `a@${'a.'.repeat(length / 2)}`,
  `${'9'.repeat(length)}e${'9'.repeat(20)}`,
  `2026-01-01T${'0'.repeat(length)}Z`,
  `${'A'.repeat(length)}=!`,
  'e\u0301'.repeat(length / 2),
  '\u200b'.repeat(length / 3),
]

/** One record per field, with the text in that field. */
function records({ fields, example }: InboundOperation, text: string): object[] {
  return Object.keys(fields).map((name) => ({ ...example, [name]: text }))
}

export const nastyTexts: Attack = {
  name: 'nasty-texts',
  what: 'texts that are slow to read, in every field of every batch operation',
  token: true,
  run: (field) => {
    const inbound = operations.filter((operation) => operation.family === 'inbound')
    return lanes(2, field, 500, async (lane, turn) => {
      const at = turn * 2 + lane
      const operation = inbound[at % inbound.length]!
      const text = patterns[Math.floor(at / inbound.length) % patterns.length]!
      await send(field, {
        path: pathOf(operation),
        body: JSON.stringify({ TOKEN: field.token, [operation.list]: records(operation, text) }),
      })
    })
  },
}
