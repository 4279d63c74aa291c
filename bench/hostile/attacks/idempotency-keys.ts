import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import type { Attack } from '../attack.ts'
import { lanes, send } from '../tools.ts'

export const idempotencyKeys: Attack = {
  name: 'idempotency-keys',
  what: 'a new Idempotency-Key with every batch, and the same one with different batches',
  token: true,
  run: (field) =>
    lanes(5, field, 300, async (lane, turn) => {
      const key = lane === 0 ? 'x'.repeat(255) : `${lane}-${turn}`.padEnd(255, 'x')
      await send(field, {
        path: pathOf(recebeAlunos),
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ TOKEN: field.token, RETORNO: `${turn}`, [recebeAlunos.list]: [{}] }),
      })
    }),
}
