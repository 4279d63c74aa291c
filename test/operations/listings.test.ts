import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights, rightsOf } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { listings } from '../../server/nouns/listings.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { cellOf, Order, plain } from '../support/expected-order.ts'
import { listed } from '../support/listed.ts'
import type { ListingFixture } from '../support/listing-fixture.ts'
import { questionsOf } from '../support/listing-questions.ts'
import type { Row } from '../support/records.ts'
import { asked, fromRows } from '../support/selections.ts'
import { type Institution, World } from '../support/world.ts'

describe('every listing', () => {
  let world: World
  /** Has only its initial records, and every right; or none of the listings' rights. */
  let stranger: Institution
  /** Has records of every kind, hidden from the others. */
  let other: Institution
  let strangers: { mighty: string; powerless: string }
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    stranger = await world.institution()
    other = await world.institution()
    strangers = {
      mighty: await keyOf(stranger, Object.keys(rights) as Right[]),
      powerless: await keyOf(stranger, ['acessos.alterar']),
    }
  })
  after(() => world.close())

  const keyOf = ({ id: clienteId }: Institution, scopes: Right[]) =>
    createCredential(world.context.owner, { clienteId, kind: 'gestao', name: 'painel', scopes })

  for (const [name, fixture] of Object.entries<ListingFixture>(listed)) {
    const listing = listings[name as keyof typeof listed]
    const { operation } = listing
    describe(operation.id, () => {
      let client: Institution
      let ask: (body: Row) => ReturnType<Browser['go']>
      let all: Row[]
      const orders = Object.keys(operation.orders)
      const filters = Object.keys(operation.filters)
      before(async () => {
        client = await world.institution()
        await fixture.several(world, other)
        const ids = await fixture.several(world, client)
        ask = await callerOf(client, () => keyOf(client, [...rightsOf(operation), ...(fixture.sees ?? [])]))
        all = (await page({ quantidade: 200 })).elementos
        assert.deepEqual(new Set(all.map(({ id }) => id)), new Set(ids))
      })
      const known = new Map<string, Promise<Order>>()
      function orderOf(name: string): Promise<Order> {
        const place = fixture.paths[name]
        const order =
          known.get(name) ?? Order.of(world, client, listing, name, typeof place === 'string' ? place : name)
        known.set(name, order)
        return order
      }
      /** Calls with a key, unless the listing is for sessions only. */
      async function callerOf(of: Institution, key: () => string | Promise<string>): Promise<typeof ask> {
        const browser = fixture.caller ? await fixture.caller(world, of) : new Browser(world.base)
        const headers: Record<string, string> = fixture.caller
          ? { 'x-csrf-token': browser.csrf }
          : { authorization: await key() }
        return (body) => browser.go('POST', `/gestao/${operation.id}`, body, headers)
      }
      async function page(body: Row) {
        const answer = await ask(body)
        assert.equal(answer.status, 200, answer.text)
        return answer.body as { elementos: Row[]; proximo: string; total: { valor: number; exato: boolean } }
      }
      /** All results on one page. */
      async function shows(body: Row, expected: readonly Row[]): Promise<void> {
        const { elementos, total } = await page({ ...body, quantidade: 200 })
        assert.deepEqual(elementos, expected, JSON.stringify(body))
        assert.deepEqual(total, { valor: expected.length, exato: true })
      }
      /** The same on two pages, with the same total. */
      async function showsByHalves(body: Row, expected: readonly Row[]): Promise<void> {
        const quantidade = Math.max(1, Math.ceil(expected.length / 2))
        const first = await page({ ...body, quantidade })
        assert.deepEqual(first.elementos, expected.slice(0, quantidade), JSON.stringify(body))
        assert.deepEqual(first.total, { valor: expected.length, exato: true })
        assert.equal(first.proximo !== '', expected.length > 1)
        if (first.proximo === '') return
        const { elementos, total, proximo } = await page({ ...body, quantidade, cursor: first.proximo })
        assert.deepEqual(elementos, expected.slice(quantidade), JSON.stringify(body))
        assert.deepEqual([total, proximo], [first.total, ''])
      }
      /** As a file, whose first column is the id. */
      async function filed(body: Row, expected: readonly Row[]): Promise<void> {
        const { text } = await ask({ ...body, formato: 'csv' })
        assert.deepEqual(
          [...text.matchAll(/(?<=\r\n)\d+(?=;)/g)].map(([id]) => Number(id)),
          expected.map(({ id }) => id),
        )
      }

      it('has its default order where none is given', () => shows({ ordem: operation.usualOrder }, all))

      for (const name of orders) {
        it(`sorts by ${name} up and down, after any row, on pages and in the file`, async () => {
          const order = await orderOf(name)
          for (const descending of [false, true]) {
            const [expected, ordem] = [order.sort(all, descending), descending ? `-${name}` : name]
            await showsByHalves({ ordem }, expected)
            await filed({ ordem }, expected)
            const ids = expected.map(({ id }) => id)
            const { found, after } = await fromRows(world, client, asked(listing, name, descending))
            assert.deepEqual(found, ids)
            for (const [at, rest] of after) assert.deepEqual(rest, ids.slice(at + 1))
          }
        })
      }

      for (const name of filters) {
        it(`filters by ${name}, on pages, in the total and in the file`, async () => {
          let parted = 0
          const filter = { name, field: operation.filters[name]!, place: fixture.paths[name] }
          const questions = await questionsOf(world, client, filter, all)
          for (const [body, keeps] of questions) {
            const kept = all.filter(keeps)
            if (kept.length > 0 && kept.length < all.length) parted++
            await showsByHalves(body, kept)
            await filed(body, kept)
            // An order shows only where rows follow each other.
            for (const by of kept.length > 1 ? orders : []) {
              const expected = (await orderOf(by)).sort(all, true).filter(keeps)
              await shows({ ...body, ordem: `-${by}` }, expected)
            }
          }
          assert.ok(parted > 0, 'no question kept some records and left others out')
        })
      }

      for (const place of fixture.searched) {
        it(`finds the text of ${place}, whatever its accents and case`, async () => {
          const texts = (row: Row) => fixture.searched.map((one) => plain(String(cellOf(row, one) ?? '')))
          const found = all.find((row) => cellOf(row, place) !== null)
          const busca = plain(String(cellOf(found!, place))).toUpperCase()
          const words = plain(busca).split(' ').filter(Boolean)
          const holds = (row: Row) => words.every((word) => texts(row).some((text) => text.includes(word)))
          const expected = all.filter(holds)
          await showsByHalves({ busca }, expected)
          await filed({ busca }, expected)
        })
      }

      it('shows nothing to another institution, and is refused without the right', async () => {
        const asStranger = await callerOf(stranger, () => strangers.mighty)
        const { elementos: theirs, total } = (await asStranger({ quantidade: 200 })).body
        const ids = theirs.map(({ id }: Row) => id)
        if (!fixture.fromTheStart) assert.deepEqual(ids, [])
        const known = new Set(all.map(({ id }) => id))
        assert.ok(!ids.some((id: unknown) => known.has(id)))
        assert.deepEqual(total, { valor: ids.length, exato: true })
        const { text } = await asStranger({ formato: 'csv' })
        assert.equal(text.trimEnd().split('\r\n').length, 1 + ids.length)
        assert.equal(
          codeOf(await new Browser(world.base).go('POST', `/gestao/${operation.id}`, {})),
          '401 SESSAO_INVALIDA',
        )
        if (fixture.caller) return
        const without = await callerOf(stranger, () => strangers.powerless)
        assert.equal((await without({})).status, 403)
      })
    })
  }
})
