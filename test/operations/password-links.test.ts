import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { saveProfile } from '../../server/domain/perfil/save.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { MailServer } from '../support/mail-server.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { call } from '../support/run-command.ts'
import { type Institution, World } from '../support/world.ts'

describe('a password link', () => {
  let mail: MailServer
  let world: World
  let client: Institution
  let other: Institution
  let key: string
  before(async () => {
    mail = await MailServer.open()
    world = await World.open({ processing: false, mail: mail.settings })
    client = await world.institution()
    other = await world.institution()
    // The delay of answers is not tested here.
    world.context.clock = { ...world.context.clock, pause: async () => {} }
    key = await keyWith(Object.keys(rights) as Right[])
  })
  after(async () => {
    await world.close()
    await mail.close()
  })

  const keyWith = (scopes: Parameters<typeof createCredential>[1]['scopes']) =>
    createCredential(world.context.owner, { clienteId: client.id, kind: 'gestao', name: 'teste', scopes })
  const ask = (login: string, cliente = client.codigo) =>
    new Browser(world.base).go('POST', '/sessao/senha/pedido', { cliente, login })
  const look = (segredo: unknown) => new Browser(world.base).go('POST', '/sessao/senha/link', { segredo })
  const choose = (segredo: unknown, senha = 'uma senha nova') =>
    new Browser(world.base).go('POST', '/sessao/senha', { segredo, senha })
  const manage = (operation: string, body: object, authorization = key) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
  const enter = (login: string, senha: string) => new Browser(world.base).signIn(client.codigo, login, senha)
  const email = (login: string) => `${login}@exemplo.edu.br`
  const user = (login: string, more: Row = {}) =>
    addUsuario(world, client, login, {
      email: email(login),
      email_chave: email(login),
      senha: 'a senha de antes',
      how: 'weak',
      ...more,
    })
  /** Sends waiting messages, and returns those to an address. */
  const lettersTo = async (login: string) => {
    await sendMessages(world.context, new AbortController().signal)
    return mail.received.filter(({ to }) => to === email(login))
  }
  const secretIn = (text: string) => /\/senha#([\w-]{43})/.exec(text)?.[1]
  const secretOf = async (login: string) => secretIn((await lettersTo(login)).at(-1)!.text)!

  it('is sent on request, works once, and ends earlier sessions', async () => {
    await user('carla')
    const before = new Browser(world.base)
    await before.signIn(client.codigo, 'carla', 'a senha de antes')
    assert.equal(codeOf(await ask('CARLA')), '200 OK')
    const secret = await secretOf('carla')
    for (const _ of [1, 2]) {
      const { body } = await look(secret)
      assert.deepEqual([body.cliente, body.nome, body.login], [client.codigo, 'Carlos', 'carla'])
    }
    for (const weak of ['curta', 'Senha123', 'carlos2026', client.codigo.padEnd(8, '!')]) {
      const refused = await choose(secret, weak)
      assert.equal(codeOf(refused), '422 REGISTRO_INVALIDO', weak)
      assert.equal(refused.body.error.campos[0].campo, 'senha')
    }
    assert.equal(codeOf(await choose(secret)), '200 OK')
    assert.deepEqual(
      [codeOf(await choose(secret)), codeOf(await look(secret))],
      ['410 LINK_USADO', '410 LINK_USADO'],
    )
    assert.equal(codeOf(await before.get('/sessao')), '401 SESSAO_INVALIDA')
    assert.equal(codeOf(await enter('carla', 'a senha de antes')), '401 LOGIN_INVALIDO')
    assert.equal(codeOf(await enter('carla', 'uma senha nova')), '200 OK')
  })

  it('gives the same answer for every login, and is sent only to users with a password', async () => {
    await user('marta')
    await user('externa', { autentica: true })
    await user('saiu', { validade: '2020-01-01' })
    await user('sem.email', { email: null, email_chave: null })
    const known = await ask('marta')
    for (const [login, cliente] of [
      ['ninguem', client.codigo],
      ['externa', client.codigo],
      ['saiu', client.codigo],
      ['sem.email', client.codigo],
      ['marta', other.codigo],
    ] as const) {
      const { status, body } = await ask(login, cliente)
      assert.deepEqual([status, body], [known.status, known.body], login)
    }
    const sent: number[] = []
    for (const login of ['marta', 'externa', 'saiu', 'sem.email']) sent.push((await lettersTo(login)).length)
    assert.deepEqual(sent, [1, 0, 0, 0])
  })

  it('is sent by e-mail address too, to students, and once for concurrent requests', async () => {
    await addAluno(world, client, 'aluna', { email: email('aluna'), email_chave: email('aluna'), senha: 'x' })
    const codes = await Promise.all(Array.from({ length: 6 }, () => ask(email('aluna'))))
    assert.deepEqual(new Set(codes.map(codeOf)), new Set(['200 OK']))
    assert.equal((await lettersTo('aluna')).length, 1)
    assert.equal(codeOf(await choose(await secretOf('aluna'))), '200 OK')
  })

  it('is the first access, valid for three days, for someone who has no password yet', async () => {
    await user('nova.pessoa', { senha: undefined })
    await user('com.senha')
    assert.deepEqual((await ask('nova.pessoa')).body, (await ask('com.senha')).body)
    const [first, again] = [(await lettersTo('nova.pessoa')).at(-1)!, (await lettersTo('com.senha')).at(-1)!]
    assert.match(first.text, /três dias/)
    assert.match(again.text, /uma hora/)
    assert.notEqual(first.subject, again.subject)
    assert.equal(codeOf(await choose(secretIn(first.text)!)), '200 OK')
  })

  it('ends after an hour or with a newer one, and works once for concurrent uses', async () => {
    await user('livia')
    await ask('livia')
    const first = await secretOf('livia')
    const age = (minutes: number) =>
      world.rows(
        client.id,
        `update link set emitido_em = emitido_em - interval '${minutes} minutes',
           inclusao = inclusao - interval '${minutes} minutes' where finalidade = 'senha' returning id`,
      )
    await age(61)
    assert.equal(codeOf(await choose(first)), '410 LINK_VENCIDO')
    await ask('livia')
    const second = await secretOf('livia')
    await age(10)
    await ask('livia')
    const third = await secretOf('livia')
    assert.equal(codeOf(await choose(second)), '410 LINK_SUBSTITUIDO')
    const codes = (await Promise.all([1, 2, 3].map((n) => choose(third, `a senha número ${n}`)))).map(codeOf)
    assert.equal(codes.filter((code) => code === '200 OK').length, 1, codes.join())
  })

  it('opens only a password, and no other link opens one', async () => {
    await user('dora')
    await ask('dora')
    const secret = await secretOf('dora')
    const asLink = await new Browser(world.base).go('POST', '/sessao/link', { segredo: secret })
    assert.equal(codeOf(asLink), '401 LINK_INVALIDO')
    for (const wrong of ['x', 'A'.repeat(43)]) assert.equal(codeOf(await choose(wrong)), '401 LINK_INVALIDO')
  })

  it('cannot be redirected or copied by staff who manage messages', async () => {
    await user('rita')
    await ask('rita')
    const [message] = await world.rows<Row>(
      client.id,
      `select id, versao from mensagem where email = '${email('rita')}'`,
    )
    const clerk = await keyWith(['contratos.ver', 'contratos.alterar', 'acessos.alterar'])
    const { id, versao } = message!
    const elsewhere = { id, versao, email: 'outra@exemplo.com.br' }
    assert.equal(codeOf(await manage('AlteraMensagem', elsewhere, clerk)), '422 REGRA_IMPEDE')
    assert.equal(codeOf(await manage('GeraLink', { id }, clerk)), '422 REGRA_IMPEDE')
    assert.ok(await secretOf('rita'))
    assert.equal(codeOf(await manage('ReenviaMensagem', { id }, clerk)), '422 REGRA_IMPEDE')
  })

  it('invites a user, sent by an administrator with their rights, and explains a refusal', async () => {
    await user('novata', { senha: undefined })
    for (const scopes of [['configuracao.alterar'], ['acessos.alterar']] as const) {
      const lesser = await keyWith(scopes)
      const refused = await manage('ConvidaUsuario', { login: 'novata' }, lesser)
      assert.equal(codeOf(refused), '403 PERMISSAO_AUSENTE', scopes[0])
    }
    const simulated = await manage('ConvidaUsuario', { login: 'novata', SIMULAR: 'S' })
    assert.deepEqual([simulated.status, (await lettersTo('novata')).length], [200, 0])
    assert.equal(codeOf(await manage('ConvidaUsuario', { login: 'Novata' })), '200 OK')
    assert.equal(codeOf(await choose(await secretOf('novata'))), '200 OK')
    assert.equal(codeOf(await enter('novata', 'uma senha nova')), '200 OK')
    for (const login of ['externa', 'saiu', 'sem.email'])
      assert.equal(codeOf(await manage('ConvidaUsuario', { login })), '422 REGRA_IMPEDE', login)
    assert.equal(codeOf(await manage('ConvidaUsuario', { login: 'nenhum' })), '404 REGISTRO_INEXISTENTE')
  })

  it('is created by a command where no mail is sent, and shown once', async () => {
    await user('operada', { senha: undefined, email: null, email_chave: null })
    const settings = { DATABASE_URL: world.databaseUrl, VINCULO_DATA: world.context.config.data }
    const words = ['user', 'invite', '--client', client.codigo, '--login', 'operada']
    const { code, stdout } = await call(words, settings)
    assert.equal(code, 0)
    assert.equal(codeOf(await choose(secretIn(stdout))), '200 OK')
  })

  it('is refused after too many requests from one network', async () => {
    const codes = new Set<string>()
    for (let done = 0; done < 40 && codes.size < 2; done++) codes.add(codeOf(await ask(`tentativa${done}`)))
    assert.deepEqual(codes, new Set(['200 OK', '429 TENTATIVAS_DEMAIS']))
  })

  it('is not needed to change a known password, which ends the other sessions', async () => {
    await user('bruna')
    await world.rows(client.id, 'delete from tentativa')
    const [here, there] = [new Browser(world.base), new Browser(world.base)]
    for (const browser of [here, there]) await browser.signIn(client.codigo, 'bruna', 'a senha de antes')
    const change = (senhaAtual: string, senha: string) =>
      here.go('POST', '/sessao/senha/troca', { senhaAtual, senha }, { 'x-csrf-token': here.csrf })
    assert.equal(codeOf(await change('outra', 'uma senha nova')), '403 IDENTIDADE_NAO_CONFIRMADA')
    for (const weak of ['bruna', 'Password1!'])
      assert.equal(codeOf(await change('a senha de antes', weak)), '422 REGISTRO_INVALIDO', weak)
    assert.equal(codeOf(await change('a senha de antes', 'uma senha nova')), '200 OK')
    assert.equal(codeOf(await here.get('/sessao')), '200 OK')
    assert.equal(codeOf(await there.get('/sessao')), '401 SESSAO_INVALIDA')
    assert.equal(codeOf(await enter('bruna', 'uma senha nova')), '200 OK')
  })

  it('leaves no trace of its secret, and the profile shows only the own data', async () => {
    await world.context.db.inClient(
      client.id,
      (tx) => saveProfile(tx, { codigo: 'LOCAL', nome: 'Secretaria', permissoes: ['contratos.ver'] }),
      tester,
    )
    await user('ines')
    await ask('ines')
    const secret = await secretOf('ines')
    const rows = await world.rows<Row>(client.id, `select mensagem::text as t from mensagem`)
    assert.ok(rows.every(({ t }) => !String(t).includes(secret)))
    await choose(secret)
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'ines', 'uma senha nova')
    const { body } = await browser.get('/sessao/perfil')
    assert.deepEqual(
      [body.login, body.email, body.temSenha, body.unidades, body.segundoFator.ativo],
      ['ines', email('ines'), true, [], false],
    )
  })
})
