import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { run as runProgram } from '../../cli/run.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { certificate } from '../support/certificate.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import { commandWith, plainSettings } from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { type Institution, World } from '../support/world.ts'

describe('operator commands for users', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const settings = () => ({ DATABASE_URL: world.databaseUrl, VINCULO_DATA: world.context.config.data })
  const words = (line: string) => [...line.split(' '), '--client', client.codigo]
  const runWith = (input: string, line: string) => call(words(line), settings(), input)
  const run = (line: string) => runWith('', line)
  const enter = (login: string, senha: string) => new Browser(world.base).signIn(client.codigo, login, senha)

  it('set a password and end the sessions of the previous one', async () => {
    await addUsuario(world, client, 'carlos', { senha: 'velha' })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'carlos', 'velha')
    const told = words('user password --login CARLOS --stdin')
    const ended = await commandWith('Nova senha 1\n', told, settings())
    const stdout = 'Senha de carlos trocada; as sessões abertas foram encerradas.\n'
    assert.deepEqual(ended, { code: 0, stdout, stderr: '' })
    assert.equal(codeOf(await browser.get('/sessao')), '401 SESSAO_INVALIDA')
    assert.equal(codeOf(await enter('carlos', 'velha')), '401 LOGIN_INVALIDO')
    assert.equal(codeOf(await enter('carlos', 'Nova senha 1')), '200 OK')
  })

  it('set no password that is easy to guess', async () => {
    await addUsuario(world, client, 'fraca', { nome: 'Fernanda' })
    for (const senha of ['Senha123', 'fraca', 'fernanda1']) {
      const { code, stderr } = await runWith(senha, 'user password --login fraca --stdin')
      assert.deepEqual([code, /senha/.test(stderr)], [2, true], senha)
      assert.equal(codeOf(await enter('fraca', senha)), '401 LOGIN_INVALIDO')
    }
  })

  it('set one for users of any kind without one, and warn where it is not used', async () => {
    await addAluno(world, client, 'mariana')
    assert.equal((await runWith('x1', 'user password --login mariana --type aluno --stdin')).code, 0)
    assert.equal(codeOf(await enter('mariana', 'x1')), '200 OK')
    await addUsuario(world, client, 'externo', { autentica: true })
    const { code, stderr } = await runWith('x1', 'user password --login externo --stdin')
    assert.equal(code, 0)
    assert.match(stderr, /^Aviso: .*ESIUS_AUTENTICA = S.*não tem provedor de login único/)
    const invited = await runWith('', 'user invite --login externo')
    assert.deepEqual([invited.code, invited.stderr.includes(stderr)], [0, true])
    assert.doesNotMatch((await runWith('', 'user invite --login mariana --type aluno')).stderr, /Aviso/)
  })

  it('assign any profile, and report a missing one', async () => {
    await addUsuario(world, client, 'novata', {})
    const given = await run('user profile CONSULTA --login NOVATA')
    assert.deepEqual(given, { code: 0, stdout: 'novata tem agora o perfil CONSULTA.\n', stderr: '' })
    assert.equal((await run('user profile ADMIN --login novata')).code, 0)
    const rows = await world.rows(
      client.id,
      `select p.codigo from usuario u join perfil p on p.id = u.perfil_id where u.login = 'novata'`,
    )
    assert.deepEqual(rows, [{ codigo: 'ADMIN' }])
    const wrong = await run('user profile NADA --login novata')
    assert.deepEqual(
      [wrong.code, wrong.stderr],
      [2, `vinculo: não há perfil "NADA" no cliente "${client.codigo}".\n`],
    )
  })

  it('refuse an invalid password, an unknown login and an unknown kind', async () => {
    const wrong: [input: string, call: string, sentence: string][] = [
      ['', 'user password --login carlos --stdin', 'a senha tem de 1 a 100 caracteres.'],
      ['x'.repeat(101), 'user password --login carlos --stdin', 'a senha tem de 1 a 100 caracteres.'],
      [
        'x',
        'user password --login ana --stdin',
        `não há usuario com o login "ana" no cliente "${client.codigo}".`,
      ],
      [
        'x',
        'user password --login ana --type reitor --stdin',
        'tipo "reitor" desconhecido; use usuario, professor, aluno.',
      ],
      [
        'x',
        'user password --login carlos',
        'sem terminal para perguntar a senha; envie-a pela entrada padrão com --stdin.',
      ],
    ]
    for (const [input, call, sentence] of wrong) {
      const { code, stderr } = await runWith(input, call)
      assert.deepEqual([code, stderr], [2, `vinculo: ${sentence}\n`])
    }
  })

  const create = (login: string, ...more: string[]) => {
    const about = ['--login', login, '--name', 'Ana Maria', '--client', client.codigo]
    return call(['user', 'create', ...about, ...more], settings())
  }
  const admin = ['--profile', 'ADMIN']

  it('create an administrator with a link for choosing a password', async () => {
    const made = await create('Primeira.Pessoa', ...admin, '--email', 'ana@exemplo.edu.br')
    assert.equal(made.code, 0, made.stderr)
    const [said, endereco = ''] = made.stdout.split('\n')
    assert.equal(said, 'Usuário Primeira.Pessoa criado com o perfil ADMIN.')
    assert.match(endereco, /^http:\/\/.+\/senha#[\w-]{43}$/)
    assert.match(made.stderr, /^Nesse endereço a pessoa escolhe a senha. Ele serve uma vez/)
    const page = new Browser(world.base)
    const segredo = endereco.split('#')[1]
    const done = await page.go('POST', '/sessao/senha', { segredo, senha: 'jacaranda-azul-7' })
    assert.equal(codeOf(done), '200 OK', JSON.stringify(done.body))
    const entered = await enter('primeira.pessoa', 'jacaranda-azul-7')
    assert.equal(codeOf(entered), '200 OK')
    assert.match(JSON.stringify(entered.body), /acessos\.alterar/)
    const audited = await world.rows(
      client.id,
      `select usuario, operacao from auditoria where entidade = 'usuario' and acao = 'Inclusão' order by id desc limit 1`,
    )
    assert.deepEqual(audited, [{ usuario: 'operador', operacao: 'user create' }])
  })

  it('create one with a given or generated password, shown once', async () => {
    const given = await call(
      [...words('user create --login dita --name Ana --profile CONSULTA --stdin --json')],
      settings(),
      'jacaranda-azul-7\n',
    )
    assert.deepEqual(given, { code: 0, stdout: '{"login":"dita","perfil":"CONSULTA"}\n', stderr: '' })
    assert.equal(codeOf(await enter('dita', 'jacaranda-azul-7')), '200 OK')
    const drawn = await create('sorteada', ...admin, '--generate', '--json')
    const { senha } = JSON.parse(drawn.stdout)
    assert.match(senha, /^[\w-]{20}$/)
    assert.match(drawn.stderr, /não será mostrada de novo/)
    assert.equal(codeOf(await enter('sorteada', senha)), '200 OK')
    const told = words('user create --login perguntada --name Ana --profile CONSULTA --password')
    const asked = await call(told, settings())
    assert.equal(asked.code, 2)
    assert.match(asked.stderr, /sem terminal para perguntar a senha/)
    assert.deepEqual(await answering(told, ['jacaranda-azul-7', 'outra']), {
      code: 2,
      shown: 'Senha: \nRepita: \nvinculo: as duas senhas não são iguais.\n',
    })
    assert.deepEqual(await answering(told, ['jacaranda-azul-7', 'jacaranda-azul-7']), {
      code: 0,
      shown: 'Senha: \nRepita: \nUsuário perguntada criado com o perfil CONSULTA.\n',
    })
    assert.equal(codeOf(await enter('perguntada', 'jacaranda-azul-7')), '200 OK')
  })

  /** Runs a command in a terminal and gives an answer at each question. */
  async function answering(args: readonly string[], answers: string[]) {
    const input = Object.assign(new PassThrough(), { isTTY: true })
    let shown = ''
    const screen = new Writable({
      write(chunk, _encoding, done) {
        shown += chunk
        if (/: $/.test(shown)) setImmediate(() => input.write(`${answers.shift()}\n`))
        done()
      },
    })
    const env = { ...plainSettings, ...settings() }
    return { code: await runProgram(args, env, { input, output: screen, errors: screen }), shown }
  }

  it('create one for single sign-on, and warn where there is none', async () => {
    const made = await create('pelo.provedor', ...admin, '--single-sign-on')
    assert.equal(made.code, 0, made.stderr)
    assert.match(made.stderr, /^Aviso: o cliente ainda não tem login único/)
    const rows = await world.rows(client.id, `select autentica from usuario where login = 'pelo.provedor'`)
    assert.deepEqual(rows, [{ autentica: true }])
  })

  it('create none with a known login, also of two commands at once, and leave the known one as it is', async () => {
    await addUsuario(world, client, 'conhecida', { nome: 'Outra' })
    const again = await create('CONHECIDA', ...admin)
    assert.equal(again.code, 2)
    assert.match(again.stderr, /--login: já há um usuário "conhecida" .*nada mudou.*user invite/)
    const both = await Promise.all([create('gemea', ...admin), create('GEMEA', ...admin)])
    assert.deepEqual(both.map(({ code }) => code).sort(), [0, 2], JSON.stringify(both))
    assert.match(both.find(({ code }) => code === 2)!.stderr, /--login: .*(há um usuário|login)/)
    const rows = await world.rows<{ nome: string }>(
      client.id,
      `select nome from usuario where login_chave in ('conhecida', 'gemea') order by nome`,
    )
    assert.deepEqual(rows, [{ nome: 'Ana Maria' }, { nome: 'Outra' }])
  })

  it('create none with a wrong value or a weak password', async () => {
    const before = await world.rows(client.id, 'select from usuario')
    const email = ['--email', 'igual@exemplo.edu.br']
    assert.equal((await create('com.email', ...admin, ...email)).code, 0)
    const wrong: [login: string, options: string[], sentence: RegExp][] = [
      ['nova', ['--profile', 'NADA'], /^vinculo: --profile: Não há perfil/],
      ['nova', [...admin, '--unit', 'X9'], /^vinculo: --unit: Não há unidade/],
      ['nova', [...admin, '--email', 'sem-arroba'], /^vinculo: --email: /],
      ['nova', [...admin, ...email], /^vinculo: --email: .*e-mail/],
      ['x'.repeat(101), admin, /^vinculo: --login: .*100/],
      [' ', admin, /^vinculo: --login: /],
      ['nova', [...admin, '--generate', '--stdin'], /use só uma de --password/],
      ['nova', [], /--profile <perfil>" é obrigatória/],
    ]
    for (const [login, options, sentence] of wrong) {
      const { code, stderr } = await create(login, ...options)
      assert.equal(code, 2, stderr)
      assert.match(stderr, sentence)
    }
    for (const senha of ['', 'curta1', 'Senha123', 'anamaria', 'x'.repeat(101)]) {
      const told = ['user', 'create', '--login', 'nova', '--name', 'Ana Maria', ...admin, '--stdin']
      const { code, stderr } = await call([...told, '--client', client.codigo], settings(), senha)
      assert.deepEqual([code, /senha/.test(stderr)], [2, true], `${senha} ${stderr}`)
    }
    const elsewhere = ['user', 'create', '--login', 'nova', '--name', 'Ana', ...admin, '--client', 'nenhum']
    assert.match((await call(elsewhere, settings())).stderr, /o cliente "nenhum" não existe/)
    assert.equal((await world.rows(client.id, 'select from usuario')).length, before.length + 1)
  })

  it('set, show and remove the identity provider of a client, without its secret', async () => {
    const set = 'oidc set --issuer http://127.0.0.1:1/realms/x --client-id vinculo --login-claim email'
    const done = await runWith('segredo-oidc-1\n', `${set} --secret-stdin`)
    assert.deepEqual([done.code, done.stdout], [0, `Login único de ${client.codigo} configurado.\n`])
    assert.match(done.stderr, /^Aviso: o emissor ainda não responde como deveria/)
    const shown = await run('oidc show --json')
    assert.deepEqual(JSON.parse(shown.stdout), {
      emissor: 'http://127.0.0.1:1/realms/x',
      identificador: 'vinculo',
      escopos: 'openid profile email',
      campoLogin: 'email',
      rotulo: 'Entrar com a conta da instituição',
      aceitaSenha: false,
      segredo: 'guardado',
    })
    assert.match((await run('oidc show')).stdout, /^emissor\thttp:\/\/127\.0\.0\.1:1\/realms\/x$/m)
    assert.ok(!(shown.stdout + done.stdout + done.stderr).includes('segredo-oidc-1'))
    const options = await new Browser(world.base).get(`/sessao/opcoes?cliente=${client.codigo}`)
    assert.equal(options.body.loginUnico.rotulo, 'Entrar com a conta da instituição')
    assert.equal((await run('oidc remove')).stdout, `Login único de ${client.codigo} removido.\n`)
    assert.equal((await run('oidc remove')).code, 2)
    assert.equal((await run('oidc show')).stdout, 'Nenhum login único configurado.\n')
  })

  it('refuse an issuer without https, and scopes without openid', async () => {
    const insecure = await run('oidc set --issuer http://id.exemplo.edu.br --client-id x')
    assert.deepEqual(
      [insecure.code, insecure.stderr],
      [2, 'vinculo: --issuer: informe um endereço https, sem parâmetros; http só na própria máquina.\n'],
    )
    const scopes = await run('oidc set --issuer https://id.exemplo.edu.br --client-id x --scopes profile')
    assert.deepEqual([scopes.code, scopes.stderr], [2, 'vinculo: --scopes: falta o escopo openid.\n'])
  })

  it('store, show and delete the certificate of a client, without its key', async () => {
    const file = (name: string, text: string) => {
      const path = join(world.context.config.data, name)
      writeFileSync(path, text)
      return path
    }
    const { key, cert } = certificate('Universidade de Exemplo')
    const done = await run(`certificate set ${file('bom.pem', key + cert)}`)
    assert.deepEqual(done, {
      code: 0,
      stdout: `Os documentos de ${client.codigo} passam a ser selados com o certificado de Universidade de Exemplo.\n`,
      stderr: '',
    })
    const shown = JSON.parse((await run('certificate show --json')).stdout)
    assert.deepEqual(Object.keys(shown), ['titular', 'validoDe', 'validoAte'])
    const [stored] = await world.rows<{ segredo: Buffer }>(client.id, 'select segredo from certificado')
    const plain = Buffer.from(key.replace(/-----[^-]+-----|\s/g, ''), 'base64')
    assert.ok(!stored!.segredo.includes(plain.subarray(-32)))
    const old = certificate('Vencida', -10, -1)
    for (const [name, text, sentence] of [
      ['sem-chave.pem', cert, 'não serve: não há uma chave privada sem senha, em PEM.'],
      ['outra.pem', key + old.cert, 'não serve: nenhum certificado é o desta chave.'],
      ['grande.pem', 'x'.repeat(2 ** 20 + 1), 'é grande demais para ser um certificado.'],
    ] as const) {
      const path = file(name, text)
      const { code, stderr } = await run(`certificate set ${path}`)
      assert.deepEqual([code, stderr], [2, `vinculo: o arquivo ${path} ${sentence}\n`])
    }
    const over = await run(`certificate set ${file('vencida.pem', old.key + old.cert)}`)
    assert.deepEqual([over.code, over.stderr], [2, 'vinculo: o certificado já venceu.\n'])
    assert.equal((await run('certificate set nada.pem')).code, 2)
    assert.equal((await run('certificate remove')).stdout, `Certificado de ${client.codigo} esquecido.\n`)
    assert.equal((await run('certificate remove')).code, 2)
    assert.equal((await run('certificate show')).stdout, 'Nenhum certificado guardado.\n')
  })
})
