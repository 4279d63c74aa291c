import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { InboundOperation } from '../../catalogue/operation.ts'
import { casesOf, misjudged } from '../support/cases.ts'
import { broughtBy, isKnownByOthers, loadOrder } from '../support/declared-records.ts'
import { addCodes, addReferencedRecords } from '../support/referenced-records.ts'
import { type Institution, World } from '../support/world.ts'

const cases = new Map(loadOrder.map((operation) => [operation.id, casesOf(operation)]))
/** Where other records are the key, every case has its own. */
const casesBy = (operations: readonly InboundOperation[]) =>
  Math.max(1, ...operations.map(({ id }) => cases.get(id)!.length))
const stock = casesBy(loadOrder.filter(isKnownByOthers))
const isKeyOf = (target: string, { id, key, fields }: InboundOperation) =>
  key.some((name) => fields[name]!.reference === target) || (id === 'EncerraVagas' && target === 'vaga')
const most = Object.fromEntries(
  Object.keys(broughtBy).map((target) => [target, casesBy(loadOrder.filter((one) => isKeyOf(target, one)))]),
)
/** First number of the cases' own records. */
const firstOwn = 10_000

describe('a record', () => {
  let world: World
  let client: Institution
  let platform: Awaited<ReturnType<typeof addReferencedRecords>>
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await addCodes(world, client)
    platform = await addReferencedRecords(world, client, stock, most)
  })
  after(() => world.close())

  for (const operation of loadOrder) {
    const { id, list } = operation
    it(`${id} is accepted or refused as each field declares`, async () => {
      const all = cases.get(id)!
      const records = all.map(({ record }, at) =>
        record({ own: firstOwn + at, referred: 1 + (at % stock), platform, most }),
      )
      assert.deepEqual(misjudged(id, all, await world.process(client, id, list, records)), [])
    })
  }
})
