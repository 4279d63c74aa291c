import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { readConfig } from '../../server/config/config.ts'
import { loadSecrets } from '../../server/config/secrets.ts'
import { exportDatabase } from '../../server/portable/export.ts'
import type { Manifest } from '../../server/portable/manifest.ts'
import { RowDigest } from '../../server/portable/row-digest.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { openDataLocation } from '../../server/store/data-location.ts'
import { migrate } from '../../server/store/migrate.ts'
import { migrations } from '../../server/store/migration-list.ts'
import { applicationServer, createDatabase, createEmptyDatabase, inDatabase } from '../support/database.ts'
import { schemaOf } from '../support/database-schema.ts'
import {
  embeddedUrl,
  postmasterOf,
  Running,
  type Settings,
  stopPostgres,
  temporaryFolder,
  until,
} from '../support/process.ts'
import { type Released, setToArchive, unpackReleased } from '../support/released.ts'
import { call } from '../support/run-command.ts'
import { World } from '../support/world.ts'

const nothing = { databaseUrl: undefined, databaseOwnerUrl: undefined, processing: false }

/** Everything durable that a database holds, by table: count and digest of the rows. The superuser sees all. */
async function contentsOf(superuser: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: superuser, options: '-c search_path=vinculo' })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      `select relname as name from pg_class where relnamespace = 'vinculo'::regnamespace and relkind = 'r'
          and relpersistence = 'p' order by 1`,
    )
    const parts = tables.map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from ${name} t`,
    )
    const { rows } = await client.query(parts.join(' union all '))
    const sequences = await client.query(
      `select sequencename as name, coalesce(last_value, 0)::text as digest from pg_sequences where schemaname = 'vinculo'`,
    )
    return Object.fromEntries([...rows, ...sequences.rows].map(({ name, digest }) => [name, digest]))
  } finally {
    await client.end()
  }
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifesto.json'), 'utf8'))

/** Whether the transaction that fills the tables holds them. */
async function hasBegunRows(data: string): Promise<boolean> {
  if (postmasterOf(data) === undefined) return false
  const client = new pg.Client({ connectionString: embeddedUrl(data, 'postgres') })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'aluno' and mode = 'AccessExclusiveLock'`,
    )
    return rowCount! > 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

