import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../server/config/config.ts'
import { loadSecrets } from '../../server/config/secrets.ts'
import { isUnavailable } from '../../server/store/connection.ts'
import { FolderObjects } from '../../server/store/files/folder.ts'
import { SealedFiles } from '../../server/store/files/sealed-files.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { contentOf, mark, sha256 } from '../support/contents.ts'
import { temporaryFolder } from '../support/process.ts'

const putter = join(projectRoot, 'test/support/content-writer.ts')

describe('files in a folder', () => {
  const place = temporaryFolder()
  const folder = join(place.path, 'dados', 'arquivos')
  let files: SealedFiles
  before(() => {
    const sealer = new Sealer(loadSecrets({ data: place.path, keys: undefined }))
    files = new SealedFiles(new FolderObjects(folder), sealer)
  })
  after(() => place.remove())

  const names = (client: number) =>
    Array.fromAsync(files.list(client)).then((found) => found.map(({ name }) => name).sort())
  const start = (client: number, times: number, ...seeds: string[]) =>
    spawn(process.execPath, [putter, folder, place.path, `${client}`, `${times}`, ...seeds], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })

  it('come back unchanged, and are stored unreadable and unrecognisable', async () => {
    const bytes = contentOf('a')
    assert.deepEqual(await files.put(1, bytes), { sha256: sha256(bytes), size: bytes.length })
    assert.deepEqual(await files.get(1, sha256(bytes)), bytes)
    assert.equal(await files.get(1, sha256(contentOf('b'))), undefined)
    assert.equal(await files.get(2, sha256(bytes)), undefined)
    const [name] = await names(1)
    assert.match(name!, /^[0-9a-f]{16}\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}$/)
    assert.ok(!readFileSync(join(folder, name!)).includes(mark))
    assert.ok(!name!.replaceAll('/', '').includes(sha256(bytes).slice(0, 8)))
  })

  it('do not block other work while a large one is hashed and sealed', async () => {
    const bytes = randomBytes(10 * 2 ** 20)
    const sealer = new Sealer(loadSecrets({ data: place.path, keys: undefined }))
    let kept: Buffer | undefined
    let turns = 0
    let going = true
    const objects = {
      put: async (_name: string, sealed: Buffer) => {
        going = false
        kept = sealed
      },
    } as unknown as FolderObjects
    const turn = () => {
      turns++
      if (going) setImmediate(turn)
    }
    setImmediate(turn)
    assert.equal((await new SealedFiles(objects, sealer).put(1, bytes)).sha256, sha256(bytes))
    assert.ok(turns >= 15, `${turns} turns`)
    assert.ok(sealer.open(kept!).equals(bytes))
  })

  it('are resealed in place with a newer key, which alone then opens them', async () => {
    const { keys, digestKey } = loadSecrets({ data: place.path, keys: undefined })
    const newest = { id: 2, key: randomBytes(32) }
    const withKeys = (some: typeof keys) =>
      new SealedFiles(new FolderObjects(folder), new Sealer({ keys: some, digestKey }))
    const bytes = contentOf('selo')
    await files.put(8, bytes)
    const [name] = await names(8)
    const both = withKeys([newest, ...keys])
    assert.equal(await both.keyOf(name!), 1)
    assert.equal(await both.reseal(name!), true)
    assert.deepEqual([await both.keyOf(name!), await names(8)], [2, [name]])
    assert.deepEqual(await withKeys([newest]).get(8, sha256(bytes)), bytes)
    assert.equal(await files.reseal(name!), false)
    assert.equal(await both.keyOf(`${name!.slice(0, -2)}00`), undefined)
  })

  it('are readable only for their owner', async () => {
    await files.put(1, contentOf('a'))
    const modes = globSync('**', { cwd: folder }).map((path) => {
      const found = statSync(join(folder, path))
      return `${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`
    })
    assert.deepEqual([...new Set(modes)].sort(), ['file 600', 'folder 700'])
    assert.equal(statSync(folder).mode & 0o777, 0o700)
  })

  it('that exist are not written again, but count as new', async () => {
    const bytes = contentOf('again')
    await files.put(3, bytes)
    const [name] = await names(3)
    const before = readFileSync(join(folder, name!))
    const { ino } = statSync(join(folder, name!))
    utimesSync(join(folder, name!), 1_000, 1_000)
    await files.put(3, bytes)
    assert.deepEqual(readFileSync(join(folder, name!)), before)
    assert.equal(statSync(join(folder, name!)).ino, ino)
    assert.ok(Date.now() - statSync(join(folder, name!)).mtimeMs < 600_000)
  })

  it('are written again when the disk has lost a part of them, or their folder', async () => {
    const bytes = contentOf('torn')
    await files.put(4, bytes)
    const [name] = await names(4)
    writeFileSync(join(folder, name!), readFileSync(join(folder, name!)).subarray(0, 100))
    await assert.rejects(files.get(4, sha256(bytes)), { name: 'FileStoreError', code: 'get:selo' })
    await files.put(4, bytes)
    assert.deepEqual(await files.get(4, sha256(bytes)), bytes)
    rmSync(join(folder, name!.split('/')[0]!), { recursive: true })
    await files.put(4, bytes)
    assert.deepEqual(await files.get(4, sha256(bytes)), bytes)
  })

  it('never touch other files', async () => {
    await files.put(5, contentOf('own'))
    const [name] = await names(5)
    writeFileSync(join(folder, name!, '..', 'LEIA-ME.txt'), 'do operador')
    assert.deepEqual(await names(5), [name])
    await files.remove(5, sha256(contentOf('own')))
    await files.remove(5, sha256(contentOf('own')))
    assert.deepEqual(await names(5), [])
    assert.ok(existsSync(join(folder, name!, '..', 'LEIA-ME.txt')))
  })

  it('fail as a store error, not a database error, when the folder is unusable', async () => {
    const blocked = join(place.path, 'ocupada')
    writeFileSync(blocked, '')
    const sealer = new Sealer(loadSecrets({ data: place.path, keys: undefined }))
    const broken = new SealedFiles(new FolderObjects(join(blocked, 'arquivos')), sealer)
    await assert.rejects(broken.put(1, contentOf('a')), (error: Error & { code?: string }) => {
      assert.deepEqual([error.name, error.code], ['FileStoreError', 'put:ENOTDIR'])
      assert.equal(isUnavailable(error), false)
      return true
    })
  })

  it('may be stored by several processes at once', async () => {
    const processes = Array.from({ length: 2 }, () => start(6, 10, 'x', 'y'))
    const ends = await Promise.all(processes.map((child) => once(child, 'exit')))
    assert.deepEqual(
      ends.map(([code]) => code),
      [0, 0],
    )
    const contents = ['x', 'y'].flatMap((seed) => Array.from({ length: 10 }, (_, time) => `${seed}${time}`))
    const expected = contents.map((seed) => files.nameOf(6, sha256(contentOf(seed))))
    assert.deepEqual(await names(6), expected.sort())
    for (const seed of contents) {
      assert.deepEqual(await files.get(6, sha256(contentOf(seed))), contentOf(seed))
    }
  })

  it('are complete or absent when the storing process is killed', async () => {
    const [kills, most] = [5, 200]
    for (let kill = 0; kill < kills; kill++) {
      const child = start(7, most, `${kill}-`)
      const ended = once(child, 'exit')
      await once(child.stdout!, 'data')
      await sleep(20 + 30 * kill)
      child.kill('SIGKILL')
      await ended
    }
    const found = new Set(await names(7))
    let whole = 0
    for (let kill = 0; kill < kills; kill++) {
      for (let time = 0; time < most; time++) {
        const bytes = contentOf(`${kill}-${time}`)
        if (!found.delete(files.nameOf(7, sha256(bytes)))) continue
        assert.deepEqual(await files.get(7, sha256(bytes)), bytes)
        whole++
      }
    }
    assert.ok(whole > 0)
    // Remaining temporary files have no object's name.
    for (const name of found) assert.match(name, /\/\.[0-9a-f]{16}\.parcial$/)
  })
})
