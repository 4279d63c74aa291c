import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { readConfig } from '../../server/config/config.ts'
import { type Context, openContext } from '../../server/context.ts'
import { backUp } from '../../server/jobs/back-up.ts'
import { EmbeddedCluster } from '../../server/store/embedded/cluster.ts'
import { embeddedUrl, stopPostgres, temporaryFolder } from '../support/process.ts'
import { call } from '../support/run-command.ts'
import { seededFolder } from '../support/seed.ts'

const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const never = new AbortController().signal
const mebibyte = 2 ** 20

/** Mounts a small disk; undefined where this account may not. */
function mount(path: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
const resize = (path: string, options: string) =>
  execFileSync('mount', ['-o', `remount,${options}`, path], { stdio: 'pipe' })
const unmount = (path: string) => execFileSync('umount', ['-l', path])
const cannot = 'this account may not mount'

describe('a disk that fills', { skip: isRoot ? false : 'needs Linux and root, to mount a disk' }, () => {
  describe('during a backup', () => {
    const source = seededFolder()
    const disk = temporaryFolder()
    const backups = join(disk.path, 'copias')
    const settings = { VINCULO_DATA: source.path, VINCULO_BACKUPS: backups, VINCULO_LOG: 'silent' }
    let context: Context
    let mounted = false

    const made = () => readdirSync(backups).filter((name) => name !== 'estado.json')
    const problems = async () => {
      context.health.forget()
      const { findings } = await context.health.report()
      return findings
        .filter(({ code }) => code === 'COPIA_COM_PROBLEMA')
        .map(({ text }) => JSON.stringify(text))
    }

    before(async () => {
      mounted = mount(disk.path, 'size=30m,mode=755')
      if (!mounted) return
      context = await openContext(readConfig(settings))
      const superuser = new pg.Client({ connectionString: embeddedUrl(source.path, 'postgres') })
      await superuser.connect()
      // Compresses to more than the quarter of its size that is required beforehand.
      await superuser.query('create table enchimento (conteudo bytea storage external)')
      await superuser.query(`insert into enchimento
        select (select string_agg(uuid_send(gen_random_uuid()), '') from generate_series(1, 65536) where n > 0)
          from generate_series(1, 40) n`)
      await superuser.query('checkpoint')
      await superuser.end()
    })
    after(async () => {
      await context?.close()
      if (mounted) unmount(disk.path)
      await stopPostgres(source.path)
      source.remove()
      disk.remove()
    })

    it('says so, and leaves nothing', async (t) => {
      if (!mounted) return t.skip(cannot)
      const ended = await call(['backup', backups], settings)
      assert.match(
        ended.stderr,
        /^vinculo: O disco de \S+copias encheu durante a cópia, que foi desfeita\. Libere espaço\.\n$/,
      )
      assert.equal(ended.code, 1)
      assert.deepEqual(made(), [])
    })

    it('is a problem of the nightly job, which the next night solves', async (t) => {
      if (!mounted) return t.skip(cannot)
      await assert.rejects(backUp(context, never), /encheu durante a cópia/)
      assert.deepEqual(made(), [])
      assert.match((await problems()).join(), /encheu durante a cópia, que foi desfeita/)
      // Nothing can be written at all, not even the job's result.
      const rest = join(disk.path, 'resto')
      assert.throws(() => writeFileSync(rest, Buffer.alloc(40 * mebibyte)), /ENOSPC/)
      assert.equal(statfsSync(disk.path).bfree, 0)
      await assert.rejects(backUp(context, never), /O disco de .* (está cheio|encheu|tem só)/)
      assert.match((await problems()).join(), /O disco de .* (está cheio|encheu|tem só)/)
      assert.deepEqual(made(), [])
      rmSync(rest)
      resize(disk.path, 'size=400m')
      await backUp(context, never)
      assert.deepEqual(await problems(), [])
      assert.equal(made().length, 1)
    })

    it('is reported before the night when it cannot be written at all, and no longer when it can', async (t) => {
      if (!mounted) return t.skip(cannot)
      const unusable = async () => {
        context.health.forget()
        const { findings } = await context.health.report()
        return findings.some(({ code }) => code === 'COPIA_SEM_PASTA')
      }
      assert.equal(await unusable(), false)
      resize(disk.path, 'ro')
      assert.equal(await unusable(), true)
      resize(disk.path, 'rw')
      assert.equal(await unusable(), false)
    })

    it('says so also when it has no more names for files', async (t) => {
      if (!mounted) return t.skip(cannot)
      const objects = join(source.path, 'arquivos', '0'.repeat(16), '00', '00')
      mkdirSync(objects, { recursive: true })
      for (let number = 0; number < 100; number++) {
        writeFileSync(join(objects, number.toString(16).padStart(28, '0')), 'x')
      }
      const before = made()
      resize(disk.path, 'nr_inodes=60')
      const ended = await call(['backup', backups], settings)
      assert.match(ended.stderr, /encheu durante a cópia, que foi desfeita/)
      assert.deepEqual(made(), before)
      resize(disk.path, 'nr_inodes=10000')
      const again = await call(['backup', backups], settings)
      assert.equal(again.code, 0, again.stderr)
    })
  })

  describe('while the first start creates the cluster', () => {
    const disk = temporaryFolder()
    const data = join(disk.path, 'dados')
    const base = join(data, 'postgres')
    const open = () => EmbeddedCluster.open({ data, password: 'senha-de-teste' })
    /** What a start would take for a finished cluster, or would have to clear. */
    const left = () => (existsSync(base) ? readdirSync(base).filter((name) => /^pg|\.new$/.test(name)) : [])

    after(() => disk.remove())

    it('says so, leaves nothing half made, and is repeated with room', { timeout: 300_000 }, async (t) => {
      if (!mount(disk.path, 'size=16m,mode=755')) return t.skip(cannot)
      try {
        // In the programs, which come first.
        await assert.rejects(open(), /ENOSPC|disco/)
        assert.deepEqual(left(), [])
        // So much more than the programs need, that initdb begins.
        resize(disk.path, 'size=500m')
        const programs = await import('../../server/store/embedded/binaries.ts')
        mkdirSync(base, { recursive: true })
        programs.installBinaries(base)
        const { blocks, bfree, bsize } = statfsSync(disk.path)
        const used = (blocks - bfree) * bsize
        for (const more of [2, 12, 30]) {
          resize(disk.path, `size=${Math.ceil(used / mebibyte) + more}m`)
          await assert.rejects(open(), /O disco de \S+ encheu enquanto o banco era criado/)
          assert.deepEqual(left(), [])
          assert.equal(existsSync(join(data, 'start.lock')), false)
        }
        resize(disk.path, 'size=500m')
        const cluster = await open()
        await cluster.stop()
        assert.deepEqual(left(), ['pg'])
      } finally {
        unmount(disk.path)
      }
    })
  })
})