describe('an export of the database', () => {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder.path, name)
  let released: Released
  let settings: Settings
  before(() => {
    released = unpackReleased('0.1.0')
    settings = { VINCULO_DATA: released.data, VINCULO_LOG: 'error' }
  })
  after(async () => {
    await stopPostgres(released.data)
    released.remove()
    folder.remove()
  })

  /** A new data folder with the keys only. */
  function newData(name: string): string {
    const data = at(name)
    mkdirSync(data)
    copyFileSync(join(released.data, 'secrets.json'), join(data, 'secrets.json'))
    return data
  }
  const importing = (source: string, data: string) =>
    call(['data', 'import', source, '--data', data], { VINCULO_LOG: 'error' })

  /** What a running server of a data folder holds, besides the schema. */
  async function heldBy(data: string): Promise<{ contents: Record<string, string>; schema: string[] }> {
    const config = readConfig({ VINCULO_DATA: data })
    const options = { serving: false, onRestart: () => {} }
    const location = await openDataLocation(config, loadSecrets(config), options)
    const client = new pg.Client(ownerConnection(location.ownerUrl))
    try {
      await client.connect()
      return { contents: await contentsOf(embeddedUrl(data, 'postgres')), schema: await schemaOf(client) }
    } finally {
      await client.end()
      await location.close()
    }
  }

  it('is made by a command, readable by its owner only, with counts and checksums', async () => {
    const ended = await call(['data', 'export', at('exportado'), '--json'], settings)
    assert.equal(ended.code, 0, ended.stderr)
    const told = JSON.parse(ended.stdout)
    const { tabelas, migracoes, versao } = manifestOf(at('exportado'))
    assert.deepEqual(
      { pasta: told.pasta, versao: told.versao, tabelas: told.tabelas },
      { pasta: at('exportado'), versao, tabelas: tabelas.length },
    )
    assert.deepEqual(
      readdirSync(at('exportado')).sort(),
      ['manifesto.json', 'manifesto.sha256', ...tabelas.map(({ arquivo }) => arquivo)].sort(),
    )
    for (const name of readdirSync(at('exportado'))) {
      assert.equal(statSync(join(at('exportado'), name)).mode & 0o777, 0o600, name)
    }
    assert.equal(statSync(at('exportado')).mode & 0o777, 0o700)
    assert.deepEqual(readdirSync(folder.path), ['exportado'])
    for (const { name } of migrations()) assert.ok(migracoes.includes(name), name)
    const { contents } = await heldBy(released.data)
    const counts = Object.fromEntries(tabelas.map(({ nome, linhas }) => [nome, linhas]))
    assert.ok(counts.aluno! > 50 && counts.auditoria! > 50)
    for (const [nome, linhas] of Object.entries(counts))
      assert.equal(contents[nome]?.split(' ')[0], String(linhas), nome)
  })

  it('contains no keys', () => {
    const { keys, digestKey, databasePassword } = JSON.parse(
      readFileSync(join(released.data, 'secrets.json'), 'utf8'),
    )
    const secrets = [databasePassword, digestKey, ...keys.split(',').map((one: string) => one.split(':')[1])]
    for (const name of readdirSync(at('exportado'))) {
      const text = readFileSync(join(at('exportado'), name))
      for (const secret of secrets) assert.ok(!text.includes(secret), name)
    }
  })

  it('becomes an equal database in another cluster, with equal answers', async () => {
    const data = newData('novo')
    const ended = await importing(at('exportado'), data)
    assert.equal(ended.code, 0, ended.stderr)
    assert.match(
      ended.stdout,
      /^[\d.]+ linhas de \d+ tabelas importadas e conferidas em .*novo\.\nCopie ainda a pasta arquivos para .*novo\/arquivos\.\n$/,
    )
    assert.deepEqual(readdirSync(data).sort(), ['postgres', 'secrets.json'])
    const [old, made] = [await heldBy(released.data), await heldBy(data)]
    assert.deepEqual(made, old)
    cpSync(join(released.data, 'arquivos'), join(data, 'arquivos'), { recursive: true })
    const world = await World.open({ data, ...nothing })
    try {
      await setToArchive(world.context, released)
      const asked = { token: released.token, dataInicio: '2000-01-01', dataFim: '2099-12-31' }
      assert.ok(Object.keys(released.answers).length > 25)
      for (const [operation, answer] of Object.entries(released.answers)) {
        const { text } = await world.query(operation, asked)
        assert.equal(text, answer, operation)
      }
      // New rows continue the sequences.
      const { id } = await world.institution()
      assert.ok(id > 1)
    } finally {
      await world.close()
    }
    // The application's role is bound as before.
    const sees = await call(['client', 'list', '--json'], { VINCULO_DATA: data, VINCULO_LOG: 'error' })
    assert.equal(JSON.parse(sees.stdout).length, 2)
  })

  it('of an older version gets the migrations since', async () => {
    const other = unpackReleased('0.1.0')
    const config = readConfig({ VINCULO_DATA: other.data })
    const location = await openDataLocation(config, loadSecrets(config), {
      serving: false,
      onRestart: () => {},
    })
    await migrate(location.ownerUrl, { list: migrations().slice(0, 1) })
    const made = await exportDatabase(location.ownerUrl, at('antigo'), () => {})
    await location.close()
    other.remove()
    assert.ok(!made.migracoes.includes(migrations()[1]!.name))
    const data = newData('de-antigo')
    const ended = await importing(at('antigo'), data)
    assert.equal(ended.code, 0, ended.stderr)
    for (const { name } of migrations().slice(1)) assert.ok(ended.stderr.includes(`${name}: `), name)
    const [old, imported] = [await heldBy(released.data), await heldBy(data)]
    assert.deepEqual(imported.schema, old.schema)
    // The moment of each migration differs, and that of the audit entry of what one changes.
    const differing = Object.keys(old.contents).filter(
      (name) => old.contents[name] !== imported.contents[name],
    )
    assert.deepEqual(differing.sort(), ['auditoria', 'migracao'])
  })

  describe('that is refused or interrupted', () => {
    let damaged = 0
    /** A copy of the export, changed. */
    function copyWith(change: (copy: string) => void): string {
      const copy = at(`copia-${++damaged}`)
      cpSync(at('exportado'), copy, { recursive: true })
      change(copy)
      return copy
    }
    function reseal(copy: string, change: (made: Manifest) => void): void {
      const made = manifestOf(copy)
      change(made)
      const text = JSON.stringify(made)
      writeFileSync(join(copy, 'manifesto.json'), text)
      writeFileSync(join(copy, 'manifesto.sha256'), `${hash('sha256', text)}  manifesto.json\n`)
    }
    /** Refused before anything is made. */
    async function refuses(source: string, code: number, sentence: RegExp): Promise<void> {
      const data = newData(`recusado-${++damaged}`)
      const ended = await importing(source, data)
      assert.match(ended.stderr, sentence)
      assert.deepEqual([ended.code, ended.stdout], [code, ''])
      assert.deepEqual(readdirSync(data), ['secrets.json'])
    }

    it('does not overwrite a folder', async () => {
      const ended = await call(['data', 'export', at('exportado')], settings)
      assert.match(ended.stderr, /^vinculo: A pasta .*exportado não está vazia\. Informe uma pasta nova\.\n$/)
      assert.equal(ended.code, 2)
      const file = await call(['data', 'export', join(at('exportado'), 'manifesto.json')], settings)
      assert.match(file.stderr, /não é uma pasta/)
      const below = await call(['data', 'export', join(at('exportado'), 'manifesto.json/x')], settings)
      assert.deepEqual([below.code === 0, below.stdout], [false, ''])
    })

    it('leaves nothing under its name when its process is killed', async () => {
      const running = new Running(['data', 'export', at('cortado')], settings)
      await until('the export begins', () =>
        readdirSync(folder.path).some((name) => name.startsWith('.cortado-')),
      )
      await running.end('SIGKILL')
      assert.ok(!existsSync(at('cortado')))
      const [left] = readdirSync(folder.path).filter((name) => name.startsWith('.cortado-'))
      await refuses(at(left!), 1, /está incompleta ou danificada: falta manifesto\.json/)
      const ended = await call(['data', 'export', at('cortado')], settings)
      assert.equal(ended.code, 0, ended.stderr)
    })

    it('when it is not there, or no export', async () => {
      await refuses(at('nenhum'), 2, /^vinculo: A pasta .*nenhum não existe ou não pode ser lida\.\n$/)
      await refuses(released.data, 1, /falta manifesto\.json/)
    })

    it('when a part of it is damaged or missing', async () => {
      const flip = (file: string) => (copy: string) => {
        const bytes = readFileSync(join(copy, file))
        bytes[bytes.length >> 1]! ^= 1
        writeFileSync(join(copy, file), bytes)
      }
      await refuses(copyWith(flip('aluno.copy.zst')), 1, /aluno\.copy\.zst não confere\. Exporte de novo\./)
      await refuses(
        copyWith((copy) => appendFileSync(join(copy, 'aluno.copy.zst'), 'x')),
        1,
        /não confere/,
      )
      await refuses(
        copyWith((copy) => rmSync(join(copy, 'curso.copy.zst'))),
        1,
        /falta curso\.copy\.zst/,
      )
      await refuses(copyWith(flip('manifesto.json')), 1, /o resumo de manifesto\.json não confere/)
      await refuses(
        copyWith((copy) => rmSync(join(copy, 'manifesto.sha256'))),
        1,
        /falta manifesto\.sha256/,
      )
    })

    it('when its manifest asks for what no export has', async () => {
      const asks: ((made: Manifest) => void)[] = [
        (made) => Object.assign(made.tabelas[0]!, { arquivo: '../../etc/passwd' }),
        (made) => Object.assign(made.tabelas[0]!, { nome: 'a"; drop schema vinculo; --' }),
        (made) => made.tabelas[0]!.colunas.push('a", "b'),
        (made) => Object.assign(made.sequencias[0]!, { valor: '1; select 1' }),
        (made) => Object.assign(made, { tabelas: null }),
        (made) => Object.assign(made, { migracoes: [] }),
      ]
      for (const ask of asks) {
        await refuses(
          copyWith((copy) => reseal(copy, ask)),
          1,
          /está incompleta ou danificada/,
        )
      }
    })

    it('when a newer version made it', async () => {
      const newer = copyWith((copy) =>
        reseal(copy, (made) =>
          Object.assign(made, { versao: '9.1.0', migracoes: [...made.migracoes, '9999-x.sql'] }),
        ),
      )
      await refuses(
        newer,
        2,
        /feita pela versão 9\.1\.0 do Vínculo e tem a migração 9999-x\.sql, que esta versão, a \d/,
      )
      const format = copyWith((copy) =>
        reseal(copy, (made) => Object.assign(made, { versao: '9.1.0', formato: 9 })),
      )
      await refuses(format, 2, /feita pela versão 9\.1\.0 do Vínculo, mais nova que esta/)
    })

    it('when the data folder has a database, or no keys', async () => {
      const was = await heldBy(released.data)
      const used = await importing(at('exportado'), released.data)
      assert.match(used.stderr, /já tem um banco\. Informe em --data uma pasta nova/)
      assert.equal(used.code, 2)
      assert.deepEqual(await heldBy(released.data), was)
      const bare = await importing(at('exportado'), at('sem-chaves'))
      assert.match(
        bare.stderr,
        /^vinculo: Falta .*sem-chaves\/secrets\.json: a exportação não traz as chaves\. Copie antes/,
      )
      assert.equal(bare.code, 2)
      assert.ok(!existsSync(at('sem-chaves')))
    })

    async function requireUnfinished(data: string): Promise<void> {
      for (const command of ['serve', 'migrate']) {
        const refused = await call([command], { VINCULO_DATA: data, VINCULO_PORT: '0', VINCULO_LOG: 'error' })
        assert.match(
          refused.stderr,
          /^vinculo: A importação em .* não terminou\. Repita "vinculo data import"/,
        )
        assert.equal(refused.code, 2)
      }
    }

    it('when a row was not imported as it was exported, or the keys are others, and then begins again', async () => {
      const other = copyWith((copy) =>
        reseal(copy, (made) => {
          made.tabelas.find(({ nome }) => nome === 'unidade')!.conteudo = 'f'.repeat(64)
        }),
      )
      const data = newData('diferente')
      const unequal = await importing(other, data)
      assert.match(unequal.stderr, /A tabela unidade não ficou igual à exportada .* Nada foi importado/)
      assert.equal(unequal.code, 1)
      await requireUnfinished(data)
      const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
      const digestKey = Buffer.alloc(32, 'x').toString('base64')
      writeFileSync(join(data, 'secrets.json'), JSON.stringify({ ...secrets, digestKey }))
      const foreign = await importing(at('exportado'), data)
      assert.match(foreign.stderr, /a chave digest não é a deste banco de dados/)
      assert.equal(foreign.code, 2)
      await requireUnfinished(data)
      copyFileSync(join(released.data, 'secrets.json'), join(data, 'secrets.json'))
      const again = await importing(at('exportado'), data)
      assert.equal(again.code, 0, again.stderr)
      assert.deepEqual(await heldBy(data), await heldBy(released.data))
    })

    it('when it is killed while it makes the schema, or the rows, and then begins again', async () => {
      const data = newData('morto')
      for (const moment of ['schema', 'rows']) {
        const running = new Running(['data', 'import', at('exportado'), '--data', data], {
          VINCULO_LOG: 'error',
        })
        await until(`the import makes the ${moment}`, async () =>
          moment === 'rows' ? hasBegunRows(data) : existsSync(join(data, 'importacao-incompleta')),
        )
        await running.end('SIGKILL')
        await stopPostgres(data)
        await requireUnfinished(data)
      }
      const again = await importing(at('exportado'), data)
      assert.equal(again.code, 0, again.stderr)
      assert.deepEqual(await heldBy(data), await heldBy(released.data))
    })
  })

  it('lets others go on, and is of one moment', async () => {
    const world = await World.open({ data: released.data, ...nothing })
    const { pool } = world.context.owner
    let rounds = 0
    let working = true
    const { rows } = await pool.query(`select cliente_id as id from cliente order by 1 limit 1`)
    const client = String(rows[0].id)
    const writing = (async () => {
      const writer = await pool.connect()
      while (working) {
        // One transaction writes to a table at the beginning of the export and to one at its end.
        await writer.query(`begin; select set_config('vinculo.cliente', '${client}', true);
          update aluno set telefone1 = '${++rounds}' where cliente_id = ${client};
          update unidade set nome = '${rounds}' where cliente_id = ${client}; commit`)
        await setImmediate()
      }
      writer.release()
    })()
    await until('the writer works', () => rounds > 3)
    const before = rounds
    const made = await exportDatabase(world.context.location.ownerUrl, at('em-uso'), () => {}).finally(() => {
      working = false
    })
    await writing
    assert.ok(rounds > before, 'the writer waited for the export')
    await world.close()
    const data = newData('de-em-uso')
    const ended = await importing(at('em-uso'), data)
    assert.equal(ended.code, 0, ended.stderr)
    const config = readConfig({ VINCULO_DATA: data })
    const location = await openDataLocation(config, loadSecrets(config), {
      serving: false,
      onRestart: () => {},
    })
    const superuser = new pg.Client({
      connectionString: embeddedUrl(data, 'postgres'),
      options: '-c search_path=vinculo',
    })
    await superuser.connect()
    const found = await superuser.query(
      `select distinct x from (select telefone1 as x from aluno where cliente_id = ${client}
        union all select nome from unidade where cliente_id = ${client}) both_tables`,
    )
    await superuser.end()
    await location.close()
    assert.equal(found.rowCount, 1, JSON.stringify(found.rows))
    assert.ok(made.tabelas.find(({ nome }) => nome === 'unidade')!.linhas > 0)
  })

  it('goes from and to a PostgreSQL of the operator', async () => {
    const target = await createEmptyDatabase()
    const external = (url: string): Settings => ({
      VINCULO_LOG: 'error',
      VINCULO_DATA: newDataOnce(),
      DATABASE_URL: inDatabase(applicationServer(), new URL(url).pathname.slice(1)),
      DATABASE_OWNER_URL: url,
    })
    const newDataOnce = () => (existsSync(at('fora')) ? at('fora') : newData('fora'))
    const ended = await call(['data', 'import', at('exportado')], external(target.url))
    assert.equal(ended.code, 0, ended.stderr)
    const back = await call(['data', 'export', at('de-fora')], external(target.url))
    assert.equal(back.code, 0, back.stderr)
    const rowsOf = (source: string) =>
      manifestOf(source).tabelas.map(({ nome, linhas, conteudo }) => [nome, linhas, conteudo])
    assert.deepEqual(rowsOf(at('de-fora')), rowsOf(at('exportado')))
    const used = await createDatabase()
    const refused = await call(['data', 'import', at('exportado')], external(used.url))
    assert.match(refused.stderr, /^vinculo: O banco de dados não está vazio\. Crie um banco novo/)
    assert.equal(refused.code, 2)
    await used.drop()
    await target.drop()
  })

  it('is what a start with another major version of PostgreSQL asks for', async () => {
    const data = at('novo')
    const cluster = join(data, 'postgres/pg')
    const before = readFileSync(join(cluster, 'PG_VERSION'), 'utf8')
    renameSync(join(cluster, 'PG_VERSION'), join(cluster, 'PG_VERSION.antes'))
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
    const names = readdirSync(dirname(cluster)).sort()
    for (const command of ['serve', 'work', 'migrate']) {
      const ended = await call([command], { VINCULO_DATA: data, VINCULO_PORT: '0', VINCULO_LOG: 'error' })
      assert.match(
        ended.stderr,
        new RegExp(
          `^vinculo: O banco de ${cluster} é do PostgreSQL 17, e este Vínculo traz o ${before.trim()}, que não o lê\\. .*"vinculo data export PASTA".*"vinculo data import PASTA --data NOVA".* Nada foi alterado\\.\\n$`,
        ),
      )
      assert.deepEqual([ended.code, ended.stdout], [1, ''])
    }
    assert.deepEqual(readdirSync(dirname(cluster)).sort(), names)
    renameSync(join(cluster, 'PG_VERSION.antes'), join(cluster, 'PG_VERSION'))
    const ended = await call(['migrate'], { VINCULO_DATA: data, VINCULO_LOG: 'error' })
    assert.equal(ended.code, 0, ended.stderr)
  })
})

describe('the digest of rows', () => {
  const digestOf = (...chunks: string[]) => {
    const digest = new RowDigest()
    for (const chunk of chunks) digest.update(Buffer.from(chunk))
    return [digest.rows, digest.digest()]
  }

  it('does not depend on their order, or on how they arrive', () => {
    const whole = digestOf('a\nbc\n\nd\n')
    assert.equal(whole[0], 4)
    assert.deepEqual(digestOf('d\n\nbc\na\n'), whole)
    assert.deepEqual(digestOf('a', '\nb', 'c', '\n', '\nd\n'), whole)
    assert.deepEqual(digestOf(...'a\nbc\n\nd\n'), whole)
  })

  it('differs for other rows, and for rows that are repeated', () => {
    const digests = [
      ['a\nb\n'],
      ['a\n'],
      ['a\na\nb\n'],
      ['a\nb\nb\n'],
      ['ab\n'],
      ['a\nb\n\n'],
      ['a\na\n'],
      [],
    ].map((one) => String(digestOf(...one)))
    assert.equal(new Set(digests).size, digests.length)
  })
})
