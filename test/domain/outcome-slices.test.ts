import assert from 'node:assert/strict'
import { it } from 'node:test'
import type pg from 'pg'
import type { Candidate } from '../../server/inbound/candidate.ts'
import { recordPart } from '../../server/inbound/write/outcome-store.ts'
import { Report } from '../../server/records/report.ts'

type Batch = Parameters<typeof recordPart>[1]

it('many findings of a part are written a few thousand at a time, in order', async () => {
  const candidates = Array.from({ length: 4_000 }, (_, at): Candidate => {
    const report = new Report()
    for (let count = 0; count < 4; count++) report.add('CAMPO_OBRIGATORIO', `CAMPO${count}`)
    return {
      sequence: at + 1,
      key: `K${at}`,
      returnId: null,
      values: [],
      present: '',
      slots: [],
      password: null,
      report,
    }
  })
  const written: number[][] = []
  const client = {
    query: async (_text: string, values: unknown[]) => {
      written.push(values[2] as number[])
      return { rows: [] }
    },
  }
  await recordPart(
    client as unknown as pg.ClientBase,
    { id: 1, operacao: 'RecebeAlunos', retorno: null } as Batch,
    { part: 1, first: 1, candidates, outcomes: candidates.map(() => 'R') },
  )
  assert.ok(written.length > 1)
  for (const sequences of written) assert.ok(sequences.length <= 5_000)
  assert.deepEqual(
    written.flat(),
    candidates.flatMap(({ sequence }) => Array(4).fill(sequence)),
  )
})
