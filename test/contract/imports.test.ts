import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { circlesIn, importGraph, importsOf } from '../support/import-graph.ts'

/** What each part may import of ours, besides itself. Imports go one way. Rooms of a part are parts of their own. */
const allowed: Record<string, string[]> = {
  catalogue: [],
  'server/values': [],
  'server/json': [],
  'server/config': [],
  'server/facts.ts': [],
  'server/refusal.ts': ['catalogue'],
  'server/gate': [],
  'server/names': ['server/gate'],
  'server/store': ['catalogue', 'server/config'],
  'server/records': ['catalogue', 'server/store', 'server/values'],
  'server/domain': [
    'catalogue',
    'server/gate',
    'server/records',
    'server/store',
    'server/values',
    'server/refusal.ts',
  ],
  // The nouns that all rooms of the engine share, and what each operation's records are.
  'server/inbound': ['catalogue', 'server/domain', 'server/records', 'server/store'],
  'server/inbound/threads': [],
  'server/inbound/write': [
    'catalogue',
    'server/domain',
    'server/inbound',
    'server/json',
    'server/records',
    'server/store',
  ],
  'server/inbound/receive': [
    'catalogue',
    'server/config',
    'server/inbound',
    'server/inbound/threads',
    'server/inbound/write',
    'server/json',
    'server/store',
    'server/values',
  ],
  'server/inbound/decide': [
    'catalogue',
    'server/inbound',
    'server/inbound/write',
    'server/records',
    'server/store',
    'server/values',
  ],
  'server/inbound/wait': [
    'catalogue',
    'server/inbound',
    'server/inbound/decide',
    'server/inbound/write',
    'server/records',
    'server/store',
  ],
  'server/inbound/run': [
    'server/config',
    'server/facts.ts',
    'server/inbound',
    'server/inbound/decide',
    'server/inbound/threads',
    'server/inbound/wait',
    'server/inbound/write',
    'server/store',
  ],
  'server/inbound/review': [
    'server/inbound',
    'server/inbound/receive',
    'server/inbound/write',
    'server/records',
    'server/store',
  ],
  'server/query': [
    'catalogue',
    'server/domain',
    'server/facts.ts',
    'server/json',
    'server/records',
    'server/refusal.ts',
    'server/store',
    'server/values',
  ],
  'server/limits': ['server/config', 'server/facts.ts', 'server/refusal.ts', 'server/values'],
  'server/control': [
    'catalogue',
    'server/context.ts',
    'server/domain',
    'server/inbound',
    'server/inbound/review',
    'server/refusal.ts',
    'server/store',
    'server/values',
    'server/webhooks',
  ],
  'server/webhooks': [
    'catalogue',
    'server/config',
    'server/context.ts',
    'server/domain',
    'server/facts.ts',
    'server/gate',
    'server/names',
    'server/refusal.ts',
    'server/store',
    'server/values',
  ],
  'server/oidc': [
    'server/domain',
    'server/gate',
    'server/facts.ts',
    'server/names',
    'server/refusal.ts',
    'server/store',
    'server/values',
  ],
  'server/jobs': [
    'server/domain',
    'server/facts.ts',
    'server/query',
    'server/store',
    'server/values',
    'server/context.ts',
  ],
  'server/http': [
    'catalogue',
    'server/context.ts',
    'server/control',
    'server/domain',
    'server/facts.ts',
    'server/inbound/receive',
    'server/inbound/threads',
    'server/config',
    'server/json',
    'server/oidc',
    'server/query',
    'server/refusal.ts',
    'server/store',
    'server/values',
  ],
}

const graph = importGraph()
const files = [...graph.keys()].filter((file) => /^(catalogue|server|cli)\//.test(file))

/** The innermost part of the table that holds a file; if none does, the folder it would be found by. */
function partOf(file: string): string {
  for (let part = file; part !== '.'; part = dirname(part)) if (allowed[part]) return part
  const [first, second] = file.split('/')
  return first === 'server' ? `${first}/${second}` : first!
}

describe('structure', () => {
  it('imports go one way', () => {
    const wrong: string[] = []
    for (const file of files) {
      const part = partOf(file)
      const may = allowed[part]
      if (!may) continue
      for (const target of graph.get(file)!) {
        const other = partOf(target)
        if (other !== part && !may.includes(other)) wrong.push(`${file} imports ${target}`)
      }
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(circlesIn(new Map(Object.entries(allowed))), [])
  })

  it('every room of a part that has rooms is in the table', () => {
    const roomy = Object.keys(allowed)
      .filter((part) => allowed[dirname(part)])
      .map(dirname)
    const missing = files
      .map((file) => dirname(file))
      .filter((folder) => !allowed[folder] && roomy.some((part) => folder.startsWith(`${part}/`)))
    assert.deepEqual(missing, [])
  })

  it('no file of the engine of batches imports, over others, itself', () => {
    const engine = [...graph].filter(([file]) => file.startsWith('server/inbound/'))
    assert.ok(engine.length > 30)
    assert.deepEqual(circlesIn(new Map(engine)), [])
  })

  it('a circle is found, the shortest of each knot', () => {
    const knots = { a: ['b'], b: ['c'], c: ['d', 'b'], d: ['b'], e: ['f', 'a'], f: ['e'], g: ['g'], h: ['a'] }
    assert.deepEqual(circlesIn(new Map(Object.entries(knots))), [
      ['b', 'c', 'b'],
      ['e', 'f', 'e'],
      ['g', 'g'],
    ])
  })

  it('the catalogue stands alone: it imports TypeBox and itself', () => {
    const foreign = files
      .filter((file) => file.startsWith('catalogue/'))
      .flatMap((file) => importsOf(file))
      .filter((path) => !path.startsWith('.') && path !== 'typebox')
    assert.deepEqual(foreign, [])
  })

  it('the environment is read in one place', () => {
    const readers = files.filter((file) =>
      readFileSync(join(projectRoot, file), 'utf8').includes('process.env'),
    )
    assert.deepEqual(readers, ['server/config/env.ts'])
  })

  it('connections to the database are made in one place', () => {
    const makers = files.filter((file) =>
      /new pg\.(Client|Pool)\(|extends pg\.Client/.test(readFileSync(join(projectRoot, file), 'utf8')),
    )
    assert.deepEqual(makers.sort(), ['server/store/client.ts', 'server/store/database.ts'])
  })

  it('commands call verbs and know no SQL', () => {
    const knowing = files
      .filter((file) => file.startsWith('cli/'))
      .filter((file) => importsOf(file).some((path) => path === 'kysely' || path === 'pg'))
    assert.deepEqual(knowing, [])
  })

  it('the domain knows one kind of transaction', () => {
    const other = files
      .filter((file) => /^server\/(domain|records)\//.test(file))
      .filter((file) =>
        /\bpg\.|\b(ClientBase|PoolClient)\b/.test(readFileSync(join(projectRoot, file), 'utf8')),
      )
    assert.deepEqual(other, [])
  })

  it('files stay small', () => {
    const large = files
      // Made from the database, and as long as that is wide.
      .filter((file) => file !== 'server/store/schema.ts')
      .filter((file) => readFileSync(join(projectRoot, file), 'utf8').split('\n').length > 400)
    assert.deepEqual(large, [])
  })
})
