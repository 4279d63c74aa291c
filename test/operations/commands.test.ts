import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeUsuarios } from '../../catalogue/academic/recebe-usuarios.ts'
import { problems } from '../../catalogue/problems.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import {
  command,
  embeddedUrl,
  postmasterOf,
  Serving,
  stopPostgres,
  temporaryFolder,
  until,
} from '../support/process.ts'

const receive = '/APIPlataformaIntegracao/RecebeUsuarios'

const advice = ' Use --help para ver as opções.'

const wrong: [call: string, sentence: string][] = [
  ['nada', `o comando "nada" não existe.${advice}`],
  ['client create', `falta o argumento <código>.${advice}`],
  ['client list sobra', `há argumentos demais.${advice}`],
  ['client create ufx --cor', `a opção "--cor" não existe.${advice}`],
  ['client create ufx --nome', `a opção "--nome <nome>" precisa de um valor.${advice}`],
  ['token create', `a opção "--client <código>" é obrigatória.${advice}`],
  [
    'client create UFX',
    'o código do cliente tem até 40 letras minúsculas, dígitos, ponto, hífen ou sublinhado.',
  ],
  ['client create x --fuso Marte', '"Marte" não é um fuso horário IANA, como America/Sao_Paulo.'],
  [
    'token create --client ufx --scope recebe,tudo',
    'escopo "tudo" desconhecido; use: recebe, consulta, financeiro, auditoria, sensivel, workforce.',
  ],
  [
    'token create --client ufx --expires amanhã',
    '--expires: informe data e hora em ISO 8601, como 2027-01-31T23:59:00-03:00.',
  ],
  ['register add curso A B --client ufx', 'cadastro "curso" desconhecido; use deficiencia ou perfil.'],
]

const wrongInDatabase: [call: string, sentence: string][] = [
  ['client create ufx', 'O cliente "ufx" já existe.'],
  ['token list --client ufy', 'o cliente "ufy" não existe; crie-o com "vinculo client create ufy".'],
  ['key create --client ufy', 'o cliente "ufy" não existe; crie-o com "vinculo client create ufy".'],
  ['token revoke 99 --client ufx', 'não há credencial ativa com o número 99.'],
  ['token revoke tudo --client ufx', 'não há credencial ativa com o número tudo.'],
]

describe('the commands', () => {
  const folder = temporaryFolder()
  const data = folder.path
  const run = (call: string, ...more: string[]) =>
    command([...call.split(' ').filter(Boolean), ...more], { VINCULO_DATA: data })
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

  it('explain themselves in Portuguese', async () => {
    const help = await run('--help')
    assert.equal(help.code, 0)
    assert.match(help.stdout, /^Uso: vinculo \[opções\] \[comando\]\n/)
    for (const name of [
      'serve',
      'work',
      'migrate',
      'client',
      'token',
      'key',
      'register',
      'user',
      'oidc',
      'demo',
    ]) {
      assert.match(help.stdout, new RegExp(`^  ${name}\\b.* {2,}\\S`, 'm'))
    }
    const nothing = await run('')
    assert.deepEqual(nothing, { code: 2, stdout: '', stderr: help.stdout })
    const more = await run('token create --help')
    assert.equal(more.code, 0)
    assert.match(more.stdout, /^ {2}--expires <data> +deixa de valer nesta data e hora \(ISO 8601\)$/m)
    assert.doesNotMatch(help.stdout + more.stdout, /\b(Usage|Options|Commands|default|display help)\b/)
  })

  for (const [call, sentence] of wrong) it(`refuse "vinculo ${call}"`, () => refuses(call, sentence))

  it('without a server use the database by themselves and leave nothing running', async () => {
    const migrated = await run('migrate')
    assert.deepEqual(migrated, { code: 0, stdout: 'O esquema do banco está atualizado.\n', stderr: '' })
    const created = await run('client create ufx --json', '--nome', 'Universidade Federal')
    assert.deepEqual(JSON.parse(created.stdout), { cliente: 'ufx', id: 1 })
    assert.equal(postmasterOf(data), undefined)
  })

  describe('beside a server', () => {
    let token: string
    const post = (path: string, body: object, headers = {}) => serving.post(path, body, headers)

    before(async () => {
      serving = await Serving.start({ VINCULO_DATA: data })
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

    it('show a token alone on the output, and the advice beside it', async () => {
      const { code, stdout, stderr } = await run('token create --client ufx --name outro')
      assert.equal(code, 0)
      assert.match(stdout, /^vinc_int_\S+\n$/)
      assert.equal(stderr, 'Guarde agora: este valor não será mostrado de novo.\n')
    })

    it('create a key that opens the workforce operations at once', async () => {
      const { chave } = JSON.parse((await run('key create --client ufx --json')).stdout)
      const list = '/apiworkforceintegracao/listahorarios'
      assert.deepEqual((await post(list, {}, { authorization: chave })).body, { error: {}, horarios: [] })
      assert.equal((await post(list, {}, { authorization: token })).status, 401)
    })

    it('add to a register what records then may refer to', async () => {
      const added = await run('register add perfil NOVO --client ufx', 'Perfil novo')
      assert.deepEqual(added, { code: 0, stdout: 'perfil NOVO cadastrado.\n', stderr: '' })
      const record = { ...recebeUsuarios.example, ESIUS_CODIGO_PERFIL: 'NOVO' }
      await post(receive, { TOKEN: token, RETORNO: 'novo', SDT_INT_USUARIOS: [record] })
      const owner = new Database(ownerConnection(embeddedUrl(data)), 1)
      const included = () =>
        owner.inClient(1, (tx) =>
          tx
            .selectFrom('lote')
            .select('incluidos')
            .where('retorno', '=', 'novo')
            .where('terminado_em', 'is not', null)
            .execute(),
        )
      assert.deepEqual(await until('the batch', async () => (await included())[0]), { incluidos: 1 })
      await owner.close()
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
      ])
      assert.equal(JSON.stringify(listed).includes(token), false)
      const { id } = listed[0]
      const revoked = await run(`token revoke ${id} --client ufx`)
      assert.deepEqual(revoked, { code: 0, stdout: `Credencial ${id} revogada.\n`, stderr: '' })
      const answer = await post(receive, { TOKEN: token, SDT_INT_USUARIOS: [] })
      assert.deepEqual(answer.body, { MsgRetorno: problems.CREDENCIAL_INVALIDA.pt })
      assert.equal(answer.status, 401)
      assert.match((await run('token list --client ufx')).stdout, new RegExp(`^${id}\\t.*\\trevogada\\t`))
    })

    it('leave the server running', async () => {
      assert.notEqual(postmasterOf(data), undefined)
      assert.equal(await serving.status('/readyz'), 200)
    })
  })
})
