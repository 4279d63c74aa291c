import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeUsuarios } from '../../catalogue/academic/recebe-usuarios.ts'
import { rights } from '../../catalogue/doors.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { command, embeddedUrl, postmasterOf, Serving, stopPostgres, until } from '../support/process.ts'
import { call as runHere } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'

const receive = '/APIPlataformaIntegracao/RecebeUsuarios'

const advice = ' Use --help para ver as opções.'

const wrong: [call: string, sentence: string][] = [
  ['nada', `o comando "nada" não existe.${advice}`],
  ['client create', `falta o argumento <código>.${advice}`],
  ['client list sobra', `há argumentos demais.${advice}`],
  ['client create ufx --cor', `a opção "--cor" não existe.${advice}`],
  ['client create ufx --name', `a opção "--name <nome>" precisa de um valor.${advice}`],
  ['token create', `a opção "--client <código>" é obrigatória.${advice}`],
  [
    'client create UFX',
    'o código do cliente tem até 40 letras minúsculas, dígitos, ponto, hífen ou sublinhado.',
  ],
  ['client create x --time-zone Marte', '"Marte" não é um fuso horário IANA, como America/Sao_Paulo.'],
  // Former names of options still work.
  ['client create x --fuso Marte', '"Marte" não é um fuso horário IANA, como America/Sao_Paulo.'],
  [
    'token create --client ufx --scope recebe,tudo',
    'escopo "tudo" não existe; use: recebe, consulta, financeiro, auditoria, sensivel, workforce.',
  ],
  [
    'token create --client ufx --expires amanhã',
    '--expires: informe data e hora em ISO 8601, como 2027-01-31T23:59:00-03:00.',
  ],
  [
    'account create --client ufx --scope recebe,workforce',
    'escopo "workforce" não existe; use: recebe, consulta, financeiro, auditoria, sensivel.',
  ],
  [
    'account create --client ufx --user a/b',
    'o usuário tem até 100 letras, dígitos, ponto, hífen, sublinhado ou arroba.',
  ],
  [
    'token rotate 1 --client ufx --overlap 7',
    '--overlap: "7" não serve; informe um tempo como 7d, 12h, 30m ou 0, até 365d.',
  ],
  [
    'key rotate 1 --client ufx --overlap 366d',
    '--overlap: "366d" não serve; informe um tempo como 7d, 12h, 30m ou 0, até 365d.',
  ],
  ['token rotate --client ufx', `falta o argumento <credencial>.${advice}`],
  ['demo --students x', '--students: "x" não serve; informe um número inteiro de 0 a 90000000.'],
  ['demo --alunos x', '--students: "x" não serve; informe um número inteiro de 0 a 90000000.'],
  ['demo --semente x', '--seed: "x" não serve; informe um número inteiro de 0 a 1000000000.'],
  ['register list curso --client ufx', 'cadastro "curso" desconhecido; use deficiencia ou perfil.'],
  ['register add curso A B --client ufx', 'cadastro "curso" desconhecido; use deficiencia ou perfil.'],
  [
    'register add perfil A B --client ufx --permission tudo',
    `permissão "tudo" não existe; use: ${Object.keys(rights).join(', ')}.`,
  ],
  [
    'register add deficiencia A B --client ufx --permission integracao.ver',
    '--permission: só um perfil tem permissões.',
  ],
  [
    'register add deficiencia A B --client ufx --by-integration S',
    '--by-integration: só um perfil tem esta marca.',
  ],
  ['register add perfil A B --client ufx --by-integration talvez', '--by-integration: use S ou N.'],
  ['register add deficiencia A B --client ufx --by-unit S', '--by-unit: só um perfil tem esta marca.'],
  ['register add perfil A B --client ufx --by-unit talvez', '--by-unit: use S ou N.'],
]

