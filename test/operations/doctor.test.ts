import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { healthReasons, installationReasons } from '../../catalogue/health.ts'
import { freshSecrets } from '../../server/config/secrets.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { unfinishedImport } from '../../server/store/unfinished-import.ts'
import { unfinishedRestore } from '../../server/store/unfinished-restore.ts'
import { answeringPostgres } from '../support/answering-postgres.ts'
import {
  command,
  embeddedUrl,
  postmasterOf,
  Serving,
  type Settings,
  stopPostgres,
  temporaryFolder,
  until,
} from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'

interface Told {
  notas: string[]
  problemas: { codigo: string; tom: string; titulo: string; texto: string; conserto: string }[]
}

async function doctor(settings: Settings, ...more: string[]) {
  const ended = await call(['doctor', '--json', ...more], settings)
  const told: Told = JSON.parse(ended.stdout)
  return { ...told, code: ended.code, codes: told.problemas.map(({ codigo }) => codigo) }
}

/** Gives a data folder the secrets.json of another installation. */
function withForeignSecrets(data: string): { undo: () => void } {
  const file = join(data, 'secrets.json')
  const own = readFileSync(file)
  writeFileSync(file, JSON.stringify(freshSecrets()))
  return { undo: () => writeFileSync(file, own) }
}

