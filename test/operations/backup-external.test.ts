import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { loadSecrets } from '../../server/config/secrets.ts'
import { openFiles } from '../../server/store/files/open.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { createDatabase, createEmptyDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/process.ts'
import { call } from '../support/run-command.ts'

/** Folder of client tools of at least this major version. */
function toolsFor(major: number): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  for (const folder of [...folders, ...globSync('/usr/lib/postgresql/*/bin')]) {
    try {
      const version = execFileSync(join(folder, 'pg_dump'), ['--version'], { encoding: 'utf8' })
      if (Number(/ (\d+)/.exec(version)?.[1]) >= major) return folder
    } catch {
      // Not installed there.
    }
  }
  return undefined
}

describe('the backup of a PostgreSQL of the operator', () => {
  const folder = temporaryFolder()
  const data = join(folder.path, 'dados')
  const backups = join(folder.path, 'copias')
  let database: Awaited<ReturnType<typeof createDatabase>>
  let settings: Record<string, string>
  let sha256: string

  before(async () => {
    database = await createDatabase()
    settings = {
      VINCULO_DATA: data,
      VINCULO_LOG: 'error',
      DATABASE_URL: database.applicationUrl,
      DATABASE_OWNER_URL: database.url,
    }
    const created = await call(['client', 'create', 'ufx'], settings)
    assert.equal(created.code, 0, created.stderr)
    const files = openFiles(
      { data, files: { kind: 'folder' } },
      new Sealer(loadSecrets({ data, keys: undefined })),
    )
    sha256 = (await files.put(1, Buffer.from('conteúdo'))).sha256
  })
  after(async () => {
    await database?.drop()
    folder.remove()
  })

  it('is refused with what to use instead', async () => {
    const refused = await call(['backup', backups], settings)
    assert.equal(refused.code, 2)
    assert.match(refused.stderr, /pg_dump --format=custom ou pg_basebackup\. Depois dele, .* --files-only/)
    const nightly = await call(['client', 'list'], { ...settings, VINCULO_BACKUPS: backups })
    assert.match(nightly.stderr, /^vinculo: VINCULO_BACKUPS: só serve com o PostgreSQL embutido/)
  })

  it('has the files only, which are restored beside the keys', async () => {
    const made = await call(['backup', backups, '--files-only'], settings)
    assert.equal(made.code, 0, made.stderr)
    assert.match(made.stdout, /sem banco, 1 arquivos .*\nFalta guardar: o banco, copiado antes/)
    const rehearsed = await call(['restore', backups, '--rehearse'], settings)
    assert.match(rehearsed.stderr, /só tem os arquivos/)
    const target = join(folder.path, 'nova')
    const restored = await call(['restore', backups, '--data', target], {})
    assert.equal(restored.code, 0, restored.stderr)
    writeFileSync(join(target, 'secrets.json'), readFileSync(join(data, 'secrets.json')), { mode: 0o600 })
    const secrets = loadSecrets({ data: target, keys: undefined })
    const files = openFiles({ data: target, files: { kind: 'folder' } }, new Sealer(secrets))
    assert.equal((await files.get(1, sha256))?.toString(), 'conteúdo')
  })

  it('is dumped and restored by the documented commands', async (t) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`)
    await client.end()
    const tools = toolsFor(rows[0].major)
    if (!tools) return t.skip(`needs pg_dump and pg_restore of PostgreSQL ${rows[0].major} or newer`)
    const dump = join(folder.path, 'vinculo.dump')
    const run = (program: string, ...args: string[]) =>
      execFileSync(join(tools, program), args, { stdio: 'pipe' })
    run('pg_dump', '--format=custom', `--file=${dump}`, database.url)
    const fresh = await createEmptyDatabase()
    try {
      run('pg_restore', '--exit-on-error', `--dbname=${fresh.url}`, dump)
      const listed = await call(['client', 'list'], {
        ...settings,
        DATABASE_URL: fresh.applicationUrl,
        DATABASE_OWNER_URL: fresh.url,
      })
      assert.deepEqual([listed.code, listed.stdout], [0, 'ufx\tufx\n'])
    } finally {
      await fresh.drop()
    }
  })
})
