import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { importGraph, reachedFrom } from '../support/import-graph.ts'

const registry = 'server/domain/machine/registry.ts'
const registering = 'server/nouns/register.ts'

const graph = importGraph()
const program = [...graph.keys()].filter((file) => /^(server|cli|demo)\//.test(file))
const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** Modules that run as threads of their own. */
const threads = program.flatMap((file) =>
  [...textOf(file).matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g)].map(([, path]) =>
    normalize(join(dirname(file), path!)),
  ),
)

describe('registered nouns', () => {
  it('are missed by whoever reads them before', async () => {
    // Another query makes another instance of the module.
    const fresh: typeof import('../../server/domain/machine/registry.ts') = await import(
      `${join(projectRoot, registry)}?fresh`
    )
    assert.throws(() => fresh.registered(), /no nouns are registered/)
    const nouns = { consequences: {}, due: {}, waiting: [], scopes: {} }
    fresh.register(nouns)
    assert.equal(fresh.registered(), nouns)
  })

  it('are there in every thread that writes, and wherever the database is opened', () => {
    const opening = program.filter((file) => /await openStore\(/.test(textOf(file)))
    const writing = threads.filter((file) => reachedFrom(graph, file).has(registry))
    assert.ok(opening.includes('server/context.ts'))
    assert.ok(writing.includes('server/inbound/run/processor-thread.ts'))
    for (const file of [...opening, ...writing]) {
      assert.ok(reachedFrom(graph, file).has(registering), `${file} does not import ${registering}`)
    }
  })
})
