import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import * as used from 'kysely'
import { bundle, libraryBundle } from '../../bin/bundle-library.mjs'
import { bundledEntries, isCurrent, programBundle } from '../../bin/bundle-program.mjs'
import { projectRoot } from '../../server/config/config.ts'

describe('the library bundle', () => {
  const read = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href)

  it('exports everything that the library exports', async () => {
    await bundle()
    const own = await read(join(projectRoot, 'node_modules/kysely/dist/index.js'))
    assert.deepEqual(Object.keys(await read(libraryBundle())), Object.keys(own))
  })

  it('is what the program imports', async () => {
    assert.equal((await read(libraryBundle())).Kysely, used.Kysely)
  })
})

describe('the program bundle', () => {
  const address = (path: string) => pathToFileURL(join(projectRoot, path)).href
  const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
  const values = /(?:^(?:import|export) (?!type )[^']*?|\bimport\()'(\.[^']+\.ts)'/gm

  it('has an entry for the command line and every thread', async () => {
    await bundle()
    const entries = bundledEntries()
    const threads = globSync('server/**/*thread.ts', { cwd: projectRoot }).filter((path) =>
      /parentPort|answering\(/.test(textOf(path)),
    )
    assert.ok(threads.length >= 4)
    for (const path of ['cli/main.ts', ...threads]) {
      const file = entries.get(address(path))
      assert.ok(file && existsSync(new URL(file)), path)
    }
  })

  it('is not used once a source file changed', () => {
    const { files, ...rest } = programBundle()!
    assert.ok(isCurrent({ files, ...rest }))
    const needed = filesOf('cli/main.ts')
    assert.ok(needed.length > 1_000)
    for (const path of needed) assert.ok(files[path], path)
    const [path, state] = Object.entries(files)[0]!
    assert.ok(!isCurrent({ files: { ...files, [path]: `${state}0` }, ...rest }))
    assert.ok(!isCurrent({ files: { ...files, 'server/nenhum.ts': state }, ...rest }))
    assert.ok(!isCurrent({ files, ...rest, at: join(projectRoot, 'outra/') }))
  })

  /** A file and all whose values it imports. */
  function filesOf(entry: string): string[] {
    const found = new Set([entry])
    for (const path of found)
      for (const [, named] of textOf(path).matchAll(values)) found.add(normalize(join(dirname(path), named!)))
    return [...found]
  }
})
