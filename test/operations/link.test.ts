import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Machine, partiesOfMove } from '../../catalogue/machines/machine.ts'
import { machines } from '../../catalogue/management/index.ts'
import { nouns } from '../../server/nouns/index.ts'
import { type Answer, Browser, codeOf, stopClock } from '../support/browser.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addLink, provenBrowser } from '../support/links.ts'
import type { Fields, Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('a personal link', () => {
  let world: World
  let client: Institution
  let host: number
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    host = await addHost(world, client)
    clock = stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(() => world.close())

  const browser = () => new Browser(world.base)
  /** Browsers in which the code was entered, by the link's secret. */
  const proven = new Map<string, Browser>()
  const opening = async (segredo: string) => {
    const known = proven.get(segredo) ?? (await provenBrowser(world, client, segredo))
    proven.set(segredo, known)
    return known
  }
  const look = async (segredo: string, more: Fields = {}) =>
    (await opening(segredo)).go('POST', '/sessao/link', { segredo, ...more })
  const use = async (segredo: string, more: Fields = {}) =>
    (await opening(segredo)).go('POST', '/sessao/link/uso', {
      ...{ segredo, comando: 'OpinaConcedente', ...opinion },
      ...more,
    })
  const opinion = { valores: [{ campo: 'parecer', valor: 'A estagiária cumpriu o plano.\nMuito bem.' }] }
  const delivered = (concedente_id = host) =>
    pendenciaFixture.add(world, client, 'Entregue', { contrato: { concedente_id } })
  const about = (id: number) => ({ noun: 'pendencia', id })
  const forOpinion = async (more: Parameters<typeof addLink>[2] | object = {}) => {
    const id = await delivered()
    return {
      ...(await addLink(world, client, { parte: 'concedente', pessoa: host, sobre: about(id), ...more })),
      item: id,
    }
  }
  const stateOf = async (id: number) =>
    (await world.rows<Row>(client.id, `select situacao from pendencia where id = ${id}`))[0]!.situacao
  const usedAt = async (segredo: string) => codeOf(await look(segredo))

  it('shows its subject and task, and changes nothing', async () => {
    const { segredo, item } = await forOpinion()
    for (const _ of [1, 2]) {
      const { body, status } = await look(segredo)
      assert.equal(status, 200)
      assert.deepEqual(
        [body.nome, body.parte, body.finalidade, body.validade],
        ['Helena Prado', 'concedente', 'opinar', '2999-12-31'],
      )
      assert.match(body.assunto, /^Relatório de atividades de .+$/)
      assert.ok(body.campos.some(({ valor }: Row) => valor === 'Relatório de atividades'))
      const [action] = body.acoes
      assert.deepEqual([action.comando, action.permitido], ['OpinaConcedente', true])
      const [parecer] = action.campos.filter(({ campo }: Row) => campo === 'parecer')
      assert.deepEqual([parecer.obrigatorio, parecer.linhas, parecer.tamanho], [true, true, 4_000])
    }
    assert.equal(await stateOf(item), 'Entregue')
  })

  it('performs its task once, as its person', async () => {
    const { segredo, item } = await forOpinion()
    assert.equal(codeOf(await use(segredo)), '200 OK')
    assert.equal(await stateOf(item), 'Em aprovação')
    const [entry] = await world.rows<Row>(
      client.id,
      `select autor, origem from historico where entidade = 'pendencia' and registro_id = ${item} order by id desc`,
    )
    assert.deepEqual(entry, { autor: 'Helena Prado', origem: 'Portal' })
    assert.equal(codeOf(await use(segredo)), '410 LINK_USADO')
    assert.equal(await usedAt(segredo), '410 LINK_USADO')
  })

  it('is used once by two concurrent callers', async () => {
    const { segredo, item } = await forOpinion()
    await opening(segredo)
    const codes = (await Promise.all([use(segredo), use(segredo), use(segredo)])).map(codeOf)
    assert.equal(codes.filter((code) => code === '200 OK').length, 1, codes.join())
    assert.equal(await stateOf(item), 'Em aprovação')
  })

  it('is not used up by a refusal', async () => {
    const { segredo, item } = await forOpinion()
    assert.equal(codeOf(await use(segredo, { valores: [] })), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await use(segredo, { comando: 'CancelaPendencia' })), '403 LINK_NAO_PERMITE')
    assert.equal(codeOf(await use(segredo, { comando: 'constructor' })), '403 LINK_NAO_PERMITE')
    const other = await delivered()
    assert.equal(
      codeOf(await use(segredo, { entidade: 'pendencia', registro: other })),
      '403 LINK_NAO_PERMITE',
    )
    const named = [...opinion.valores, { campo: 'id', valor: String(other) }]
    assert.equal(codeOf(await use(segredo, { valores: named })), '200 OK')
    assert.deepEqual([await stateOf(item), await stateOf(other)], ['Em aprovação', 'Entregue'])
  })

  it('ends with its last day, a newer link, and the end of its subject', async () => {
    const late = await forOpinion({ validade: '2026-03-10' })
    assert.equal(codeOf(await look(late.segredo)), '200 OK')
    // Entered shortly before midnight; the proof of a browser lasts an hour.
    clock.at('2026-03-11T02:40:00Z')
    proven.delete(late.segredo)
    await opening(late.segredo)
    clock.at('2026-03-11T03:00:00Z')
    const over = await look(late.segredo)
    assert.deepEqual([codeOf(over), over.body.error.detalhes.data], ['410 LINK_VENCIDO', '2026-03-10'])
    assert.equal(codeOf(await use(late.segredo)), '410 LINK_VENCIDO')
    clock.at('2026-03-10T15:00:00Z')
    const first = await forOpinion()
    await opening(first.segredo)
    const second = await addLink(world, client, {
      parte: 'concedente',
      pessoa: host,
      sobre: about(first.item),
    })
    assert.equal(codeOf(await use(first.segredo)), '410 LINK_SUBSTITUIDO')
    assert.equal(codeOf(await look(second.segredo)), '200 OK')
    await world.rows(
      client.id,
      `update pendencia set situacao = 'Cancelado' where id = ${first.item} returning id`,
    )
    assert.equal(codeOf(await look(second.segredo)), '410 LINK_ENCERRADO')
    assert.equal(codeOf(await use(second.segredo)), '409 MOVIMENTO_INVALIDO')
  })

  it('opens only its person’s records', async () => {
    const foreign = await delivered(await addHost(world, client))
    const { segredo } = await addLink(world, client, {
      parte: 'concedente',
      pessoa: host,
      sobre: about(foreign),
    })
    assert.equal(codeOf(await look(segredo)), '410 LINK_ENCERRADO')
    assert.equal(codeOf(await use(segredo)), '404 REGISTRO_INEXISTENTE')
    assert.equal(await stateOf(foreign), 'Entregue')
  })

  it('for everything shows pending tasks, performs them, and stays valid', async () => {
    const someone = await addHost(world, client)
    const items = [await delivered(someone), await delivered(someone)]
    await pendenciaFixture.add(world, client, 'Pendente', { contrato: { concedente_id: someone } })
    const { segredo } = await addLink(world, client, { parte: 'concedente', pessoa: someone })
    const shown = await look(segredo)
    assert.deepEqual(
      shown.body.itens.map(({ registro, prazo }: Row) => [registro, prazo]),
      items.map((id) => [id, '2026-06-30']),
    )
    for (const registro of items) {
      const named = { entidade: 'pendencia', registro }
      assert.equal((await look(segredo, named)).body.acoes[0].comando, 'OpinaConcedente')
      assert.equal(codeOf(await use(segredo, named)), '200 OK')
    }
    assert.deepEqual((await look(segredo)).body.itens, [])
    assert.equal(codeOf(await use(segredo)), '403 LINK_NAO_PERMITE')
  })

  it('is distinguishable from a missing one only by its secret, which no log has', async () => {
    const { segredo } = await forOpinion()
    const wrong: unknown[] = ['x', `${segredo.slice(0, 42)}${segredo.at(42) === 'A' ? 'B' : 'A'}`]
    const ask = (one: unknown) => browser().go('POST', '/sessao/link', { segredo: one })
    for (const one of wrong) assert.equal(codeOf(await ask(one)), '401 LINK_INVALIDO')
    assert.equal(codeOf(await ask({})), '422 REGISTRO_INVALIDO')
    const page: Answer = await browser().go('GET', '/l')
    assert.equal(page.status, 200)
    assert.ok(!world.logs.join('').includes(segredo))
  })

  it('opens on a page that loads only from this server', async () => {
    for (const [path, type] of [
      ['/l', 'text/html'],
      ['/l/pagina.js', 'text/javascript'],
      ['/l/pagina.css', 'text/css'],
    ] as const) {
      const { status, headers, text } = await browser().get(path)
      assert.deepEqual([status, headers.get('content-type')], [200, `${type}; charset=utf-8`])
      assert.match(
        headers.get('content-security-policy')!,
        /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
      )
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
      assert.doesNotMatch(text, /https?:|innerHTML/)
    }
  })

  it('can be about every noun that parties move', () => {
    const known = new Set(Object.entries(nouns).flatMap(([noun, { waits }]) => (waits ? [noun] : [])))
    for (const { noun, moves } of machines as readonly Machine[]) {
      const byParties = Object.values(moves).some((move) => partiesOfMove(move).length > 0)
      assert.ok(!byParties || known.has(noun), noun)
    }
  })
})
