import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { Worker } from 'node:worker_threads'
import { parseOptions, verify } from '@node-rs/argon2'
import { rights } from '../../catalogue/doors.ts'
import { problems } from '../../catalogue/problems.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { atUsualCost } from '../support/hashing.ts'
import { addAluno, addProfessor, addUsuario } from '../support/people.ts'
import { student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('signing in with a password', () => {
  let world: World
  let client: Institution
  let other: Institution
  before(async () => {
    world = await World.share()
    ;[client, other] = [await world.institution(), await world.institution()]
  })
  after(() => world.close())

  const enter = (login: string, senha: string, more: object = {}) =>
    new Browser(world.base).signIn(client.codigo, login, senha, more)
  const stored = async (dono: string, id: number) =>
    (
      await world.rows<{ hash: string; selada: Buffer | null }>(
        client.id,
        `select hash, selada from senha where dono = '${dono}' and dono_id = ${id}`,
      )
    )[0]!

  it('admits a user and returns their identity', async () => {
    const id = await addUsuario(world, client, 'Carlos.Menezes', { senha: 'Correta-1' })
    const { status, body } = await enter('  CARLOS.menezes ', 'Correta-1')
    assert.equal(status, 200)
    const { csrf, inclusao, expiraEm, ...rest } = body
    assert.deepEqual(rest, {
      mensagens: 'nenhuma',
      cliente: { codigo: client.codigo, nome: client.nome },
      pessoa: {
        tipo: 'usuario',
        identificador: id,
        login: 'Carlos.Menezes',
        nome: 'Carlos',
        perfil: 'ADMIN',
        permissoes: Object.keys(rights),
        porUnidade: false,
      },
      ensaio: false,
      metodo: 'senha',
      falta: '',
    })
    assert.match(csrf, /^[\w-]{43}$/)
    const days = Temporal.PlainDateTime.from(inclusao).until(expiraEm, { largestUnit: 'days' }).days
    assert.equal(days, 7)
  })

  it('leaves an audit entry, and none for a failed attempt', async () => {
    const id = await addUsuario(world, client, 'auditada', { senha: 'Correta-1' })
    await enter('auditada', 'errada')
    await enter('auditada', 'Correta-1')
    const entries = await world.rows(
      client.id,
      `select usuario, origem, acao, menor as id, campos->0 as como from auditoria
        where acao = 'Acesso' and usuario = 'auditada'`,
    )
    assert.deepEqual(entries, [
      { usuario: 'auditada', origem: 'Portal', acao: 'Acesso', id, como: ['metodo', '', 'senha'] },
    ])
  })

  it('admits a student whose record has just been received, and hashes the password at once', async () => {
    const record = student({
      ESIAL_LOGIN: 'recente',
      ESIAL_SENHA: 'Recém-Chegada 😀',
      ESIAL_NOME_SOCIAL: 'Duda',
    })
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [record])
    assert.equal(codeOf(await enter('recente', 'recém-chegada 😀')), '401 LOGIN_INVALIDO')
    const { body } = await enter('recente', 'Recém-Chegada 😀')
    assert.deepEqual([body.pessoa.tipo, body.pessoa.nome], ['aluno', 'Duda'])
    const { hash, selada } = await stored('aluno', body.pessoa.identificador)
    assert.equal(selada, null)
    assert.equal(await verify(hash, 'Recém-Chegada 😀'), true)
    assert.equal((await enter('recente', 'Recém-Chegada 😀')).status, 200)
  })

  it('prefers a sealed password, which is newer than the hash', async () => {
    const id = await addProfessor(world, client, 'troca', { senha: 'velha' })
    const { sealer, db } = world.context
    await db.inClient(
      client.id,
      (tx) =>
        tx
          .updateTable('senha')
          .set({ selada: sealer.seal('nova') })
          .where('dono_id', '=', id)
          .execute(),
      tester,
    )
    assert.equal(codeOf(await enter('troca', 'velha')), '401 LOGIN_INVALIDO')
    assert.equal((await enter('troca', 'nova')).body.pessoa.tipo, 'professor')
    assert.equal(codeOf(await enter('troca', 'velha')), '401 LOGIN_INVALIDO')
  })

  it('renews a hash with older parameters, and keeps a current one', async () => {
    const id = await addUsuario(world, client, 'antiga', { senha: 'segredo', how: 'weak' })
    const before = (await stored('usuario', id)).hash
    await enter('antiga', 'errada')
    assert.equal((await stored('usuario', id)).hash, before)
    const entered = await atUsualCost(() => enter('antiga', 'segredo'))
    assert.equal(entered.status, 200)
    const renewed = (await stored('usuario', id)).hash
    assert.deepEqual([parseOptions(before).memoryCost, parseOptions(renewed).memoryCost], [64, 19_456])
    assert.equal((await atUsualCost(() => enter('antiga', 'segredo'))).status, 200)
    assert.equal((await stored('usuario', id)).hash, renewed)
  })

  it('gives the same refusal for a wrong login, kind and password', async () => {
    await addAluno(world, client, 'existe', { senha: 'certa' })
    await addAluno(world, other, 'so.no.outro', { senha: 'certa' })
    await addAluno(world, client, 'sem.senha')
    const browser = () => new Browser(world.base)
    const answers = [
      await enter('existe', 'errada'),
      await enter('ninguem', 'certa'),
      await enter('so.no.outro', 'certa'),
      await enter('sem.senha', 'certa'),
      await enter('existe', 'certa', { tipo: 'usuario' }),
      await browser().signIn(other.codigo, 'existe', 'certa'),
    ]
    const mensagem = problems.LOGIN_INVALIDO.pt
    const error = { codigo: 'LOGIN_INVALIDO', mensagem, campos: [], detalhes: {} }
    for (const { status, body, headers } of answers) {
      assert.deepEqual([status, body], [401, { error }])
      assert.deepEqual(headers.getSetCookie(), [])
    }
  })

  it('accepts the code of the institution as people write it, and says that one does not exist', async () => {
    await addAluno(world, client, 'escreve', { senha: 'certa' })
    const written = ` ${client.codigo.toUpperCase()} `
    const browser = new Browser(world.base)
    assert.equal(codeOf(await browser.signIn(written, 'escreve', 'certa')), '200 OK')
    const unknown = await new Browser(world.base).signIn('nao-existe', 'escreve', 'certa')
    assert.equal(codeOf(unknown), '404 CLIENTE_DESCONHECIDO')
    const asked = (cliente: string, login = 'escreve') =>
      new Browser(world.base).go('POST', '/sessao/senha/pedido', { cliente, login })
    assert.equal(codeOf(await asked('nao-existe')), '404 CLIENTE_DESCONHECIDO')
    const answers = [await asked(written), await asked(written, 'ninguem')]
    assert.deepEqual(answers.map(codeOf), ['200 OK', '200 OK'])
    assert.deepEqual(answers[0]!.body, answers[1]!.body)
  })

  it('takes the same work for an unknown login as for a wrong password, however it is stored', async () => {
    await addAluno(world, client, 'um.hash', { senha: 'certa' })
    await addAluno(world, client, 'um.selo', { senha: 'certa', how: 'sealed' })
    await addAluno(world, client, 'um.nada')
    await addUsuario(world, client, 'tres', { senha: 'certa' })
    await addProfessor(world, client, 'tres', { senha: 'certa', how: 'sealed' })
    await addAluno(world, client, 'tres', { senha: 'certa' })
    // Every hash and comparison runs in a thread.
    const asked = mock.method(Worker.prototype, 'postMessage')
    const effort = async (login: string, more: object) => {
      const before = asked.mock.callCount()
      const answer = await new Browser(world.base).signIn(client.codigo, login, 'errada', more)
      assert.equal(codeOf(answer), '401 LOGIN_INVALIDO')
      return asked.mock.callCount() - before
    }
    try {
      await effort('aquece', {})
      for (const [more, comparisons] of [
        [{}, 3],
        [{ tipo: 'aluno' }, 1],
      ] as const) {
        for (const login of ['ninguem.aqui', 'um.hash', 'um.selo', 'um.nada', 'tres'])
          assert.equal(await effort(login, more), comparisons, login)
      }
    } finally {
      asked.mock.restore()
    }
  })

  it('looks for a user, then a professor, then a student with that password, unless the kind is given', async () => {
    await addUsuario(world, client, 'muitos', { senha: 'do usuário' })
    await addProfessor(world, client, 'muitos', { senha: 'comum' })
    await addAluno(world, client, 'muitos', { senha: 'comum' })
    const kind = async (senha: string, more = {}) => (await enter('muitos', senha, more)).body.pessoa.tipo
    assert.equal(await kind('do usuário'), 'usuario')
    assert.equal(await kind('comum'), 'professor')
    assert.equal(await kind('comum', { tipo: 'aluno' }), 'aluno')
    assert.equal(await kind('comum', { tipo: '' }), 'professor')
  })

  it('continues with a record that has access when one with the same password has none', async () => {
    await addUsuario(world, client, 'dois', { senha: 'igual', validade: '2020-01-01' })
    await addAluno(world, client, 'dois', { senha: 'igual' })
    assert.equal((await enter('dois', 'igual')).body.pessoa.tipo, 'aluno')
    assert.equal(codeOf(await enter('dois', 'igual', { tipo: 'usuario' })), '403 CADASTRO_INATIVO')
  })

  it('finds the active one of two students with the same login, and tells the inactive one', async () => {
    await addAluno(world, client, 'herdado', { senha: 'do antigo', ativo: false, validade: '2020-01-01' })
    assert.equal(codeOf(await enter('herdado', 'do antigo')), '403 CADASTRO_INATIVO')
    await addAluno(world, client, 'herdado', { senha: 'do novo' })
    assert.equal((await enter('herdado', 'do novo')).status, 200)
    assert.equal(codeOf(await enter('herdado', 'do antigo')), '401 LOGIN_INVALIDO')
  })

  it('redirects users of single sign-on, but only after the right password', async () => {
    await addUsuario(world, client, 'so.sso', { senha: 'sobra', autentica: true })
    assert.equal(codeOf(await enter('so.sso', 'sobra')), '403 LOGIN_UNICO_EXIGIDO')
    assert.equal(codeOf(await enter('so.sso', 'outra')), '401 LOGIN_INVALIDO')
  })

  it('with a provider allows passwords only to users marked for it, unless both are allowed', async () => {
    const provider = { emissor: 'https://id.exemplo.edu.br', identificador: 'v', rotulo: 'Entrar' }
    await insert(world, other, 'provedor_oidc', provider)
    await addUsuario(world, other, 'interno', { senha: 's', autentica: false })
    await addUsuario(world, other, 'externo', { senha: 's', autentica: true })
    await addAluno(world, other, 'aluna', { senha: 's' })
    await addProfessor(world, other, 'docente', { senha: 's' })
    const all = () =>
      Promise.all(
        ['interno', 'externo', 'aluna', 'docente'].map(async (login) =>
          codeOf(await new Browser(world.base).signIn(other.codigo, login, 's')),
        ),
      )
    const refused = '403 LOGIN_UNICO_EXIGIDO'
    assert.deepEqual(await all(), ['200 OK', refused, refused, refused])
    const options = async () =>
      (await new Browser(world.base).get(`/sessao/opcoes?cliente=${other.codigo}`)).body
    const endereco = `${world.base}/sessao/oidc?cliente=${other.codigo}`
    assert.deepEqual(await options(), {
      senha: false,
      mensagens: false,
      loginUnico: { rotulo: 'Entrar', endereco },
    })
    await world.rows(other.id, 'update provedor_oidc set aceita_senha = true')
    assert.deepEqual(await all(), ['200 OK', '200 OK', '200 OK', '200 OK'])
    assert.equal((await options()).senha, true)
  })

  it('answers for an unknown client like for one without a provider', async () => {
    const browser = new Browser(world.base)
    const known = await browser.get(`/sessao/opcoes?cliente=${client.codigo}`)
    const unknown = await browser.get('/sessao/opcoes?cliente=nunca-existiu')
    assert.deepEqual(known.body, { senha: true, mensagens: false, loginUnico: null })
    assert.deepEqual([unknown.status, unknown.body], [known.status, known.body])
  })

  it('names missing or invalid fields, without repeating their values', async () => {
    const answer = await new Browser(world.base).go('POST', '/sessao', { cliente: 'x', tipo: 'zelador' })
    assert.equal(codeOf(answer), '422 REGISTRO_INVALIDO')
    const campos = answer.body.error.campos.map(({ campo }: { campo: string }) => campo)
    assert.deepEqual(campos, ['login', 'senha', 'tipo'])
    assert.doesNotMatch(answer.text, /zelador/)
  })

  it('logs no password, session or device secret', async () => {
    const browser = new Browser(world.base)
    await addAluno(world, client, 'discreta', { senha: 'Segredíssima-77' })
    await browser.signIn(client.codigo, 'discreta', 'Errada-Segredíssima-78')
    assert.equal((await browser.signIn(client.codigo, 'discreta', 'Segredíssima-77')).status, 200)
    await browser.get('/sessao')
    const log = world.logs.join('')
    assert.match(log, /"msg":"session.began"/)
    assert.match(log, /"msg":"session.refused"/)
    assert.equal(browser.cookies.size, 2)
    for (const secret of ['Segredíssima', 'discreta', browser.csrf, ...browser.cookies.values()])
      assert.ok(!log.includes(secret), secret)
  })
})
