import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { circlesBetweenFolders, circlesIn, importGraph, importsOf } from '../support/import-graph.ts'

/** What each part may import of ours, besides itself. Imports go one way. Rooms of a part are parts of their own. */
const allowed: Record<string, string[]> = {
  catalogue: [],
  client: ['catalogue'],
  // Building reads the sources as files, and imports only how the console is built and how to be alone.
  'build/dist.ts': [],
  build: ['build/dist.ts', 'console', 'server/store'],
  // Releases are made of what was built.
  release: ['build', 'build/dist.ts', 'catalogue', 'server/config'],
  // The console reaches the platform as any other client does. What of it runs in a server: how to know its sources.
  'console/build': ['build/dist.ts', 'catalogue'],
  'console/text': ['catalogue'],
  'console/theme': ['catalogue'],
  'console/derive': ['catalogue', 'client', 'console/text'],
  'console/api': ['catalogue', 'client', 'console/derive', 'console/text'],
  'console/nouns': ['catalogue', 'console/derive'],
  'console/ui': ['catalogue', 'client', 'console/api', 'console/derive', 'console/text', 'console/theme'],
  'console/table': [
    'catalogue',
    'client',
    'console/api',
    'console/derive',
    'console/form',
    'console/text',
    'console/ui',
  ],
  'console/form': [
    'catalogue',
    'client',
    'console/api',
    'console/derive',
    // To choose a record of another noun, its list is asked.
    'console/routes.ts',
    'console/text',
    'console/ui',
  ],
  'console/machine': [
    'catalogue',
    'client',
    'console/api',
    'console/derive',
    'console/form',
    // Some moves have a page of their own.
    'console/routes.ts',
    'console/text',
    'console/ui',
  ],
  'console/routes': ['catalogue', 'console/derive', 'console/nouns'],
  'console/routes.ts': ['console/routes'],
  'console/pages': [
    'catalogue',
    'client',
    'console/api',
    'console/derive',
    'console/form',
    'console/machine',
    'console/routes.ts',
    'console/table',
    'console/text',
    'console/ui',
  ],
  console: [
    'build/dist.ts',
    'catalogue',
    'console/api',
    'console/build',
    'console/derive',
    'console/pages',
    'console/routes',
    'console/routes.ts',
    'console/text',
    'console/theme',
    'console/ui',
  ],
  'server/values': ['catalogue'],
  // Amounts are worked out by the limits and tables of the law, which are data of the catalogue.
  'server/money': ['catalogue', 'server/values'],
  'server/json': ['catalogue'],
  // Files of banks, as bytes and as payments: they know neither tables nor requests.
  'server/cnab': ['catalogue', 'server/values'],
  'server/bytes-text.ts': [],
  'server/copy-failure.ts': [],
  'server/durable-file.ts': [],
  'server/manifest-file.ts': ['server/durable-file.ts'],
  // Unknown settings are reported with the nearest known name.
  'server/config': ['catalogue', 'server/durable-file.ts'],
  'server/facts.ts': [],
  'server/log.ts': [],
  'server/line-limit.ts': [],
  'server/events.ts': ['server/facts.ts', 'server/line-limit.ts'],
  'server/refusal.ts': ['catalogue'],
  'server/gate': [],
  'server/threads': [],
  'server/net': ['catalogue', 'server/durable-file.ts', 'server/gate', 'server/values'],
  'server/store': ['catalogue', 'server/bytes-text.ts', 'server/config', 'server/durable-file.ts'],
  'server/records': ['catalogue', 'server/store', 'server/values'],
  'server/domain': [
    'catalogue',
    'server/cnab',
    'server/gate',
    'server/money',
    'server/records',
    'server/refusal.ts',
    'server/store',
    'server/threads',
    'server/values',
  ],
  // Documents drawn of what the domain froze.
  'server/documents': ['catalogue', 'server/domain', 'server/gate', 'server/threads', 'server/values'],
  'server/limits': ['catalogue', 'server/config', 'server/facts.ts', 'server/refusal.ts', 'server/values'],
  // The nouns that all rooms of the engine share, and what each operation's records are.
  'server/inbound': ['catalogue', 'server/domain', 'server/records', 'server/store'],
  'server/inbound/threads': ['server/threads'],
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
  // What people change of records that batches feed.
  'server/inbound/edit': [
    'catalogue',
    'server/inbound',
    'server/inbound/decide',
    'server/inbound/wait',
    'server/inbound/write',
    'server/records',
    'server/store',
  ],
  // Records that were refused: looked at as they came, repaired, sent again.
  'server/inbound/repair': [
    'catalogue',
    'server/inbound',
    'server/inbound/decide',
    'server/inbound/receive',
    'server/inbound/write',
    'server/json',
    'server/records',
    'server/store',
  ],
  'server/inbound/run': [
    'catalogue',
    'server/config',
    'server/facts.ts',
    'server/inbound',
    'server/inbound/decide',
    'server/inbound/threads',
    'server/inbound/wait',
    'server/inbound/write',
    'server/nouns',
    'server/store',
    'server/threads',
  ],
  'server/inbound/review': [
    'catalogue',
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
  'server/oidc': [
    'server/domain',
    'server/facts.ts',
    'server/gate',
    'server/net',
    'server/refusal.ts',
    'server/store',
    'server/values',
  ],
  'server/webhooks': [
    'catalogue',
    'server/config',
    'server/domain',
    'server/facts.ts',
    'server/gate',
    'server/net',
    'server/refusal.ts',
    'server/store',
    'server/values',
  ],
  // The database as files, and a new database of them.
  'server/portable': [
    'server/config',
    'server/copy-failure.ts',
    'server/durable-file.ts',
    'server/manifest-file.ts',
    'server/store',
  ],
  // What is wrong with the platform, found by its own checks.
  'server/health': [
    'catalogue',
    'server/bytes-text.ts',
    'server/config',
    'server/events.ts',
    'server/facts.ts',
    'server/net',
    'server/store',
    'server/values',
  ],
  // Copies of database and files, and what is restored of them. A rehearsal answers queries from the restored database.
  'server/backup': [
    'catalogue',
    'server/bytes-text.ts',
    'server/config',
    'server/copy-failure.ts',
    'server/durable-file.ts',
    'server/manifest-file.ts',
    'server/query',
    'server/store',
    'server/values',
  ],
  'server/context.ts': [
    'server/backup',
    'server/config',
    'server/events.ts',
    'server/facts.ts',
    'server/health',
    'server/limits',
    'server/log.ts',
    'server/net',
    'server/nouns',
    'server/store',
    'server/values',
  ],
  'server/jobs': [
    'catalogue',
    'server/backup',
    'server/config',
    'server/context.ts',
    'server/copy-failure.ts',
    'server/documents',
    'server/domain',
    'server/facts.ts',
    'server/net',
    'server/query',
    'server/store',
    'server/values',
  ],
  'server/operations': [
    'catalogue',
    'server/context.ts',
    'server/domain',
    'server/inbound',
    'server/inbound/receive',
    'server/inbound/review',
    'server/records',
    'server/refusal.ts',
    'server/store',
    'server/values',
    'server/webhooks',
  ],
  'server/console': ['catalogue', 'console/build', 'server/facts.ts'],
  // Tables as files, made while they are read.
  'server/table': ['catalogue'],
  'server/listing': [
    'catalogue',
    'server/domain',
    'server/query',
    'server/refusal.ts',
    'server/store',
    'server/table',
    'server/values',
  ],
  // One module per noun, and what is derived of all of them.
  'server/nouns': ['catalogue', 'server/domain', 'server/listing', 'server/query', 'server/store'],
  'server/management': [
    'catalogue',
    'server/config',
    'server/context.ts',
    'server/documents',
    'server/domain',
    'server/facts.ts',
    'server/health',
    'server/inbound',
    'server/inbound/decide',
    'server/inbound/edit',
    'server/inbound/receive',
    'server/inbound/repair',
    'server/inbound/write',
    'server/json',
    // The panel counts with the statements of the lists, so that both show the same number.
    'server/listing',
    'server/net',
    'server/oidc',
    'server/operations',
    'server/query',
    'server/refusal.ts',
    'server/store',
    'server/values',
    'server/nouns',
  ],
  // Guides and a page for each code, from the catalogue and docs/guias.
  'server/docs': ['catalogue', 'server/config'],
  'server/http': [
    'catalogue',
    'server/bytes-text.ts',
    'server/config',
    'server/console',
    'server/context.ts',
    'server/docs',
    'server/domain',
    'server/facts.ts',
    'server/gate',
    'server/health',
    'server/inbound/receive',
    'server/inbound/threads',
    'server/json',
    'server/listing',
    'server/management',
    'server/nouns',
    'server/oidc',
    'server/operations',
    'server/query',
    'server/refusal.ts',
    'server/store',
    'server/threads',
    'server/values',
  ],
  'server/serve.ts': [
    'server/config',
    'server/context.ts',
    'server/http',
    'server/inbound/run',
    'server/jobs',
    'server/store',
    'server/webhooks',
  ],
  demo: [
    'catalogue',
    'client',
    'server/context.ts',
    'server/domain',
    'server/inbound/receive',
    'server/jobs',
    'server/management',
    'server/operations',
    'server/store',
    'server/values',
  ],
  cli: [
    'catalogue',
    'client',
    'demo',
    'server/backup',
    'server/bytes-text.ts',
    'server/config',
    'server/context.ts',
    'server/copy-failure.ts',
    'server/domain',
    'server/durable-file.ts',
    'server/facts.ts',
    'server/health',
    'server/inbound/review',
    'server/inbound/run',
    'server/jobs',
    'server/management',
    'server/net',
    'server/nouns',
    'server/oidc',
    'server/operations',
    'server/portable',
    'server/refusal.ts',
    'server/serve.ts',
    'server/store',
    'server/table',
    'server/values',
  ],
}

/** What proves and measures the rest may look everywhere; only what is shared goes from test/support to bench. */
const everything = [...Object.keys(allowed)]
allowed['test/support'] = everything
allowed.bench = [...everything, 'test/support']
allowed.test = [...everything, 'test/support', 'bench']

const graph = importGraph()
const files = [...graph.keys()].filter((file) =>
  /^(catalogue|client|console|server|demo|cli|build|release)\//.test(file),
)

/** The innermost part of the table that holds a file. */
function partOf(file: string): string | undefined {
  for (let part = file; part !== '.'; part = dirname(part)) if (allowed[part]) return part
  return undefined
}

describe('structure', () => {
  it('every file belongs to a part', () => {
    assert.deepEqual(
      [...graph.keys()].filter((file) => partOf(file) === undefined),
      [],
    )
  })

  it('imports go one way', () => {
    const wrong = [...graph].flatMap(([file, targets]) => {
      const part = partOf(file) ?? assert.fail(`${file} is in no part of the table`)
      const may = [part, ...allowed[part]!]
      return targets
        .filter((target) => !may.includes(partOf(target)!))
        .map((target) => `${file} imports ${target}`)
    })
    assert.deepEqual(wrong, [])
    assert.deepEqual(circlesIn(new Map(Object.entries(allowed))), [])
  })

  it('every room of a part that has rooms is in the table', () => {
    const roomy = Object.keys(allowed)
      .filter((part) => allowed[dirname(part)])
      .map(dirname)
    const missing = files
      .map((file) => dirname(file))
      // Each page of the console that is made by hand has a folder for what is its own.
      .filter((folder) => !folder.startsWith('console/pages/'))
      .filter((folder) => !allowed[folder] && roomy.some((part) => folder.startsWith(`${part}/`)))
    assert.deepEqual(missing, [])
  })

  it('no file imports, over others, itself', () => {
    assert.ok(graph.size > 500)
    assert.deepEqual(circlesIn(graph), [])
  })

  it('no folder imports, over others, itself', () => {
    const own = new Map([...graph].filter(([file]) => files.includes(file)))
    assert.deepEqual(circlesBetweenFolders(own), [])
  })

  it('a circle between folders is found, and between a folder and a file beside it', () => {
    const knots = {
      'a/b/one.ts': ['a/c/two.ts'],
      'a/c/two.ts': ['a/c/three.ts'],
      'a/c/three.ts': ['a/b/four.ts'],
      'a/b/four.ts': ['a/five.ts'],
      'a/five.ts': [],
      'd/e/six.ts': ['d/seven.ts'],
      'd/seven.ts': ['d/e/eight.ts'],
      'd/e/eight.ts': [],
    }
    assert.deepEqual(circlesBetweenFolders(new Map(Object.entries(knots))), [
      ['a/b', 'a/c', 'a/b'],
      ['d/e', 'd/seven.ts', 'd/e'],
    ])
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

  it('the client runs in browsers too: it imports nothing but itself and the catalogue', () => {
    const foreign = files
      .filter((file) => file.startsWith('client/'))
      .flatMap((file) => importsOf(file))
      .filter((path) => !path.startsWith('.'))
    assert.deepEqual(foreign, [])
  })

  it('HTTP is known at the edges: where requests come in, and where they leave', () => {
    const edges = /^server\/(http|net)\//
    const others = files.filter((file) => !edges.test(file))
    const knowing = others.filter((file) =>
      importsOf(file).some((path) => /^(node:https?|@?fastify)/.test(path)),
    )
    assert.deepEqual(knowing, [])
  })

  it('what documents the wire does not define it: the server needs none of it', () => {
    const reading = files.filter(
      (file) =>
        file.startsWith('server/') && graph.get(file)!.some((path) => path.startsWith('catalogue/openapi/')),
    )
    assert.deepEqual(reading, [])
  })

  it('the environment is read in one place', () => {
    // Scripts that make releases pass theirs on to other programs.
    const program = files.filter((file) => !file.startsWith('release/'))
    const readers = program.filter((file) =>
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
      // Made from the database, and as long as that is wide; and tables of texts.
      .filter((file) => file !== 'server/store/schema.ts' && !/^catalogue\/(texts\/|labels\.ts$)/.test(file))
      .filter((file) => readFileSync(join(projectRoot, file), 'utf8').split('\n').length > 400)
    assert.deepEqual(large, [])
  })
})
