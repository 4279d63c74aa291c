import assert from 'node:assert/strict'
import fs, { globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { after, describe, it, mock } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import {
  createDurably,
  createNewDurably,
  makeFolderDurably,
  putDurably,
  removeDurably,
  replaceDurably,
} from '../../server/durable-file.ts'
import { temporaryFolder } from '../support/process.ts'

/** Functions of node:fs that make or name files. */
const writers =
  /\b(writeFile|writeFileSync|appendFile|appendFileSync|createWriteStream|copyFile|copyFileSync|cp|cpSync|rename|renameSync|link|linkSync|symlink|symlinkSync|mkdir|mkdirSync|mkdtemp|mkdtempSync|open|openSync)\b/g

/** Files that write without server/durable-file.ts, and why a power failure may take what they wrote. */
const reasons: Readonly<Record<string, string>> = {
  'server/backup/folder.ts': 'renames a backup that is being removed',
  'server/backup/make.ts': 'renames a backup whose files and folders were flushed, and flushes its parent',
  'server/backup/rehearse.ts': 'a rehearsal is removed afterwards',
  'server/backup/restore.ts':
    'the tree is flushed before it gets its name, and the folders of files after them',
  'server/manifest-file.ts': 'only reads with it',
  'server/net/hosts-file.ts': 'only reads',
  'server/portable/export.ts': 'files and folder are flushed before the folder gets its name',
  'server/store/embedded/binaries.ts': 'the tree is flushed before it gets its name',
  'server/store/embedded/initialise.ts': 'initdb flushes the cluster, and the folder is temporary',
  'server/store/embedded/private-files.ts': 'the log of the server',
  'server/store/embedded/server-log.ts': 'only reads',
  'server/store/embedded/socket.ts': 'a folder of a socket is made again',
  'server/store/embedded/start-lock.ts': 'a lock ends with its process',
  'server/store/files/folder.ts': 'folders are flushed by enter',
  'cli/import/outcome.ts': 'the same import answers the same again, and the file is flushed at its end',
  'cli/remote/part.ts': 'each mark is flushed',
  'cli/remote/refused.ts': 'the file is flushed at its end',
  'cli/remote/written.ts': 'the file is flushed before it gets its name',
}

const sources = globSync(['server/**/*.ts', 'cli/**/*.ts', 'demo/**/*.ts'], { cwd: projectRoot })

function importedWriters(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  const imports = [...text.matchAll(/import (?:type )?(.+?) from 'node:fs(?:\/promises)?'/gs)].map(
    ([, names]) => names!,
  )
  assert.ok(!imports.some((names) => !names.includes('{')), `${file} imports node:fs as a whole`)
  return imports.flatMap((names) => names.match(writers) ?? [])
}

describe('files that have to survive a power failure', () => {
  const folder = temporaryFolder()
  after(() => folder.remove())

  it('are written by server/durable-file.ts, except where there is a reason', () => {
    const writing = sources.filter(
      (file) => importedWriters(file).length > 0 && file !== 'server/durable-file.ts',
    )
    assert.deepEqual(writing.sort(), Object.keys(reasons).sort())
  })

  /** The calls of a piece of work that matter for durability, in their order. */
  function callsOf(work: () => void): string[] {
    const calls: string[] = []
    const opened = new Map<number, string>()
    const nameOf = (path: unknown) =>
      String(path).endsWith('.parcial') ? 'parcial' : String(path).replace(folder.path, '.')
    const watch = (name: 'renameSync' | 'linkSync' | 'mkdirSync' | 'rmSync') => {
      const real = fs[name] as (...args: unknown[]) => unknown
      return mock.method(fs, name, (...args: unknown[]) => {
        calls.push(
          `${name.replace('Sync', '')} ${args
            .slice(0, 2)
            .filter((one) => typeof one === 'string')
            .map(nameOf)
            .join(' ')}`,
        )
        return real(...args)
      })
    }
    const { openSync, fsyncSync } = fs
    const mocks = [
      watch('renameSync'),
      watch('linkSync'),
      watch('mkdirSync'),
      watch('rmSync'),
      mock.method(fs, 'openSync', (...args: Parameters<typeof openSync>) => {
        const handle = openSync(...args)
        opened.set(handle, nameOf(args[0]))
        return handle
      }),
      mock.method(fs, 'fsyncSync', (handle: number) => {
        calls.push(`fsync ${opened.get(handle)}`)
        fsyncSync(handle)
      }),
    ]
    syncBuiltinESMExports()
    try {
      work()
    } finally {
      for (const one of mocks) one.mock.restore()
      syncBuiltinESMExports()
    }
    return calls
  }
  const at = (name: string) => join(folder.path, name)

  it('are flushed before they get their name, and their folder after it', () => {
    const created = ['fsync parcial', 'link parcial ./novo', 'rm parcial', 'fsync .']
    assert.deepEqual(
      callsOf(() => createNewDurably(at('novo'), 'a')),
      created,
    )
    assert.deepEqual(
      callsOf(() => replaceDurably(at('novo'), 'b')),
      ['fsync parcial', 'rename parcial ./novo', 'fsync .'],
    )
    assert.deepEqual(callsOf(() => createDurably(at('novo'), 'c')).slice(-2), ['fsync ./novo', 'fsync .'])
    assert.equal(readFileSync(at('novo'), 'utf8'), 'b')
    assert.deepEqual(
      callsOf(() => removeDurably(at('novo'))),
      ['rm ./novo', 'fsync .'],
    )
  })

  it('are in folders that were flushed from the top', () => {
    assert.deepEqual(
      callsOf(() => makeFolderDurably(at('a/b'), 0o700)),
      ['mkdir ./a', 'fsync .', 'mkdir ./a/b', 'fsync ./a'],
    )
    assert.deepEqual(
      callsOf(() => makeFolderDurably(at('a/b'))),
      [],
    )
  })

  it('have no partial content and leave nothing behind when the disk refuses them', async () => {
    mkdirSync(at('c'))
    writeFileSync(at('c/antigo'), 'antigo')
    const full = mock.method(fs, 'fsyncSync', () => {
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    })
    syncBuiltinESMExports()
    try {
      assert.throws(() => replaceDurably(at('c/antigo'), 'novo'), /ENOSPC/)
      assert.throws(() => createNewDurably(at('c/novo'), 'novo'), /ENOSPC/)
    } finally {
      full.mock.restore()
      syncBuiltinESMExports()
    }
    assert.deepEqual(readdirSync(at('c')), ['antigo'])
    assert.equal(readFileSync(at('c/antigo'), 'utf8'), 'antigo')
    await putDurably(at('c/antigo'), 'novo')
    assert.deepEqual(
      [readFileSync(at('c/antigo'), 'utf8'), statSync(at('c/antigo')).mode & 0o777],
      ['novo', 0o600],
    )
  })

  it('are refused at once where no folder can be made', () => {
    assert.throws(() => makeFolderDurably('/proc/vinculo/dados'), { code: 'ENOENT' })
    assert.throws(() => makeFolderDurably(at('c/antigo')), { code: 'ENOTDIR' })
  })
})