/** A port on which nothing listens. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

describe('doctor', () => {
  const folder = seededFolder()
  let serving: Serving
  let settings: Settings
  let owner: Database
  before(async () => {
    serving = await Serving.start({ VINCULO_DATA: folder.path, VINCULO_WORKERS: '0' })
    settings = { VINCULO_DATA: folder.path, VINCULO_PORT: new URL(serving.base).port }
    owner = new Database(ownerConnection(embeddedUrl(folder.path)), 1)
  })
  after(async () => {
    await owner.close()
    await serving.end('SIGTERM')
    await stopPostgres(folder.path)
    folder.remove()
  })

  it('finds nothing wrong with a platform that serves', async () => {
    const ended = await call(['doctor'], settings)
    assert.equal(ended.code, 0, ended.stdout + ended.stderr)
    assert.match(ended.stdout, /^Nada de errado foi encontrado\.\nVerificado: configurações, .*fila de lotes/)
  })

  it('shows each problem as the panel does, errors first', async () => {
    await owner.pool.query(`insert into trabalho_agendado (nome, falhas, falha) values ('arquivos', 3, 'EIO')
      on conflict (nome) do update set falhas = 3, falha = 'EIO'`)
    try {
      const { code, problemas } = await doctor({ ...settings, VINCULO_DISK_FULL: '1000000GiB' })
      assert.deepEqual(
        problemas.map(({ codigo, tom }) => [codigo, tom]),
        [
          ['DISCO_CHEIO', 'erro'],
          ['TAREFA_FALHANDO', 'atencao'],
        ],
      )
      assert.equal(code, 1)
      assert.match(problemas[0]!.texto, /^O disco da pasta de dados está cheio: restam /)
      assert.equal(problemas[0]!.conserto, healthReasons.DISCO_CHEIO.fix.pt)
      assert.equal(problemas[1]!.texto, 'A tarefa agendada arquivos falhou 3 vezes seguidas (EIO).')
      const text = await call(['doctor'], settings)
      assert.match(text.stdout, /^ATENÇÃO {2}Tarefa agendada que falha \(TAREFA_FALHANDO\)\n {2}A tarefa/)
      assert.equal(text.stderr, 'vinculo: foi encontrado 1 problema.\n')
    } finally {
      await owner.pool.query(`delete from trabalho_agendado where nome = 'arquivos'`)
      // The process that serves answers with the result of its last check for some seconds.
      await until('the report', async () => {
        const answer = (await (await fetch(`${serving.base}/readyz`)).json()) as { status: string }
        return answer.status === 'ok'
      })
    }
  })

  it('tells of a folder without backups', async () => {
    const { path, remove } = temporaryFolder()
    try {
      const { code, codes } = await doctor({ ...settings, VINCULO_BACKUPS: join(path, 'nenhuma') })
      assert.deepEqual([code, codes], [1, ['COPIA_ATRASADA']])
    } finally {
      remove()
    }
  })

  it('tells of a folder for backups that cannot take one, or that only the serving process may not use', async () => {
    const { problemas } = await doctor({ ...settings, VINCULO_BACKUPS: '/etc/passwd/copias' })
    assert.deepEqual(
      problemas.map(({ codigo }) => codigo),
      ['COPIA_SEM_PASTA', 'COPIA_ATRASADA'],
    )
    assert.match(
      problemas[0]!.texto,
      /^A cópia da noite não pode ser feita\. .* \/etc\/passwd\/copias \(ENOTDIR\)/,
    )
    const body = '{"status":"degraded","reasons":["COPIA_SEM_PASTA"]}'
    const service = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
    await once(service, 'listening')
    try {
      const { port } = service.address() as AddressInfo
      const { codes } = await doctor(settings, '--port', String(port))
      assert.deepEqual(codes, ['COPIA_SEM_PASTA'])
    } finally {
      service.closeAllConnections()
      service.close()
    }
  })

  it('tells an address at which nothing of this data folder serves', async () => {
    const { code, problemas } = await doctor(settings, '--port', await freePort())
    assert.equal(code, 1)
    assert.deepEqual(
      problemas.map(({ codigo }) => codigo),
      ['PLATAFORMA_NAO_ATENDE'],
    )
    assert.match(problemas[0]!.texto, /^Um processo serve esta pasta de dados, mas não neste endereço: ningu/)
    assert.equal((await doctor({ VINCULO_DATA: folder.path }, '--work')).code, 0)
  })

  it('names a database of a newer version, and changes nothing', async () => {
    const name = '9999-futuro'
    await owner.pool.query('insert into migracao (nome) values ($1)', [name])
    try {
      const { code, codes, problemas } = await doctor(settings)
      assert.deepEqual([code, codes], [1, ['BANCO_DE_OUTRA_VERSAO']])
      assert.match(problemas[0]!.texto, /versão mais nova do Vínculo.*9999-futuro/)
    } finally {
      await owner.pool.query('delete from migracao where nome = $1', [name])
    }
  })

  it('names the secrets of another installation while the database runs', async () => {
    const foreign = withForeignSecrets(folder.path)
    try {
      const { codes, problemas } = await doctor(settings)
      assert.deepEqual(codes, ['CHAVES_ERRADAS'])
      assert.match(problemas[0]!.texto, /secrets\.json não é o deste PostgreSQL embutido/)
    } finally {
      foreign.undo()
    }
  })

  it('leaves missing migrations to the next start', async () => {
    const { rows } = await owner.pool.query('delete from migracao where nome like $1 returning *', ['0308%'])
    try {
      const { code, notas } = await doctor(settings)
      assert.deepEqual(notas, ['O próximo início atualiza o esquema do banco (migrações: 1).'])
      assert.equal(code, 0)
      const left = await owner.pool.query('select from migracao where nome like $1', ['0308%'])
      assert.equal(left.rowCount, 0)
    } finally {
      await owner.pool.query('insert into migracao (nome, aplicada_em) values ($1, $2)', [
        rows[0].nome,
        rows[0].aplicada_em,
      ])
    }
  })

  it('names all wrong settings and unknown variables', async () => {
    const { code, codes } = await doctor({
      ...settings,
      VINCULO_WORKERS: 'x',
      VINCULO_LOG: 'y',
      VINCULO_DISCLOW: '1',
    })
    assert.deepEqual(
      [code, codes],
      [1, ['CONFIGURACAO_ERRADA', 'CONFIGURACAO_ERRADA', 'VARIAVEL_DESCONHECIDA']],
    )
  })

  it('ends with 2 for a wrong call', async () => {
    assert.equal((await call(['doctor', '--cor'], settings)).code, 2)
    assert.equal((await call(['doctor', '--port', 'x'], settings)).code, 2)
  })
})

describe('doctor of a platform that does not run', () => {
  const folder = seededFolder()
  const data = folder.path
  const settings = { VINCULO_DATA: data }
  after(async () => {
    await stopPostgres(data)
    folder.remove()
  })

  it('says so, checks the database, and leaves nothing running', async () => {
    const { code, codes, notas } = await doctor(settings, '--port', await freePort())
    assert.deepEqual([code, codes], [1, ['PLATAFORMA_NAO_ATENDE']])
    assert.deepEqual(notas, [
      'O PostgreSQL embutido não estava no ar; foi iniciado só para esta verificação.',
    ])
    assert.equal(postmasterOf(data), undefined)
  })

  it('names lost and foreign keys, and a database that does not answer', async () => {
    const file = join(data, 'secrets.json')
    renameSync(file, `${file}.longe`)
    try {
      const { codes } = await doctor(settings, '--work')
      assert.deepEqual(codes, ['CHAVES_ERRADAS'])
    } finally {
      renameSync(`${file}.longe`, file)
    }
    const foreign = withForeignSecrets(data)
    try {
      const { codes, problemas } = await doctor(settings, '--work')
      assert.deepEqual(codes, ['CHAVES_ERRADAS'])
      assert.match(problemas[0]!.texto, /secrets\.json não é o deste PostgreSQL embutido/)
      assert.equal(postmasterOf(data), undefined)
    } finally {
      foreign.undo()
    }
    const url = `postgres://a:b@127.0.0.1:${await freePort()}/nada`
    const { codes } = await doctor({ ...settings, DATABASE_URL: url }, '--work')
    assert.deepEqual(codes, ['BANCO_NAO_ATENDE'])
  })

  it('names a PostgreSQL that is too old, and a cluster of another major version', async () => {
    const old = await answeringPostgres('server_version_num', '150014')
    try {
      const { codes, problemas } = await doctor({ ...settings, DATABASE_URL: old.url }, '--work')
      assert.deepEqual(codes, ['POSTGRES_DE_OUTRA_VERSAO'])
      assert.match(problemas[0]!.texto, /mais antigo que o PostgreSQL 16/)
    } finally {
      old.close()
    }
    const version = join(data, 'postgres/pg/PG_VERSION')
    const ours = readFileSync(version)
    writeFileSync(version, '17\n')
    try {
      const { codes, problemas } = await doctor(settings, '--work')
      assert.deepEqual(codes, ['POSTGRES_DE_OUTRA_VERSAO'])
      assert.match(problemas[0]!.texto, /é do PostgreSQL 17, .*vinculo data export/)
    } finally {
      writeFileSync(version, ours)
    }
  })

  it('names a folder that a restore or an import has not finished', async () => {
    for (const [mark, what] of [
      [unfinishedRestore, /restauração em .* não terminou\. Repita vinculo restore/],
      [unfinishedImport, /importação em .* não terminou\. Repita "vinculo data import"/],
    ] as const) {
      writeFileSync(join(data, mark), '')
      try {
        const { code, problemas } = await doctor(settings, '--work')
        assert.deepEqual([code, problemas.map(({ codigo }) => codigo)], [1, ['PASTA_INCOMPLETA']])
        assert.match(problemas[0]!.texto, what)
        assert.equal(postmasterOf(data), undefined)
      } finally {
        rmSync(join(data, mark))
      }
    }
    // Also one whose restore was cut off before it had a database.
    const { path, remove } = temporaryFolder()
    try {
      writeFileSync(join(path, unfinishedRestore), '')
      const { codes, notas } = await doctor({ VINCULO_DATA: path }, '--work')
      assert.deepEqual([codes, notas], [['PASTA_INCOMPLETA'], []])
    } finally {
      remove()
    }
  })

  it('names a data folder in which the first start is refused', async () => {
    const { codes, notas, problemas } = await doctor({ VINCULO_DATA: '/proc/vinculo' }, '--work')
    assert.deepEqual([codes, notas], [['PASTA_DE_DADOS'], []])
    assert.match(problemas[0]!.texto, /não fica em um disco/)
  })

  it('creates nothing where there is nothing yet', async () => {
    const { path, remove } = temporaryFolder()
    const none = join(path, 'nada')
    try {
      const { code, notas, problemas } = await doctor({ VINCULO_DATA: none }, '--work')
      assert.deepEqual([code, problemas], [0, []])
      assert.match(notas[0]!, /^Ainda não há banco de dados em .*\/nada: o primeiro início o cria\.$/)
      assert.equal(existsSync(none), false)
    } finally {
      remove()
    }
  })

  it('uses no code of the health reasons for something else', () => {
    for (const code of Object.keys(installationReasons)) assert.ok(!Object.hasOwn(healthReasons, code), code)
  })
})

describe('healthcheck', () => {
  let answer: { status: number; body: string } | 'silence'
  const server = createServer((_request, response) => {
    if (answer !== 'silence') response.writeHead(answer.status).end(answer.body)
  })
  let port: string
  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = String((server.address() as AddressInfo).port)
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const check = (...more: string[]) => call(['healthcheck', ...more], { VINCULO_PORT: port })

  it('succeeds when the process lives, also when it is degraded', async () => {
    answer = { status: 200, body: '{"status":"ok"}' }
    assert.deepEqual(await check(), { code: 0, stdout: `http://127.0.0.1:${port}: ok\n`, stderr: '' })
    answer = { status: 200, body: '{"status":"degraded","reasons":["DISCO_CHEIO"]}' }
    const ended = await check('--ready', '--host', '0.0.0.0')
    assert.deepEqual([ended.code, ended.stdout], [0, `http://127.0.0.1:${port}: degraded DISCO_CHEIO\n`])
  })

  it('fails when it is not ready, is another program, is silent or is not there', async () => {
    answer = { status: 503, body: '{"status":"indisponível"}' }
    const unready = await check('--ready')
    assert.deepEqual(
      [unready.code, unready.stderr],
      [1, `vinculo: http://127.0.0.1:${port} respondeu 503.\n`],
    )
    for (const body of ['<html>', 'null', '{}', `"${'x'.repeat(200_000)}"`]) {
      answer = { status: 200, body }
      assert.equal((await check()).code, 1, body.slice(0, 10))
    }
    assert.match((await check()).stderr, /^vinculo: /)
    answer = 'silence'
    const began = performance.now()
    const silent = await check()
    assert.match(silent.stderr, /não respondeu em 3 segundos/)
    assert.ok(silent.code === 1 && performance.now() - began < 10_000)
    const none = await check('--port', await freePort())
    assert.match(none.stderr, /^vinculo: ninguém responde em http:\/\/127\.0\.0\.1:\d+ \(ECONNREFUSED\)/)
    assert.equal(none.code, 1)
    assert.equal((await check('--port', '0')).code, 2)
  })

  it('runs as a process of its own', async () => {
    answer = { status: 200, body: '{"status":"ok"}' }
    assert.equal((await command(['healthcheck'], { VINCULO_PORT: port })).code, 0)
  })
})
