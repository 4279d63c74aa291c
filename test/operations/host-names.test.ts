import assert from 'node:assert/strict'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { fetchFor } from '../../server/net/fetch.ts'
import { Names } from '../../server/net/names.ts'
import { Outbound } from '../../server/net/outbound.ts'
import { discover } from '../../server/oidc/discover.ts'
import { NameServer } from '../support/name-server.ts'
import { temporaryFolder, until } from '../support/process.ts'
import { InstitutionProvider } from '../support/provider.ts'
import { Receiver } from '../support/webhook-receiver.ts'

const [slow, honest] = [1, 2]
const here = [{ address: '127.0.0.1', family: 4 }]
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'found',
    (error: { code: string }) => error.code,
  )

describe('host names that clients chose', () => {
  let server: NameServer
  const folder = temporaryFolder()
  const hostsFile = join(folder.path, 'hosts')
  before(async () => {
    server = await NameServer.start()
    writeFileSync(hostsFile, '# comment\n127.0.0.9 proprio Proprio.Exemplo # more\n::7 proprio\nx lixo\n')
  })
  after(() => {
    server.stop()
    folder.remove()
  })
  const open = (timeout = 30_000) => new Names({ servers: [server.address], hostsFile, timeout })

  it('are resolved by the name server', async () => {
    const names = open()
    assert.deepEqual(await names.resolve('Um.Exemplo.', honest), here)
    assert.equal(await code(names.resolve('falta.nada', honest)), 'ENOTFOUND')
  })

  it('may be in the hosts file, and localhost is always known; neither is queried', async () => {
    const names = open()
    const before = server.asked.length
    assert.deepEqual(await names.resolve('proprio', honest), [
      { address: '127.0.0.9', family: 4 },
      { address: '::7', family: 6 },
    ])
    assert.deepEqual(await names.resolve('PROPRIO.exemplo', honest), [{ address: '127.0.0.9', family: 4 }])
    for (const own of ['localhost', 'LOCALHOST.', 'api.localhost'])
      assert.deepEqual((await names.resolve(own, honest))[0], here[0], own)
    assert.equal(server.asked.length, before)
    const without = new Names({ servers: [server.address], hostsFile: join(folder.path, 'nenhum') })
    assert.deepEqual(await without.resolve('proprio', honest), here)
  })

  it('that never resolve delay no other client, nor the shared thread pool', async () => {
    const names = open()
    const before = server.asked.length
    let over = 0
    const waiting = Array.from({ length: 100 }, (_, at) =>
      code(names.resolve(`n${at}.lento`, slow)).then(() => over++),
    )
    // Each needs two queries; one client has at most sixteen at once.
    await until('the questions', () => server.asked.length >= before + 32)
    for (let at = 0; at < 40; at++) {
      assert.deepEqual(await names.resolve(`h${at}.exemplo`, honest), here)
      await readFile(hostsFile)
    }
    assert.equal(over, 0)
    assert.equal(new Set(server.asked.slice(before).filter((name) => name.endsWith('.lento'))).size, 16)
    names.close()
    await Promise.all(waiting)
  })

  it('that never resolve time out, and so do those that wait for them', async () => {
    const names = open(150)
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, at) => code(names.resolve(`g${at}.lento`, slow))),
    )
    assert.deepEqual(new Set(codes), new Set(['EAI_AGAIN']))
    assert.deepEqual(await names.resolve('depois.exemplo', slow), here)
  })

  it('are queried once for all concurrent callers', async () => {
    const names = open()
    const before = server.asked.length
    await Promise.all(Array.from({ length: 50 }, () => names.resolve('mesmo.exemplo', honest)))
    assert.equal(server.asked.length - before, 2)
  })

  it('serve webhooks: an unresolved name is diagnosed as such', async () => {
    const receiver = await Receiver.open()
    const outbound = new Outbound({ loopback: true, ports: [443], resolve: open(150).resolve })
    const post = (name: string) => outbound.post(`http://${name}:${receiver.port}/`, {}, '{}', honest)
    assert.equal((await post('alvo.exemplo')).status, 204)
    assert.deepEqual((await post('alvo.lento')).trouble, { kind: 'unresolved', detail: 'EAI_AGAIN' })
    assert.deepEqual((await post('alvo.nada')).trouble, { kind: 'unresolved', detail: 'ENOTFOUND' })
    await receiver.close()
  })

  it('serve single sign-on, and many concurrent starts query the provider once', async () => {
    const idp = await InstitutionProvider.start({
      id: 'vinculo',
      secret: 's',
      redirectUri: 'https://v.exemplo/r',
    })
    try {
      const port = new URL(idp.issuer).port
      const fetched = fetchFor(open().resolve, honest)
      const before = server.asked.length
      const url = `http://id.exemplo:${port}/.well-known/openid-configuration`
      const answer = await fetched(url, { method: 'GET', headers: {} })
      assert.equal(answer.status, 200)
      assert.ok(((await answer.json()) as { issuer: string }).issuer)
      assert.equal(server.asked.length - before, 2)
      let asked = 0
      const counting: typeof fetched = (...given) => {
        asked++
        return fetched(...given)
      }
      const provider = {
        emissor: idp.issuer,
        identificador: 'vinculo',
        segredo: 's',
        escopos: 'openid',
        campoLogin: 'email',
        rotulo: '',
        aceitaSenha: false,
      }
      await Promise.all(Array.from({ length: 20 }, () => discover(provider, honest, counting)))
      assert.equal(asked, 1)
      // Another client with the same provider uses its own share of queries.
      await discover(provider, slow, counting)
      assert.equal(asked, 2)
    } finally {
      await idp.stop()
    }
  })

  it('are the only names that the server resolves: it uses no system look-up and no plain fetch', () => {
    const files = globSync('{server,demo}/**/*.ts', { cwd: projectRoot })
    const wrong = files.filter((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8')
      return /from 'node:dns'|\blookup\(|[^.\w]fetch\(['"`]/.test(text)
    })
    // `mail test` resolves the mail server as the settings name it.
    assert.deepEqual(wrong, ['server/net/mail-trial.ts'])
  })
})
