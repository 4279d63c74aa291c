import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { projectRoot } from '../../server/config/config.ts'
import { migrations } from '../../server/store/migration-list.ts'
import { applicationServer, inDatabase, testServer } from '../support/database.ts'
import { command, type Settings, temporaryFolder } from '../support/process.ts'
import { call } from '../support/run-command.ts'

const key = (text: string) => Buffer.alloc(32, text).toString('base64')

const wrong: [setting: Settings, sentence: RegExp][] = [
  [
    { VINCULO_PORT: 'abc' },
    /^vinculo: VINCULO_PORT: "abc" não serve; informe um número inteiro de 0 a 65535\.\n$/,
  ],
  [{ VINCULO_PORT: '65536' }, /^vinculo: VINCULO_PORT: "65536" não serve;/],
  [{ VINCULO_WORKERS: '-1' }, /^vinculo: VINCULO_WORKERS: "-1" não serve;/],
  [{ DATABASE_URL: 'postgres://a:b/c@d/e' }, /em uma senha, escreva \/ como %2F/],
  [{ DATABASE_URL: 'foo' }, /^vinculo: DATABASE_URL: o endereço não serve; deve começar com postgres:\/\//],
  [{ DATABASE_URL: 'mysql://u:segredo@h/b' }, /^vinculo: DATABASE_URL: (?!.*segredo)/],
  [{ DATABASE_READ_URL: 'foo' }, /^vinculo: DATABASE_READ_URL: /],
  [{ VINCULO_DB_PORT: '0' }, /^vinculo: VINCULO_DB_PORT: "0" não serve;/],
  [
    { DATABASE_OWNER_URL: 'postgres://u:p@h/b' },
    /^vinculo: DATABASE_OWNER_URL: só serve junto com DATABASE_URL, que falta\.\n$/,
  ],
  [{ VINCULO_MAX_BODY: 'x' }, /^vinculo: VINCULO_MAX_BODY: "x" não serve; informe um tamanho como 64MiB/],
  [{ VINCULO_MAX_RECORDS: '0' }, /^vinculo: VINCULO_MAX_RECORDS: "0" não serve;/],
  [
    { VINCULO_RATE_TOKEN: '-1' },
    /^vinculo: VINCULO_RATE_TOKEN: "-1" não serve; informe um número inteiro de 0 a/,
  ],
  [{ VINCULO_RATE_UNPAGED: 'x' }, /^vinculo: VINCULO_RATE_UNPAGED: "x" não serve;/],
  [{ VINCULO_RATE_FAILED: '1.5' }, /^vinculo: VINCULO_RATE_FAILED: "1.5" não serve;/],
  [{ VINCULO_RATE_GETTOKEN: '1e9' }, /^vinculo: VINCULO_RATE_GETTOKEN: "1e9" não serve;/],
  [{ VINCULO_TOKEN_MINUTES: '0' }, /^vinculo: VINCULO_TOKEN_MINUTES: "0" não serve;/],
  [{ VINCULO_KEYS: 'zz' }, /^vinculo: VINCULO_KEYS: cada chave deve ser "número:base64 de 32 bytes"/],
  [{ VINCULO_KEYS: `1:${key('a')}` }, /^vinculo: VINCULO_KEYS: faltam chaves;/],
  [
    { VINCULO_KEYS: `1:${key('a')},1:${key('b')},digest:${key('c')}` },
    /^vinculo: VINCULO_KEYS: há duas chaves com o mesmo número/,
  ],
  [{ VINCULO_LOG: 'muito' }, /^vinculo: VINCULO_LOG: "muito" não serve; use um de: fatal, /],
  [{ VINCULO_DEMO: 'talvez' }, /^vinculo: VINCULO_DEMO: "talvez" não serve; use 1 ou 0\.\n$/],
  [{ VINCULO_PUBLIC_URL: 'exemplo' }, /^vinculo: VINCULO_PUBLIC_URL: /],
]

describe('the start', () => {
  const folder = temporaryFolder()
  const name = `vinculo_vazio_${randomBytes(6).toString('hex')}`
  let server: pg.Client
  let external: Settings

  before(async () => {
    server = new pg.Client({ connectionString: testServer() })
    await server.connect()
    await server.query(`create database ${name}`)
    external = {
      VINCULO_DATA: folder.path,
      // A remote server may have no application login, of which every start warns.
      VINCULO_LOG: 'error',
      DATABASE_URL: inDatabase(applicationServer(), name),
      DATABASE_OWNER_URL: inDatabase(testServer(), name),
    }
  })
  after(async () => {
    await server.query(`drop database ${name} with (force)`)
    await server.end()
    folder.remove()
  })

  for (const [setting, sentence] of wrong) {
    it(`stops at ${Object.entries(setting).join(' ').replace(',', '=')} with the reason`, async () => {
      const ended = await call(['serve'], { VINCULO_DATA: folder.path, VINCULO_PORT: '0', ...setting })
      assert.match(ended.stderr, sentence)
      assert.deepEqual({ code: ended.code, stdout: ended.stdout }, { code: 2, stdout: '' })
    })
  }

  it('lets two processes migrate one empty database at once', async () => {
    const both = await Promise.all([command(['migrate'], external), command(['migrate'], external)])
    for (const { code, stderr } of both) assert.deepEqual({ code, stderr }, { code: 0, stderr: '' })
    const lines = both.map(({ stdout }) => stdout.split('\n').slice(0, -1))
    for (const told of lines) assert.equal(told.pop(), 'O esquema do banco está atualizado.')
    const waited = 'Outro processo está atualizando o esquema; este espera por ele.'
    const applied = lines.flat().filter((line) => line !== waited)
    // One process applied every migration; the other had nothing left to do.
    assert.deepEqual(
      applied.map((line) => /^(\S+\.sql): \d+ ms$/.exec(line)?.[1]),
      migrations().map(({ name }) => name),
    )
    assert.ok(lines.some((told) => told.every((line) => line === waited)))
  })

  it('names a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const ended = await command(['serve', '--port', String(port)], external)
    other.close()
    assert.deepEqual(ended, {
      code: 1,
      stdout: '',
      stderr: `vinculo: a porta ${port} já está em uso. Escolha outra com --port ou VINCULO_PORT.\n`,
    })
  })

  it('names a port that is in use, or forbidden, before it does anything', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const data = join(folder.path, 'nada')
    const embedded = { VINCULO_DATA: data }
    const busy = await command(['serve', '--port', String(port)], embedded)
    const metrics = { ...embedded, VINCULO_METRICS: `127.0.0.1:${port}` }
    const busyMetrics = await command(['serve', '--port', '0'], metrics)
    other.close()
    assert.match(busy.stderr, new RegExp(`^vinculo: a porta ${port} já está em uso\\.`))
    assert.match(busyMetrics.stderr, /^vinculo: VINCULO_METRICS: .*\(EADDRINUSE\)\.\n$/)
    const same = { ...embedded, VINCULO_METRICS: `127.0.0.1:${port}` }
    assert.match(
      (await command(['serve', '--port', String(port)], same)).stderr,
      /VINCULO_METRICS: .*EADDRINUSE/,
    )
    const far = await command(['serve', '--port', '0', '--host', '192.0.2.1'], embedded)
    assert.match(far.stderr, /^vinculo: VINCULO_HOST: .*\(EADDRNOTAVAIL\)\.\n$/)
    assert.equal(existsSync(data), false)
  })

  it('names a port that this account may not use', (t) => {
    const first = '/proc/sys/net/ipv4/ip_unprivileged_port_start'
    if (!existsSync(first) || Number(readFileSync(first, 'utf8')) < 2)
      return t.skip('every port is free for all')
    const data = join(folder.path, 'nada')
    const right = '-net_bind_service'
    const without = ['setpriv', `--bounding-set=${right}`, `--inh-caps=${right}`]
    const [program = '', ...words] = [
      ...(process.getuid?.() === 0 ? without : []),
      ...[process.execPath, join(projectRoot, 'bin/vinculo.mjs'), 'serve', '--port', '1'],
    ]
    const env = { PATH: process.env.PATH, VINCULO_DATA: data }
    const ended = spawnSync(program, words, { env, encoding: 'utf8', timeout: 60_000 })
    if (ended.error) return t.skip(`needs setpriv (${ended.error.message})`)
    assert.match(ended.stderr, /^vinculo: VINCULO_PORT: esta conta não pode escutar na porta 1 \(EACCES\)\./)
    assert.deepEqual([ended.status, existsSync(data)], [2, false])
  })

  it('names an address it cannot listen on', async () => {
    const ended = await command(['serve', '--port', '0', '--host', '192.0.2.1'], external)
    assert.equal(
      ended.stderr,
      'vinculo: VINCULO_HOST: não é possível escutar em 192.0.2.1:0 (EADDRNOTAVAIL).\n',
    )
    assert.equal(ended.code, 2)
  })

  it('reports that the database does not answer, or refuses the login', async () => {
    const nowhere = 'postgres://u:p@127.0.0.1:1/b'
    const away = await call(['migrate'], { VINCULO_DATA: folder.path, DATABASE_URL: nowhere })
    assert.equal(away.stderr, 'vinculo: o banco de dados não responde. Confira DATABASE_URL.\n')
    assert.equal(away.code, 1)
    const url = new URL(external.DATABASE_OWNER_URL!)
    url.password = 'outra'
    const refused = await call(['migrate'], { ...external, DATABASE_OWNER_URL: url.href })
    assert.match(refused.stderr, /^vinculo: o banco de dados recusou a conexão\. Confira usuário, senha/)
    assert.equal(refused.code, 1)
  })
})
