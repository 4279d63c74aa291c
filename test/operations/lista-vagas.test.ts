import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { addVacancies, type Shown } from '../support/listings.ts'
import { type Institution, World } from '../support/world.ts'

type Row = Record<string, unknown>

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** Unicode collation, which differs from code points. */
const { compare: collated } = new Intl.Collator('und')
const compare = (one: string | number, other: string | number) =>
  typeof one === 'string' && typeof other === 'string' ? collated(one, other) : Number(one) - Number(other)

const keys: Record<'atualizacao' | 'titulo', (row: Shown) => string> = {
  atualizacao: (row) => row.atualizacao,
  titulo: (row) => row.titulo,
}

describe('ListaVagas', () => {
  let world: World
  let client: Institution
  let all: Shown[]
  let authorization: string
  const browser = () => new Browser(world.base)
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    all = await addVacancies(world, client, 53)
    const other = await world.institution()
    await addVacancies(world, other, 5)
    authorization = await keyOf(client)
  })
  after(() => world.close())

  const keyOf = ({ id: clienteId }: Institution) =>
    createCredential(world.context.owner, {
      clienteId,
      kind: 'gestao',
      name: 'painel',
      scopes: ['recrutamento.ver'],
    })
  const ask = (body: Row) => browser().go('POST', '/gestao/ListaVagas', body, { authorization })
  async function page(body: Row) {
    const answer = await ask(body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body as { elementos: Shown[]; proximo: string; total: { valor: number; exato: boolean } }
  }
  /** Reads every page. */
  async function walk(body: Row): Promise<Shown[]> {
    const rows: Shown[] = []
    for (let cursor = ''; ; ) {
      const { elementos, proximo, total } = await page({ ...body, cursor })
      rows.push(...elementos)
      assert.ok(elementos.length > 0 || total.valor === 0)
      if (proximo === '') return rows
      cursor = proximo
    }
  }
  const inOrder = (rows: readonly Shown[], ordem: string) => {
    const down = ordem.startsWith('-')
    const key = keys[(down ? ordem.slice(1) : ordem) as keyof typeof keys]
    const sorted = rows.toSorted((a, b) => compare(key(a), key(b)) || compare(a.id, b.id))
    return down ? sorted.toReversed() : sorted
  }

  it('shows everything of the institution, last changed first', async () => {
    const { elementos, proximo, total } = await page({})
    assert.deepEqual(elementos, inOrder(all, '-atualizacao').slice(0, 50))
    assert.notEqual(proximo, '')
    assert.deepEqual(total, { valor: 53, exato: true })
  })

  const filters: [Row, (row: Shown) => boolean][] = [
    [{ concedente: '11.444.777/0001-61' }, (row) => row.concedente.documento === '11444777000161'],
    [
      { tipo: 'O', fimInscricaoDe: '2026-06-01', fimInscricaoAte: '30/08/2026' },
      (row) => row.tipo === 'O' && row.fimInscricao >= '2026-06-01' && row.fimInscricao <= '2026-08-30',
    ],
  ]
  for (const [body, holds] of filters) {
    it(`applies ${JSON.stringify(body)}, in any spelling and completely`, async () => {
      const expected = inOrder(all.filter(holds), 'titulo')
      assert.ok(expected.length > 0 && expected.length < all.length)
      assert.deepEqual(await walk({ ...body, ordem: 'titulo', quantidade: 4 }), expected)
    })
  }

  const searched = (row: Shown) => [row.identificacao, row.titulo, row.concedente.nome].map(plain)
  const searches = ['agua fundicao', '100% (centro)', "d'avila"]
  for (const busca of searches) {
    it(`finds "${busca}" whatever its accents and case`, async () => {
      const words = plain(busca).split(' ')
      const expected = all.filter((row) =>
        words.every((word) => searched(row).some((text) => text.includes(word))),
      )
      assert.ok(expected.length > 0)
      assert.deepEqual(await walk({ busca, ordem: 'titulo', quantidade: 6 }), inOrder(expected, 'titulo'))
    })
  }
  it('treats search patterns as literal text', async () => {
    for (const busca of ['.', 'v.0014', '[a-z]', '%', "'; select 1 --", '\\d', '(', '***', '^v'])
      assert.deepEqual(
        (await page({ busca })).elementos.length,
        all.filter((row) => searched(row).some((text) => text.includes(plain(busca)))).length,
        busca,
      )
  })

  it('accepts a cursor only for its own query', async () => {
    const { proximo: cursor } = await page({ quantidade: 5, ordem: 'titulo' })
    assert.equal(codeOf(await ask({ cursor, quantidade: 9, ordem: 'titulo' })), '200 OK')
    const flipped = Buffer.from(cursor, 'base64url')
    flipped[flipped.length - 2]! ^= 1
    const wrong: Row[] = [
      { cursor, ordem: '-titulo' },
      { cursor },
      { cursor, ordem: 'titulo', tipo: 'M' },
      { cursor, ordem: 'titulo', busca: 'a' },
      { cursor: flipped.toString('base64url'), ordem: 'titulo' },
      ...['x', 'AAAA', Buffer.from('["x","1"]').toString('base64url'), '\u00e9', 7].map((one) => ({
        cursor: one,
      })),
    ]
    for (const body of wrong) {
      const answer = await ask(body)
      assert.equal(codeOf(answer), '400 CAMPO_INVALIDO', JSON.stringify(body))
      assert.equal(answer.body.error.campos[0].campo, 'cursor')
    }
    const elsewhere = await keyOf(await world.institution())
    const foreign = await browser().go(
      'POST',
      '/gestao/ListaVagas',
      { cursor, ordem: 'titulo' },
      { authorization: elsewhere },
    )
    assert.equal(codeOf(foreign), '400 CAMPO_INVALIDO')
  })

  it('continues after a row that is gone or has moved, without showing another twice', async () => {
    const first = await page({ quantidade: 10, ordem: 'titulo' })
    const last = first.elementos.at(-1)!
    await world.rows(client.id, `update vaga set titulo = 'Ábaco' where id = ${last.id}`)
    const rest = await walk({ quantidade: 10, ordem: 'titulo' })
    const second = await page({ quantidade: 200, ordem: 'titulo', cursor: first.proximo })
    await world.rows(
      client.id,
      `update vaga set titulo = '${last.titulo}', atualizacao = '${last.atualizacao}-03:00' where id = ${last.id}`,
    )
    assert.equal(rest[0]!.id, last.id)
    assert.deepEqual(
      [...first.elementos, ...second.elementos].map(({ id }) => id).toSorted((a, b) => a - b),
      all.map(({ id }) => id),
    )
  })

  it('refuses invalid input', async () => {
    const wrong: Row[] = [
      { quantidade: 0 },
      { quantidade: 201 },
      { quantidade: 'dez' },
      { ordem: 'nome' },
      { situacao: ['Fechada'] },
      { fimInscricaoDe: '31/02/2026' },
      { formato: 'pdf' },
      { busca: 'x'.repeat(101) },
    ]
    for (const body of wrong) {
      const answer = await ask(body)
      assert.equal(codeOf(answer), '422 REGISTRO_INVALIDO', JSON.stringify(body))
      assert.deepEqual(
        answer.body.error.campos.map(({ campo }: Row) => campo),
        Object.keys(body),
      )
    }
  })
})
