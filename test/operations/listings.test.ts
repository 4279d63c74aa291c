import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rightsOf } from '../../catalogue/doors.ts'
import type { Field } from '../../catalogue/fields.ts'
import { createCredential } from '../../server/domain/credencial/create.ts'
import { listings } from '../../server/listing/bindings.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { listed } from '../support/listed.ts'
import type { Kept, ListingFixture } from '../support/listing-fixture.ts'
import { type Cell, cellOf, Order, plain } from '../support/plain-lists.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** Every row is the last of a page once; the other way round, some are. The file has no pages. */
const sizes = { up: 1, down: 4 }
/** Values that each filter is asked with. */
const most = 2

type Question = [body: Row, keeps: (row: Row) => boolean]

/** Questions of a filter with the rows that answer them, worked out the plain way from everything that the listing shows. */
function questionsOf(name: string, { kind }: Field, place: string | Kept, all: readonly Row[]): Question[] {
  if (typeof place === 'object') return [[{ [name]: place.value }, place.keeps]]
  const side = /De$|Ate$/.exec(name)?.[0]
  // What is compared by its day may be shown as a moment.
  const cell = (row: Row) => (kind === 'date' ? dayOf(cellOf(row, place)) : cellOf(row, place))
  const known = [...new Set(all.map(cell))].filter((value) => value !== null)
  assert.ok(
    known.length > 1,
    `${name}: no two records differ in "${place}"; say in its fixture what is compared`,
  )
  const middle = known.toSorted()[Math.floor(known.length / 2)]!
  if (kind === 'texts')
    return [[known[0]!], known.slice(0, 2)].map((some) => [
      { [name]: some },
      (row) => some.includes(cell(row)!),
    ])
  if (kind !== 'date')
    return known.slice(0, most).map((value) => [{ [name]: value }, (row) => cell(row) === value])
  const holds = (value: Cell) =>
    value !== null && (side === 'De' ? value >= middle : side === 'Ate' ? value <= middle : value === middle)
  return [[{ [name]: middle }, (row) => holds(cell(row))]]
}

const dayOf = (cell: Cell) => (cell === null ? null : String(cell).slice(0, 10))

