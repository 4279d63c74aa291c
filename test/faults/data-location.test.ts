import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { runningPostmaster } from '../../server/store/embedded/postmaster.ts'
import { Serving, stopPostgres, temporaryFolder } from '../support/process.ts'
import { call } from '../support/run-command.ts'

const places = '/var/lib/vinculo'
const isRoot = process.platform === 'linux' && process.getuid?.() === 0

describe('a first start', () => {
  const refused = async (data: string, message: RegExp) => {
    const ended = await call(['client', 'list'], { VINCULO_DATA: data })
    assert.match(ended.stderr, message)
    assert.equal(ended.stdout, '')
    assert.notEqual(ended.code, 0)
  }

  it('says that nothing can be created under /proc', { skip: process.platform !== 'linux' }, async () => {
    await refused(
      '/proc/vinculo/dados',
      /^vinculo: \/proc\/vinculo\/dados não fica em um disco em que se guardam arquivos\. Escolha/,
    )
  })

  describe('on another disk', { skip: isRoot ? false : 'needs Linux and root, to mount a disk' }, () => {
    const folder = temporaryFolder()
    const mount = (options: string) => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder.path])
    }
    after(() => folder.remove())

    it('says that the disk is too small, and creates nothing', async (t) => {
      try {
        mount('size=32m,mode=755')
      } catch {
        return t.skip('this account may not mount')
      }
      try {
        const full =
          /^vinculo: O disco de \S+ tem só \d+ MiB livres, e o primeiro início precisa de 400 MiB\..* Nada foi criado\.\n$/
        await refused(join(folder.path, 'dados'), full)
        await refused(folder.path, full)
        assert.deepEqual(readdirSync(folder.path), [])
      } finally {
        execFileSync('umount', [folder.path])
      }
    })

    it('says that the disk is read-only', async (t) => {
      try {
        mount('size=500m,mode=755,ro')
      } catch {
        return t.skip('this account may not mount')
      }
      try {
        await refused(join(folder.path, 'dados'), /^vinculo: não é possível criar nada em \S+dados \(EROFS\)/)
        await refused(folder.path, /^vinculo: não é possível criar nada em \S+ \(EROFS\)/)
      } finally {
        execFileSync('umount', [folder.path])
      }
    })
  })
})

const skip = isRoot ? false : 'needs Linux and root'

