import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { criaLinks, type NewLink } from '../../server/domain/link/cria.ts'
import { escreveMensagens, type NewMessage } from '../../server/domain/mensagem/escreve.ts'
import { tester } from '../support/actor.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const acting = { today: '2026-03-10', actor: tester }
const para = { parte: 'supervisor', id: 7, nome: 'Helena Prado', email: 'helena@exemplo.com.br' } as const
const link: NewLink = {
  parte: 'supervisor',
  pessoa: 7,
  nome: 'Helena Prado',
  finalidade: 'tudo',
  validade: '2026-03-31',
}

describe('messages that verbs write', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const write = (wanted: readonly NewMessage[]) =>
    world.context.db.inClient(client.id, (tx) => escreveMensagens(tx, acting, wanted), tester)
  const links = (wanted: readonly NewLink[]) =>
    world.context.db.inClient(client.id, (tx) => criaLinks(tx, acting, wanted), tester)

  it('wait in order, and the sender is notified once for all of them', async () => {
    const dados = { item: 'Relatório {nome}', prazo: '31/03/2026' }
    const written = await write([
      { modelo: 'lembrete', para, dados },
      { modelo: 'pendencias', para: { ...para, email: ' ' }, dados: {} },
      { modelo: 'pendencias', para, dados: {} },
    ])
    assert.deepEqual(
      written.map(({ entregavel }) => entregavel),
      [true, false, true],
    )
    const rows = await world.rows<Row>(
      client.id,
      'select id, situacao, diagnostico, email, lembrete, dados from mensagem order by id',
    )
    assert.deepEqual(
      rows.map(({ id }) => id),
      written.map(({ id }) => id),
    )
    assert.deepEqual(
      rows.map(({ situacao, diagnostico, lembrete }) => [situacao, diagnostico, lembrete]),
      [
        ['Pendente', null, true],
        ['Não entregue', 'SEM_ENDERECO', false],
        ['Pendente', null, false],
      ],
    )
    assert.deepEqual(JSON.parse(rows[0]!.dados as string), dados)
    const { rows: calls } = await world.context.db.pool.query(
      `select cliente_id from fila_mensagem where cliente_id = ${client.id}`,
    )
    assert.equal(calls.length, 1)
  })

  it('a link has no secret before it is sent, and replaces older ones of the same person and purpose', async () => {
    const sobre = { noun: 'convenio', id: 3 }
    const [first, other, another] = await links([
      link,
      { ...link, finalidade: 'opinar', sobre },
      { ...link, pessoa: 8 },
    ])
    const [second] = await links([link])
    const rows = await world.rows<Row>(
      client.id,
      'select id, hash, encerramento, encerrado_em is not null as over from link order by id',
    )
    const shown = rows.map(({ id, hash, encerramento, over }) => [id, hash, encerramento, over])
    assert.deepEqual(shown, [
      [first, null, 'Substituído', true],
      [other, null, null, false],
      [another, null, null, false],
      [second, null, null, false],
    ])
  })
})