describe('every listing', () => {
  let world: World
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(() => world.close())

  for (const [name, fixture] of Object.entries<ListingFixture>(listed)) {
    const listing = listings[name as keyof typeof listed]
    const { operation } = listing
    describe(operation.id, () => {
      let client: Institution
      let ask: (body: Row) => ReturnType<Browser['go']>
      let all: Row[]
      /** The same by the first of its orders. */
      let sorted: Row[]
      const ordem = Object.keys(operation.orders)[0]!
      before(async () => {
        client = await world.institution()
        const other = await world.institution()
        const ids = await fixture.several(world, client)
        await fixture.several(world, other)
        ask = await callerOf(client)
        all = (await page({ quantidade: 200 })).elementos
        sorted = (await page({ ordem, quantidade: 200 })).elementos
        assert.deepEqual(new Set(all.map(({ id }) => id)), new Set(ids))
      })
      async function callerOf(of: Institution, scopes = rightsOf(operation)): Promise<typeof ask> {
        const browser = fixture.caller ? await fixture.caller(world, of) : new Browser(world.base)
        const headers: Record<string, string> = fixture.caller
          ? { 'x-csrf-token': browser.csrf }
          : { authorization: await keyOf(of, scopes) }
        return (body) => browser.go('POST', `/gestao/${operation.id}`, body, headers)
      }
      const keyOf = ({ id: clienteId }: Institution, scopes: Right[]) =>
        createCredential(world.context.owner, { clienteId, kind: 'gestao', name: 'painel', scopes })
      async function page(body: Row) {
        const answer = await ask(body)
        assert.equal(answer.status, 200, answer.text)
        return answer.body as { elementos: Row[]; proximo: string; total: { valor: number; exato: boolean } }
      }
      /** Every page one after the other, each of the size that was asked for but the last. */
      async function walk(body: Row, quantidade: number): Promise<Row[]> {
        const rows: Row[] = []
        for (let cursor = ''; ; ) {
          const { elementos, proximo } = await page({ ...body, quantidade, cursor })
          rows.push(...elementos)
          if (proximo === '') return rows
          assert.equal(elementos.length, quantidade)
          cursor = proximo
        }
      }
      /** The same question as a file, whose first column is the number. */
      async function fileOf(body: Row): Promise<number[]> {
        const { text } = await ask({ ...body, formato: 'csv' })
        return [...text.matchAll(/(?<=\r\n)\d+(?=;)/g)].map(([id]) => Number(id))
      }

      async function questions(name: string): Promise<Question[]> {
        const field = operation.filters[name]!
        const place = fixture.places[name] ?? (field.kind === 'date' ? name.replace(/(De|Ate)$/, '') : name)
        if (typeof place === 'string' || 'keeps' in place) return questionsOf(name, field, place, all)
        const pairs = await world.rows<{ id: number; value: number | null }>(client.id, place.pairs)
        const values = [...new Set(pairs.map(({ value }) => value))].filter((value) => value !== null)
        return values.slice(0, most).map((value) => {
          const ids = new Set(pairs.filter((pair) => pair.value === value).map(({ id }) => id))
          return [{ [name]: value }, ({ id }) => ids.has(id as number)]
        })
      }

      it('shows the usual order where none is asked for', async () => {
        assert.deepEqual(await walk({}, 5), await walk({ ordem: operation.usualOrder }, 200))
      })

      for (const name of Object.keys(operation.orders)) {
        for (const [ordem, size] of [
          [name, sizes.up],
          [`-${name}`, sizes.down],
        ] as const) {
          it(`goes by ${ordem} through its pages, and through the file`, async () => {
            const place = fixture.places[name]
            const order = await Order.of(
              world,
              client,
              listing,
              name,
              typeof place === 'string' ? place : name,
            )
            const expected = order.sort(all, ordem !== name)
            assert.deepEqual(await walk({ ordem }, size), expected)
            assert.deepEqual(
              await fileOf({ ordem }),
              expected.map(({ id }) => id),
            )
          })
        }
      }

      for (const name of Object.keys(operation.filters)) {
        it(`keeps to ${name}, on the pages, in the total and in the file`, async () => {
          let parted = 0
          const asked = await questions(name)
          for (const [body, keeps] of asked) {
            const expected = sorted.filter(keeps)
            if (expected.length > 0 && expected.length < all.length) parted++
            const { elementos, total } = await page({ ...body, ordem, quantidade: 200 })
            assert.deepEqual(elementos, expected, JSON.stringify(body))
            assert.deepEqual(total, { valor: expected.length, exato: true })
          }
          // What one of them keeps is the same page by page, and as a file.
          const [body, keeps] = asked[0]!
          const expected = sorted.filter(keeps)
          assert.deepEqual(await walk({ ...body, ordem }, 5), expected)
          assert.deepEqual(
            await fileOf({ ...body, ordem }),
            expected.map(({ id }) => id),
          )
          assert.ok(parted > 0, 'no question kept some records and left others out')
        })
      }

      for (const place of fixture.searched) {
        it(`finds what stands in ${place}, whatever its accents and case`, async () => {
          const texts = (row: Row) => fixture.searched.map((one) => plain(String(cellOf(row, one) ?? '')))
          const found = all.find((row) => cellOf(row, place) !== null)
          const busca = plain(String(cellOf(found!, place))).toUpperCase()
          const words = plain(busca).split(' ').filter(Boolean)
          const holds = (row: Row) => words.every((word) => texts(row).some((text) => text.includes(word)))
          const { elementos } = await page({ busca, quantidade: 200, ordem: operation.usualOrder })
          assert.deepEqual(elementos, (await walk({ ordem: operation.usualOrder }, 200)).filter(holds))
          assert.deepEqual(
            await fileOf({ busca }),
            elementos.map(({ id }) => id),
          )
        })
      }

      it('shows nothing to another institution, and is closed to who has no right to it', async () => {
        const stranger = await callerOf(await world.institution())
        const theirs: Row[] = (await stranger({ quantidade: 200 })).body.elementos
        if (!fixture.fromTheStart) assert.deepEqual(theirs, [])
        const known = new Set(all.map(({ id }) => id))
        assert.ok(!theirs.some(({ id }) => known.has(id)))
        assert.equal(
          codeOf(await new Browser(world.base).go('POST', `/gestao/${operation.id}`, {})),
          '401 SESSAO_INVALIDA',
        )
        if (fixture.caller) return
        const without = await callerOf(client, ['acessos.alterar'])
        assert.equal((await without({})).status, 403)
      })
    })
  }
})