const wrongInDatabase: [call: string, sentence: string][] = [
  ['client create ufx', 'O cliente "ufx" já existe.'],
  ['token list --client ufy', 'o cliente "ufy" não existe; crie-o com "vinculo client create ufy".'],
  ['key create --client ufy', 'o cliente "ufy" não existe; crie-o com "vinculo client create ufy".'],
  ['token revoke 99 --client ufx', 'não há credencial ativa com o número 99.'],
  ['token rotate 99 --client ufx', 'não há credencial ativa "99" deste tipo.'],
  ['key rotate vinc_wf_ --client ufx', 'não há credencial ativa "vinc_wf_" deste tipo.'],
  ['account revoke ninguem --client ufx', 'não há conta ativa "ninguem".'],
  ['token revoke tudo --client ufx', 'não há credencial ativa com o número tudo.'],
]

describe('the operator commands', () => {
  const folder = seededFolder()
  const data = folder.path
  const words = (call: string, more: string[]) => [...call.split(' ').filter(Boolean), ...more]
  /** Connection settings of the server's database, found once because the search is slow. */
  let database = {}
  const run = (call: string, ...more: string[]) =>
    runHere(words(call, more), { VINCULO_DATA: data, ...database })
  /** Starts a process as operators do, which finds the database by the folder. */
  const start = (call: string, ...more: string[]) => command(words(call, more), { VINCULO_DATA: data })
  let serving: Serving

  async function refuses(call: string, sentence: string) {
    const ended = await run(call)
    assert.equal(ended.stderr.split('\n')[0], `vinculo: ${sentence}`)
    assert.deepEqual({ code: ended.code, stdout: ended.stdout }, { code: 2, stdout: '' })
  }

  after(async () => {
    await serving?.end('SIGKILL')
    await stopPostgres(data)
    folder.remove()
  })

  it('have Portuguese help', async () => {
    const help = await start('--help')
    assert.equal(help.code, 0)
    assert.match(help.stdout, /^Uso: vinculo \[opções\] \[comando\]\n/)
    for (const name of [
      'serve',
      'work',
      'migrate',
      'client',
      'token',
      'key',
      'management-key',
      'account',
      'register',
      'user',
      'oidc',
      'demo',
    ]) {
      assert.match(help.stdout, new RegExp(`^  ${name}\\b.* {2,}\\S`, 'm'))
    }
    const nothing = await start('')
    assert.deepEqual(nothing, { code: 2, stdout: '', stderr: help.stdout })
    const more = await run('token create --help')
    assert.equal(more.code, 0)
    assert.match(more.stdout, /^ {2}--expires <data> +deixa de valer nesta data e hora \(ISO 8601\)$/m)
    assert.doesNotMatch(help.stdout + more.stdout, /\b(Usage|Options|Commands|default|display help)\b/)
  })

  it('name their options in one language, without former names', async () => {
    const calls = ['client create --help', 'user password --help', 'demo --help']
    const helps = await Promise.all(calls.map(async (call) => (await run(call)).stdout))
    const options = helps.map((help) =>
      [...help.matchAll(/^ {2}(?:-h, )?--([a-z-]+)/gm)].map(([, name]) => name),
    )
    const place = ['data', 'database-url']
    assert.deepEqual(options, [
      [...place, 'name', 'time-zone', 'json', 'help'],
      [...place, 'client', 'login', 'type', 'stdin', 'help'],
      [...place, 'client', 'students', 'contracts', 'seed', 'status', 'json', 'help'],
    ])
  })

  for (const [call, sentence] of wrong) it(`refuse "vinculo ${call}"`, () => refuses(call, sentence))

  it('without a server use the database themselves and leave nothing running', async () => {
    const migrated = await start('migrate')
    assert.deepEqual(migrated, { code: 0, stdout: 'O esquema do banco está atualizado.\n', stderr: '' })
    const created = await start('client create ufx --json', '--name', 'Universidade Federal')
    assert.deepEqual(JSON.parse(created.stdout), { cliente: 'ufx', id: 1 })
    assert.equal(postmasterOf(data), undefined)
  })

  describe('beside a server', () => {
    let token: string
    const post = (path: string, body: object, headers = {}) => serving.post(path, body, headers)

    before(async () => {
      serving = await Serving.start({ VINCULO_DATA: data })
      database = { DATABASE_URL: embeddedUrl(data) }
    })

    for (const [call, sentence] of wrongInDatabase)
      it(`refuse "vinculo ${call}"`, () => refuses(call, sentence))

    it('list the clients', async () => {
      assert.equal((await run('client list')).stdout, 'ufx\tUniversidade Federal\n')
      assert.deepEqual(JSON.parse((await run('client list --json')).stdout), [
        { codigo: 'ufx', nome: 'Universidade Federal', fuso: 'America/Sao_Paulo' },
      ])
    })

    it('create a token that works at once', async () => {
      const made = JSON.parse((await run('token create --client ufx --scope recebe --json')).stdout)
      assert.deepEqual(made, { cliente: 'ufx', token: made.token, escopos: ['recebe'] })
      token = made.token
      assert.equal((await post(receive, { TOKEN: token, SDT_INT_USUARIOS: [] })).status, 200)
    })

    it('print only the token to stdout, and advice to stderr', async () => {
      const { code, stdout, stderr } = await run('token create --client ufx --name outro')
      assert.equal(code, 0)
      assert.match(stdout, /^vinc_int_\S+\n$/)
      assert.equal(stderr, 'Guarde agora: este valor não será mostrado de novo.\n')
    })

    it('create a key that works for workforce operations at once', async () => {
      const { chave } = JSON.parse((await run('key create --client ufx --json')).stdout)
      const list = '/apiworkforceintegracao/listahorarios'
      assert.deepEqual((await post(list, {}, { authorization: chave })).body, { error: {}, horarios: [] })
      assert.equal((await post(list, {}, { authorization: token })).status, 401)
    })

    it('create a key for staff operations within its rights', async () => {
      const made = JSON.parse((await run('management-key create --client ufx --json')).stdout)
      assert.deepEqual(made, { cliente: 'ufx', chave: made.chave, escopos: ['integracao.ver'] })
      const ask = (path: string, chave: string) => post(path, { LOTE: 99 }, { authorization: chave })
      assert.equal((await ask('/gestao/ConsultaLote', made.chave)).status, 404)
      assert.equal((await ask('/gestao/ReprocessaLote', made.chave)).status, 403)
    })

    it('add a register entry that records may then refer to', async () => {
      const allowed = '--permission=integracao.ver,integracao.alterar'
      const added = await run(
        'register add perfil NOVO --client ufx --by-integration S --by-unit S',
        'Perfil novo',
        allowed,
      )
      assert.deepEqual(added, { code: 0, stdout: 'perfil NOVO cadastrado.\n', stderr: '' })
      const record = { ...recebeUsuarios.example, ESIUS_CODIGO_PERFIL: 'NOVO' }
      await post(receive, { TOKEN: token, RETORNO: 'novo', SDT_INT_USUARIOS: [record] })
      const owner = new Database(ownerConnection(embeddedUrl(data)), 1)
      const included = () =>
        owner.inClient(
          1,
          (tx) =>
            tx
              .selectFrom('lote')
              .select('incluidos')
              .where('retorno', '=', 'novo')
              .where('terminado_em', 'is not', null)
              .execute(),
          tester,
        )
      assert.deepEqual(await until('the batch', async () => (await included())[0]), { incluidos: 1 })
      await owner.close()
    })

    it('list the registers, with the rights of each profile', async () => {
      const listed = await run('register list perfil --client ufx')
      assert.match(
        listed.stdout,
        /^perfil\tNOVO\tPerfil novo\tintegracao\.ver,integracao\.alterar\tpor unidade$/m,
      )
      assert.match(listed.stdout, /^perfil\tFINANCEIRO\tFinanceiro\tfinanceiro\.ver,financeiro\.alterar$/m)
      assert.doesNotMatch(listed.stdout, /deficiencia/)
      const all = JSON.parse((await run('register list --client ufx --json')).stdout)
      assert.deepEqual(all[0], {
        cadastro: 'deficiencia',
        codigo: 'AUDITIVA',
        descricao: 'Deficiência auditiva',
      })
      assert.ok(
        all.some(
          ({ cadastro, codigo }: Record<string, string>) => cadastro === 'perfil' && codigo === 'NOVO',
        ),
      )
    })

    it('list and revoke credentials; a revoked one stops working at once', async () => {
      const listed = JSON.parse((await run('token list --client ufx --json')).stdout)
      const known = listed.map(({ tipo, nome, escopos }: Record<string, unknown>) => ({
        tipo,
        nome,
        escopos,
      }))
      assert.deepEqual(known, [
        { tipo: 'integracao', nome: 'integração', escopos: ['recebe'] },
        { tipo: 'integracao', nome: 'outro', escopos: ['recebe', 'consulta'] },
        { tipo: 'workforce', nome: 'força de trabalho', escopos: ['workforce'] },
        { tipo: 'gestao', nome: 'gestão', escopos: ['integracao.ver'] },
      ])
      assert.equal(JSON.stringify(listed).includes(token), false)
      const { id } = listed[0]
      const revoked = await start(`token revoke ${id} --client ufx`)
      assert.deepEqual(revoked, { code: 0, stdout: `Credencial ${id} revogada.\n`, stderr: '' })
      const answer = await post(receive, { TOKEN: token, SDT_INT_USUARIOS: [] })
      assert.match(
        String(answer.body.MsgRetorno),
        /^Credencial inválida\. Foi revogada em \d\d\/\d\d\/20\d\d \d\d:\d\d\.$/,
      )
      assert.equal(answer.status, 401)
      assert.match(
        (await run('token list --client ufx')).stdout,
        new RegExp(`^${id}\\t.*\\trevogada\\t`, 'm'),
      )
    })

    it('rotate a token by its first characters, and list the result', async () => {
      const made = JSON.parse(
        (await run('token create --client ufx --scope recebe --name troca --json')).stdout,
      )
      const start = made.token.slice(0, 13)
      const rotated = JSON.parse((await run(`token rotate ${start} --client ufx --overlap 7d --json`)).stdout)
      const { token: successor, id, sucede, anteriorExpiraEm } = rotated
      assert.deepEqual(rotated, {
        cliente: 'ufx',
        token: successor,
        id,
        escopos: ['recebe'],
        sucede,
        anteriorExpiraEm,
      })
      for (const one of [made.token, successor]) {
        assert.equal((await post(receive, { TOKEN: one, SDT_INT_USUARIOS: [] })).status, 200)
      }
      const { stdout } = await run('token list --client ufx')
      const [title = [], ...lines] = stdout.split('\n').map((line) => line.split('\t'))
      const shown = (number: number) => {
        const line = lines.find(([first]) => first === String(number)) ?? []
        return Object.fromEntries(title.map((name, at) => [name, line[at] ?? '']))
      }
      const [old, fresh] = [shown(sucede), shown(id)]
      assert.deepEqual([old.estado, old.sucessora, old.nome], ['substituída', String(id), 'troca'])
      assert.deepEqual([fresh.estado, fresh.sucessora, fresh.nome], ['ativa', '-', 'troca'])
      // Moments are in the client's zone, to the second.
      const local = (instant: string) =>
        Temporal.Instant.from(instant).toZonedDateTimeISO('America/Sao_Paulo').toPlainDateTime()
      const seconds = { smallestUnit: 'second' } as const
      assert.match(old['usada em']!, /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
      assert.equal(old['expira em'], local(anteriorExpiraEm).toString(seconds))
      assert.equal(fresh['expira em'], '-')
      const byUse = await run(`token rotate ${id} --client ufx`)
      assert.match(
        byUse.stderr,
        /A credencial \d+ vale até que a nova seja usada e ela fique 7 dias sem uso\.\n$/,
      )
    })

    it('list management keys without an owner, and give them one by rotation', async () => {
      await run('management-key create --client ufx --name velha')
      const ofOld = async () => {
        const { stdout, stderr } = await run('token list --client ufx')
        const lines = stdout.split('\n').map((line) => line.split('\t'))
        const at = lines[0]!.indexOf('responsável')
        const named = lines.filter((line) => line.at(-1) === 'velha')
        return { id: named[0]![0]!, owners: named.map((line) => line[at]), stderr }
      }
      const before = await ofOld()
      assert.deepEqual(before.owners, ['sem responsável'])
      assert.match(before.stderr, new RegExp(`^Chaves de gestão sem responsável \\(.*\\b${before.id}\\b`))
      assert.match(before.stderr, /vinculo management-key rotate \d+ --client ufx --owner <login>\n$/)
      const login = String(recebeUsuarios.example.ESIUS_LOGIN)
      const rotated = await run(`management-key rotate ${before.id} --client ufx --overlap 0 --owner`, login)
      assert.equal(rotated.code, 0, rotated.stderr)
      const then = await ofOld()
      assert.deepEqual(then.owners, ['-', login])
      assert.doesNotMatch(then.stderr, new RegExp(`\\b${before.id}\\b`))
    })

    it('rotate a key without overlap: the old one ends at once', async () => {
      const { chave } = JSON.parse((await run('key create --client ufx --json')).stdout)
      const ended = await run(`key rotate ${chave.slice(0, 12)} --client ufx --overlap 0`)
      assert.match(ended.stdout, /^vinc_wf_\S+\n$/)
      assert.match(ended.stderr, /^Guarde agora: .*\nA credencial \d+ deixou de valer\.\n$/)
      const list = (authorization: string) =>
        post('/apiworkforceintegracao/listahorarios', {}, { authorization })
      assert.equal((await list(chave)).status, 401)
      assert.equal((await list(ended.stdout.trim())).status, 200)
    })

    it('create an account for tokens, list it, and revoke it with them', async () => {
      const made = JSON.parse((await run('account create --client ufx --scope consulta --json')).stdout)
      const { usuario, senha } = made
      assert.deepEqual(made, { cliente: 'ufx', usuario, senha, escopos: ['consulta'] })
      assert.match(usuario, /^int-[a-z2-9]{8}$/)
      assert.match(senha, /^vinc_acc_[\w-]{43}[0-9a-f]{8}$/)
      const issue = '/APIPlataformaIntegracao/GetToken'
      const issued = await post(issue, { cliente: 'ufx', usuario, senha })
      assert.equal(issued.status, 200)
      const check = async () =>
        (await post('/APIPlataformaIntegracao/ValidateToken', { token: issued.body.token })).body.valido
      assert.equal(await check(), true)
      const [listed] = JSON.parse((await run('account list --client ufx --json')).stdout)
      assert.deepEqual([listed.usuario, listed.estado, listed.tokens], [usuario, 'ativa', 1])
      assert.equal(JSON.stringify(listed).includes(senha), false)
      const shown = (await run('token list --client ufx')).stdout
      assert.equal(shown.includes('vinc_tmp_'), false)
      const revoked = await run(`account revoke ${usuario} --client ufx`)
      const sentence = `Conta ${usuario} revogada, com os tokens emitidos a ela.\n`
      assert.deepEqual(revoked, { code: 0, stdout: sentence, stderr: '' })
      assert.equal(await check(), false)
      assert.equal((await post(issue, { cliente: 'ufx', usuario, senha })).status, 401)
      const lines = (await run('account list --client ufx')).stdout
      assert.match(lines, new RegExp(`^\\d+\\t${usuario}\\t.*\\trevogada\\t`, 'm'))
    })

    it('change the secret of an account, and say how long the previous one works', async () => {
      const { usuario, senha } = JSON.parse((await run('account create --client ufx --json')).stdout)
      const asked = (one: string) =>
        post('/APIPlataformaIntegracao/GetToken', { cliente: 'ufx', usuario, senha: one })
      const rotated = await run(`account rotate ${usuario} --client ufx --overlap 1h`)
      assert.match(rotated.stderr, /^Guarde agora: .*\nA senha anterior vale até 20\d\d-\S+\.\n$/)
      const fresh = rotated.stdout.trim().split('\t')[1]!
      assert.deepEqual([(await asked(senha)).status, (await asked(fresh)).status], [200, 200])
    })

    it('name an account once', async () => {
      const made = await run('account create --client ufx --user erp@ufx')
      assert.match(made.stdout, /^erp@ufx\tvinc_acc_\S+\n$/)
      await refuses(
        'account create --client ufx --user erp@ufx',
        'a conta "erp@ufx" já existe; escolha outro --user ou revogue-a.',
      )
    })

    it('leave the server running', async () => {
      assert.notEqual(postmasterOf(data), undefined)
      assert.equal(await serving.status('/readyz'), 200)
    })
  })
})
