import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createClient } from '../../server/domain/cliente/create.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { demoClient, demoMailFolder } from '../../server/net/demo-mail.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { addLink } from '../support/links.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('e-mails of the sample client without a mail server', () => {
  let world: World
  let demo: Institution
  let folder: string
  before(async () => {
    world = await World.open({ processing: false })
    const id = await createClient(world.context.owner, { codigo: demoClient, nome: 'Demonstração' })
    demo = { ...(await world.institution()), id, codigo: demoClient }
    folder = demoMailFolder(world.context.config.data)
  })
  after(() => world.close())

  const send = () => sendMessages(world.context, new AbortController().signal)

  it('are files that only their owner reads, with the links of every party', async () => {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    const pessoa = await addHost(world, demo, { email: 'host@exemplo.br', representante_nome: 'Ana Prado' })
    const { segredo } = await addLink(world, demo, { parte: 'concedente', pessoa, nome: 'Ana Prado' })
    const browser = new Browser(world.base)
    const ask = (path: string, more: Row = {}) =>
      browser.go('POST', `/sessao/link${path}`, { segredo, ...more })
    assert.equal(codeOf(await ask('')), '403 LINK_PEDE_CODIGO')
    assert.equal(codeOf(await ask('/codigo')), '200 OK')
    await send()
    const [name, ...others] = readdirSync(folder)
    assert.deepEqual(others, [])
    const letter = readFileSync(join(folder, name!), 'utf8')
    assert.match(
      letter,
      /^Para: Ana Prado <host@exemplo\.br>\nAssunto: Demonstração: o código do seu link\n\n/,
    )
    assert.deepEqual(
      [folder, join(folder, name!)].map((path) => statSync(path).mode & 0o777),
      [0o700, 0o600],
    )
    const [, codigo] = /é (\d{6})/.exec(letter)!
    assert.equal(codeOf(await ask('/prova', { codigo })), '200 OK')
    assert.equal((await ask('')).body.nome, 'Ana Prado')
    const [message] = await world.rows<Row>(demo.id, 'select situacao, resposta, segredo from mensagem')
    assert.deepEqual(message, {
      situacao: 'Enviada',
      resposta: 'Escrita em um arquivo: não há servidor de e-mail.',
      segredo: null,
    })
  })

  it('are written for no other client', async () => {
    const other = await world.institution()
    const pessoa = await addHost(world, other, { email: 'host@exemplo.br' })
    const { segredo } = await addLink(world, other, { parte: 'concedente', pessoa })
    const closed = await new Browser(world.base).go('POST', '/sessao/link', { segredo })
    assert.equal(codeOf(closed), '409 LINK_SEM_CORREIO')
    await world.rows(
      other.id,
      `insert into mensagem (cliente_id, modelo, parte, pessoa_id, nome, email)
       values (cliente_atual(), 'pendencias', 'concedente', ${pessoa}, 'H', 'host@exemplo.br') returning id`,
    )
    await world.context.owner.kysely
      .insertInto('fila_mensagem')
      .values({ cliente_id: other.id, pronto_em: '2026-01-01T00:00:00Z' })
      .execute()
    const before = readdirSync(folder)
    assert.equal(await send(), false)
    assert.deepEqual(readdirSync(folder), before)
    const [message] = await world.rows<Row>(other.id, 'select situacao from mensagem')
    assert.deepEqual(message, { situacao: 'Pendente' })
  })
})
