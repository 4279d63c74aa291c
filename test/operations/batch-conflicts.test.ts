import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Inbound } from '../../catalogue/index.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import { entities } from '../../server/inbound/bindings.ts'
import { EntityStore } from '../../server/inbound/write/entity-store.ts'
import { fullRecord, loadOrder, minimalRecord, type RecordNumbers } from '../support/declared-records.ts'
import type { Fields } from '../support/records.ts'
import { addReferencedRecords } from '../support/referenced-records.ts'
import { type Institution, World } from '../support/world.ts'

type Row = Record<string, unknown>

/** First number of the test's own records. */
const firstOwn = 10_000
/** Ids, times and sealed values always differ; a row that frees its values first has one more change. */
const differs = (column: string, value: unknown) =>
  /(^|_)id$|^(inclusao|atualizacao|versao)$/.test(column) || String(value).startsWith('\\x')

/**
 * A batch is first applied optimistically, and decided again with the holders of unique values after a
 * conflict. One client here always conflicts, and must end with the same result as the other.
 */
describe('a batch with a conflict', () => {
  let world: World
  let clients: { client: Institution; platform: RecordNumbers['platform'] }[]
  before(async () => {
    world = await World.share()
    const opened = [await world.institution(), await world.institution()]
    clients = await Promise.all(
      opened.map(async (client) => ({ client, platform: await addReferencedRecords(world, client, 4) })),
    )
  })
  after(() => world.close())

  async function rowsOf({ id }: Institution, table: string): Promise<Row[]> {
    const rows = await world.rows<{ row: Row }>(
      id,
      `select to_jsonb(t) as row from ${table} t where lote_id is not null order by id`,
    )
    return rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([column, value]) => !differs(column, value))),
    )
  }

  /** Three records, then with more fields, a new one, one with fewer fields, and an empty one. */
  function batchesOf(operation: InboundOperation, platform: RecordNumbers['platform']): Fields[][] {
    const full = (number: number) =>
      fullRecord(operation, { own: firstOwn + number, referred: number, platform })
    const brief = (number: number): Fields => ({
      ...minimalRecord(operation, { own: firstOwn + number, referred: number, platform }),
      ...Object.fromEntries(operation.key.map((name) => [name, full(number)[name]])),
    })
    return [[1, 2, 3].map(brief), [...[1, 2, 3, 4].map(full), brief(1), {}]]
  }

  for (const operation of loadOrder) {
    const { id, list } = operation
    it(`has the same result as without: ${id}`, async (t) => {
      const { table, moves } = entities[id as Inbound['id']]
      const told = []
      for (const [at, { client, platform }] of clients.entries()) {
        const [first, second] = batchesOf(operation, platform)
        await world.process(client, id, list, first!)
        const clash = t.mock.method(EntityStore.prototype, 'tryWrite', async () => false)
        if (at === 0) clash.mock.restore()
        const { situacao, resultados } = await world.process(client, id, list, second!)
        assert.equal(clash.mock.callCount(), at)
        clash.mock.restore()
        told.push({ situacao, resultados, rows: await rowsOf(client, table) })
      }
      const [usual, clashed] = told
      assert.deepEqual(clashed, usual)
      // Closed vacancies stay closed; all other records with more fields change.
      assert.match(usual!.resultados, moves ? /^NNNANR$/ : /^AAA[IA]NR$/)
    })
  }
})
