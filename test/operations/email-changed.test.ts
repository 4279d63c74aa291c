import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { askAs, entered } from '../support/callers.ts'
import { MailServer } from '../support/mail-server.ts'
import { addAluno, addProfessor, addUsuario } from '../support/people.ts'
import { type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const everyRight = Object.keys(rights) as Right[]

describe('the e-mail of somebody who signs in', () => {
  let mail: MailServer
  let world: World
  let client: Institution
  let staff: Browser
  before(async () => {
    mail = await MailServer.open()
    world = await World.open({ mail: mail.settings })
    client = await world.institution()
    world.context.clock = { ...world.context.clock, pause: async () => {} }
    staff = await entered(world, client, 'secretaria', everyRight)
  })
  after(async () => {
    await world.close()
    await mail.close()
  })

  const email = (login: string) => `${login}@exemplo.edu.br`
  const given = (login: string) => ({
    email: email(login),
    email_chave: email(login),
    senha: 'a senha de antes',
    how: 'weak' as const,
  })
  const lettersTo = async (login: string) => {
    await sendMessages(world.context, new AbortController().signal)
    return mail.received.filter(({ to }) => to === email(login))
  }
  /** A session of somebody, and the secret of a link for a password that was sent to them. */
  const signedBefore = async (login: string) => {
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, login, 'a senha de antes')
    const asked = { cliente: client.codigo, login }
    assert.equal(codeOf(await browser.go('POST', '/sessao/senha/pedido', asked)), '200 OK')
    const secret = /\/senha#([\w-]{43})/.exec((await lettersTo(login)).at(-1)!.text)![1]!
    return { browser, secret }
  }
  const choose = async (segredo: string) =>
    codeOf(await new Browser(world.base).go('POST', '/sessao/senha', { segredo, senha: 'uma senha nova' }))
  const entering = async ({ browser }: { browser: Browser }) => codeOf(await browser.get('/sessao'))
  /** What the old address is told, without the new one. */
  const told = async (login: string, other: string) => {
    const letter = (await lettersTo(login)).at(-1)!
    assert.match(letter.text, /e-mail do seu cadastro/)
    assert.ok(!letter.text.includes(other), letter.text)
    assert.ok(letter.text.includes(`${other[0]}•••@`), letter.text)
    assert.deepEqual(
      mail.received.filter(({ to }) => to === other),
      [],
    )
  }

  for (const [kind, add, command, field] of [
    ['aluno', addAluno, 'AlteraAluno', 'ESIAL_EMAIL'],
    ['professor', addProfessor, 'AlteraProfessor', 'ESIPR_EMAIL'],
  ] as const)
    it(`of a ${kind}, changed by staff, ends sessions and links and is told to the old address`, async () => {
      const id = await add(world, client, kind, { ...given(kind), cpf: '52998224725' })
      const was = await signedBefore(kind)
      const [{ versao }] = (await world.rows<{ versao: number }>(
        client.id,
        `select versao from ${kind} where id = ${id}`,
      )) as [{ versao: number }]
      const other = `nova.${kind}@exemplo.com.br`
      const body = (registro: object, more = {}) => ({ id, versao, registro, ...more })
      const simulated = await askAs(staff, command, body({ [field]: other }, { SIMULAR: 'S' }))
      assert.equal(codeOf(simulated), '200 OK', simulated.text)
      assert.equal(await entering(was), '200 OK')
      const changed = await askAs(staff, command, body({ [field]: other }))
      assert.equal(codeOf(changed), '200 OK', changed.text)
      assert.equal(await entering(was), '401 SESSAO_INVALIDA')
      assert.equal(await choose(was.secret), '410 LINK_SUBSTITUIDO')
      await told(kind, other)
    })

  it('that stays, in other capitals too, ends nothing', async () => {
    const id = await addAluno(world, client, 'igual', given('igual'))
    const was = await signedBefore('igual')
    const registro = { ESIAL_EMAIL: email('IGUAL'), ESIAL_MATRICULA: '5' }
    assert.equal(codeOf(await askAs(staff, 'AlteraAluno', { id, versao: 1, registro })), '200 OK')
    assert.equal(await entering(was), '200 OK')
    assert.equal((await lettersTo('igual')).length, 1)
    assert.equal(await choose(was.secret), '200 OK')
  })

  it('of a user, changed by staff, does the same', async () => {
    const id = await addUsuario(world, client, 'usuaria', given('usuaria'))
    const was = await signedBefore('usuaria')
    const values = { usuario: id, login: 'usuaria', nome: 'Usuária', perfil: 'ADMIN' }
    const other = 'outra@exemplo.com.br'
    assert.equal(codeOf(await askAs(staff, 'SalvaUsuario', { ...values, email: other })), '200 OK')
    assert.equal(await entering(was), '401 SESSAO_INVALIDA')
    assert.equal(await choose(was.secret), '410 LINK_SUBSTITUIDO')
    await told('usuaria', other)
  })

  it('changed by a batch ends the links that went to the old one, and nothing else', async () => {
    const record = student({
      ESIAL_LOGIN: 'lote',
      ESIAL_EMAIL: email('lote'),
      ESIAL_SENHA: 'a senha de antes',
    })
    const send = (one: Fields) => world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [one])
    await send(record)
    const was = await signedBefore('lote')
    const { resultados } = await send({
      ...record,
      ESIAL_EMAIL: 'de.lote@exemplo.com.br',
      ESIAL_SENHA: undefined,
    })
    assert.equal(resultados, 'A')
    assert.equal(await entering(was), '200 OK')
    assert.equal((await lettersTo('lote')).length, 1)
    assert.equal(await choose(was.secret), '410 LINK_SUBSTITUIDO')
  })

  it('repaired in a refused record is told to the old address', async () => {
    const record = student({
      ESIAL_LOGIN: 'reparo',
      ESIAL_EMAIL: email('reparo'),
      ESIAL_SENHA: 'a senha de antes',
    })
    const send = (one: Fields) => world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [one])
    await send(record)
    const was = await signedBefore('reparo')
    await send({ ...record, ESIAL_CEP: '1310' })
    const { elementos: causes } = (await askAs(staff, 'ListaCausas', { situacao: ['Aberta'] })).body
    const causa = causes[0].id
    const { elementos: rows } = (await askAs(staff, 'ListaAfetados', { causa })).body
    const other = 'reparada@exemplo.com.br'
    const campos = [
      { campo: 'ESIAL_CEP', valor: '01310100' },
      { campo: 'ESIAL_EMAIL', valor: other },
    ]
    const body = { causa, modo: 'campos', afetados: [{ id: rows[0].id }], campos }
    const repaired = await askAs(staff, 'CorrigeRegistros', body)
    assert.equal(codeOf(repaired), '200 OK', repaired.text)
    await world.outcome(client, repaired.body.lotes[0].lote)
    assert.equal(await entering(was), '401 SESSAO_INVALIDA')
    assert.equal(await choose(was.secret), '410 LINK_SUBSTITUIDO')
    await told('reparo', other)
  })
})
