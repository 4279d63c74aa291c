import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type PartyKind, type Right, rights } from '../../catalogue/doors.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { askAs, entered } from '../support/callers.ts'
import { addContract } from '../support/contracts.ts'
import { addSupervisor } from '../support/internships.ts'
import { addLink, provenBrowser } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import { addAluno, addProfessor, addUsuario } from '../support/people.ts'
import { type Fields, student } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const everyRight = Object.keys(rights) as Right[]

describe('the e-mail address of a user', () => {
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
  /** A session of a user, and the secret of a password link sent to them. */
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
  /** The e-mail to the old address, without the new one. */
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
    it(`of a ${kind}, changed by staff, ends sessions and links and notifies the old address`, async () => {
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

  describe('the e-mail address of a holder of personal links', () => {
    const ask = (browser: Browser, path: string, body: Fields) =>
      browser.go('POST', `/sessao/link${path}`, body)
    const codeTo = async (login: string) =>
      /código do link que você abriu é (\d{6})/.exec((await lettersTo(login)).at(-1)?.text ?? '')?.[1]
    const change = async (id: number, registro: Fields, more: Fields = {}) => {
      const [{ versao }] = (await world.rows<{ versao: number }>(
        client.id,
        `select versao from pessoa where id = ${id}`,
      )) as [{ versao: number }]
      return askAs(staff, 'AlteraPessoa', { id, versao, registro, ...more })
    }
    /** A link of each kind of party, with a contract that names the person. */
    const linked = async (parte: PartyKind, login: string) => {
      const id =
        parte === 'concedente'
          ? await addHost(world, client, {
              ...{
                email: 'geral@exemplo.br',
                representante_nome: 'Helena Prado',
                representante_email: email(login),
              },
            })
          : await addSupervisor(world, client, { email: email(login) })
      const contrato = await addContract(world, client, { [`${parte}_id`]: id })
      const { segredo } = await addLink(world, client, { parte, pessoa: id })
      return { id, contrato, segredo }
    }

    for (const [parte, field] of [
      ['concedente', 'ESIPE_REPRESENTANTE_EMAIL'],
      ['supervisor', 'ESIPE_EMAIL'],
      ['responsavel', 'ESIPE_EMAIL'],
    ] as const)
      it(`as ${parte}, changed by staff, ends codes and proofs and notifies the old address`, async () => {
        const login = `link.${parte}`
        const { id, contrato, segredo } = await linked(parte, login)
        const [proven, asking] = [new Browser(world.base), new Browser(world.base)]
        await ask(proven, '/codigo', { segredo })
        const first = await codeTo(login)
        assert.equal(codeOf(await ask(proven, '/prova', { segredo, codigo: first })), '200 OK')
        assert.equal(codeOf(await ask(proven, '', { segredo })), '200 OK')
        await ask(asking, '/codigo', { segredo })
        const second = await codeTo(login)
        assert.notEqual(second, undefined)
        const other = `nova.${parte}@exemplo.com.br`
        const simulated = await change(id, { [field]: other }, { SIMULAR: 'S' })
        assert.equal(codeOf(simulated), '200 OK', simulated.text)
        assert.equal(codeOf(await ask(proven, '', { segredo })), '200 OK')
        const changed = await change(id, { [field]: other })
        assert.equal(codeOf(changed), '200 OK', changed.text)
        assert.equal(codeOf(await ask(proven, '', { segredo })), '403 LINK_PEDE_CODIGO')
        assert.equal(
          codeOf(await ask(asking, '/prova', { segredo, codigo: second })),
          '403 CODIGO_LINK_INVALIDO',
        )
        await told(login, other)
        const { historico } = (await askAs(staff, 'ConsultaContrato', { id: contrato })).body
        const [line] = (historico as Fields[]).filter(({ movimento }) => movimento === 'alterarEmail')
        assert.deepEqual([line?.rotulo, line?.autor], ['Alterar e-mail', 'secretaria'])
        assert.ok(!String(line?.motivo).includes('@'), 'parties read it: no address')
      })

    it('that is not in use, changed by staff, ends nothing', async () => {
      const { id, segredo } = await linked('concedente', 'link.igual')
      const browser = await provenBrowser(world, client, segredo)
      assert.equal(codeOf(await change(id, { ESIPE_EMAIL: 'outro@exemplo.br' })), '200 OK')
      assert.equal(codeOf(await ask(browser, '', { segredo })), '200 OK')
      const letters = await lettersTo('link.igual')
      assert.deepEqual(
        letters.filter(({ text }) => /e-mail do seu cadastro/.test(text)),
        [],
      )
    })

    it('changed by a batch ends codes and proofs', async () => {
      const { id, segredo } = await linked('supervisor', 'link.lote')
      const browser = await provenBrowser(world, client, segredo)
      await world.rows(client.id, `update pessoa set email = 'x@exemplo.br' where id = ${id} returning id`)
      assert.equal(codeOf(await ask(browser, '', { segredo })), '403 LINK_PEDE_CODIGO')
    })
  })

  it('that stays the same, except for case, ends nothing', async () => {
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

  it('changed by a batch ends only the links sent to the old one', async () => {
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

  it('repaired in a refused record notifies the old address', async () => {
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
