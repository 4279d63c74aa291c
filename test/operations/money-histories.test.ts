import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { moved, openOf } from '../support/money-model.ts'
import type { Office } from '../support/office.ts'
import { agrees } from '../support/office-agrees.ts'
import { type History, history, keyOf, live, nothingYet } from '../support/office-history.ts'
import { soak } from '../support/soak.ts'
import { World } from '../support/world.ts'

/** Histories per test; one of them is also checked by every query. */
const together = 20
const parts = soak({ usual: 10, full: 100 })

/** A run adds to an earlier invoice and is reverted. */
const addedAndTakenBack: History = {
  steps: [
    { do: 'remit', bank: 0, part: 810 },
    { do: 'decideBack', change: { fee: 13 }, month: '2025-01' },
    { do: 'decide', change: { fee: 9 } },
    { do: 'revert', month: '2025-01' },
    { do: 'run', month: '2025-02', without: 5 },
    { do: 'decide', change: { recessPaid: true } },
    {
      do: 'amend',
      of: 263,
      month: '2025-02',
      day: 13,
      value: 3,
      pays: { transport: { amount: 29_999, daily: false }, meal: 3_992, percent: 9 },
    },
    { do: 'revert', month: '2025-02' },
  ],
  begun: [
    { meal: 2_864, percent: 428 },
    { transport: { amount: 102, daily: true }, meal: 201, percent: 4 },
    { meal: 3_918, percent: 2 },
    {},
  ],
  size: 3,
  turned: null,
}

/** Runs, files, returns, corrections and decisions in any order, compared with a model. */
describe('histories of an office', () => {
  let world: World
  const happened = { histories: 0, turned: 0, ...nothingYet() }
  before(async () => {
    world = await World.open({ processing: false, rateUnpaged: 100_000 })
  })
  after(() => world.close())

  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  for (let part = 0; part < parts; part++) {
    it(`equal the model to the cent, bill nothing twice, and depend on no order: ${part + 1} of ${parts}`, async () => {
      if (part === 0) console.log(`# seed ${seed}`)
      const property = fc.asyncProperty(history, async (one) => {
        const office = await live(world, one, happened)
        if (happened.histories++ % together === 0) await agrees(office, one.size)
        if (one.turned === null) return
        happened.turned++
        const other = await live(world, one, happened, { reversed: true, together: one.turned })
        assert.deepEqual(sums(other), sums(office))
      })
      const examples: [History][] = part === 0 ? [[addedAndTakenBack]] : []
      await fc.assert(property, { numRuns: together, seed: seed + part, endOnFailure: true, examples })
    })
  }

  it('included reverted months, retroactive settings, excluded months, settled recess and remittances', () => {
    console.log(`# ${JSON.stringify(happened)}`)
    for (const name of ['turned', 'reverts', 'decisions', 'left', 'settled', 'files'] as const) {
      assert.ok(happened[name] * 20 >= parts * together, `${name}: ${happened[name]}`)
    }
  })

  /** Billed amounts by owner and month, independent of numbers. */
  const sums = ({ model }: Office) =>
    model.invoices
      .filter(({ cancelled }) => !cancelled)
      .map((one) => [keyOf(one), moved(one), openOf(one)])
      .sort()
})