describe('a data folder of root that the account of PostgreSQL cannot reach', { skip }, () => {
  const folder = temporaryFolder()
  const data = join(folder.path, 'dados')
  const settings = { VINCULO_DATA: data }
  const backups = temporaryFolder()
  const had = existsSync(places)
  let base = ''

  before(() => chmodSync(folder.path, 0o700))
  after(async () => {
    await stopPostgres(data)
    if (base) rmSync(base, { recursive: true, force: true })
    if (!had && existsSync(places) && readdirSync(places).length === 0) rmdirSync(places)
    folder.remove()
    backups.remove()
  })

  it('has its cluster elsewhere, and the start says where', async () => {
    const serving = await Serving.start(settings)
    base = readFileSync(join(data, 'postgres-place'), 'utf8').trim()
    try {
      assert.ok(serving.stderr.includes(`Pasta de dados: ${data}; banco: ${base}\n`), serving.stderr)
      assert.match(serving.stderr, /O banco fica fora da pasta de dados/)
      assert.equal(readFileSync(join(base, 'pasta-de-dados'), 'utf8'), `${data}\n`)
      const used = await call(['data', 'remove', base, '--confirm', data], settings)
      assert.match(used.stderr, /está em uso/)
    } finally {
      await serving.end('SIGTERM')
    }
  })

  it('has its cluster in the backup', async () => {
    assert.equal((await call(['client', 'create', 'ufx'], settings)).code, 0)
    const made = await call(['backup', backups.path, '--json'], settings)
    assert.equal(made.code, 0, made.stderr)
    assert.equal(JSON.parse(made.stdout).cluster, base)
    const rehearsed = await call(['restore', backups.path, '--rehearse'], settings)
    assert.equal(rehearsed.code, 0, rehearsed.stderr)
    assert.deepEqual(
      readdirSync(base).filter((name) => name.startsWith('ensaio-')),
      [],
    )
  })

  it('is listed, and its cluster removed only with its name', async () => {
    const listed = JSON.parse((await call(['data', 'list', '--json'], settings)).stdout)
    assert.equal(listed.banco, base)
    const found = listed.fora.find(({ banco }: { banco: string }) => banco === base)
    assert.equal(found.dados, data)
    assert.equal(found.estado, 'da pasta de dados')
    const kept = await call(['data', 'remove', base, '--yes'], settings)
    assert.match(kept.stderr, /que existe\. Para removê-lo mesmo assim, repita com --confirm/)
    assert.equal(existsSync(join(base, 'pg')), true)
  })

  it('that is deleted while it is served leaves no PostgreSQL behind after a stop', async () => {
    const serving = await Serving.start(settings)
    renameSync(data, `${data}-guardada`)
    try {
      const ended = await serving.end('SIGTERM')
      assert.equal(ended.code, 0, ended.stderr)
      assert.equal(runningPostmaster(join(base, 'pg')), undefined)
    } finally {
      renameSync(`${data}-guardada`, data)
    }
  })

  it('that is deleted with its processes killed leaves a PostgreSQL that is named', async () => {
    const serving = await Serving.start(settings)
    await serving.end('SIGKILL')
    const { pid } = runningPostmaster(join(base, 'pg'))!
    renameSync(data, `${data}-guardada`)
    try {
      const used = await call(['data', 'remove', base, '--yes'], settings)
      assert.equal(used.code, 2)
      assert.ok(used.stderr.includes(`kill -INT ${pid}`), used.stderr)
    } finally {
      renameSync(`${data}-guardada`, data)
    }
    await stopPostgres(data)
  })

  it('that was deleted stops the start with what to do, and its cluster can be removed', async () => {
    renameSync(data, `${data}-guardada`)
    for (const emptied of [false, true]) {
      if (emptied) mkdirSync(data)
      const refused = await call(['client', 'list'], settings)
      assert.match(
        refused.stderr,
        /^vinculo: A pasta de dados \S+ foi apagada ou está em um disco desmontado/,
      )
      assert.ok(refused.stderr.includes(`vinculo data remove ${base}`))
      assert.equal(refused.code, 2)
      assert.equal(existsSync(join(data, 'secrets.json')), false)
    }
    rmSync(data, { recursive: true })
    renameSync(`${data}-guardada`, data)
    const back = await call(['client', 'list'], settings)
    assert.deepEqual([back.code, back.stdout], [0, 'ufx\tufx\n'])

    rmSync(data, { recursive: true })
    const listed = JSON.parse((await call(['data', 'list', '--json'], settings)).stdout)
    const found = listed.fora.find(({ banco }: { banco: string }) => banco === base)
    assert.equal(found.estado, 'órfão')
    const asked = await call(['data', 'remove', base], settings)
    assert.match(asked.stderr, /pede confirmação no terminal/)
    const removed = await call(['data', 'remove', base, '--yes'], settings)
    assert.equal(removed.code, 0, removed.stderr)
    assert.equal(existsSync(base), false)
  })

  it('is restored from its backup', async () => {
    const restored = await call(['restore', backups.path, '--data', data], {})
    assert.equal(restored.code, 0, restored.stderr)
    assert.ok(restored.stdout.includes(`com o banco em ${base}`))
    // The keys were lost with the folder; the cluster is there, and asks for them.
    const early = await call(['client', 'list'], settings)
    assert.match(early.stderr, /^vinculo: Falta \S+secrets\.json/)
    writeFileSync(join(data, 'secrets.json'), 'x')
    assert.match((await call(['client', 'list'], settings)).stderr, /está danificado/)
  })
})
