import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'

/** What each part may import of ours, besides itself. Imports go one way. */
const allowed: Record<string, string[]> = {
  catalogue: [],
  'server/values': [],
  'server/json': [],
  'server/config': [],
  'server/facts.ts': [],
  'server/refusal.ts': ['catalogue'],
  'server/gate': [],
  'server/net': ['server/gate', 'server/values'],
  'server/store': ['catalogue', 'server/config'],
  'server/records': ['catalogue', 'server/values'],
  'server/domain': [
    'catalogue',
    'server/gate',
    'server/records',
    'server/store',
    'server/values',
    'server/refusal.ts',
  ],
  'server/inbound': [
    'catalogue',
    'server/config',
    'server/domain',
    'server/facts.ts',
    'server/json',
    'server/records',
    'server/store',
    'server/values',
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
  'server/operations': [
    'catalogue',
    'server/context.ts',
    'server/domain',
    'server/inbound',
    'server/records',
    'server/refusal.ts',
    'server/store',
    'server/values',
    'server/webhooks',
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
  'server/oidc': [
    'server/domain',
    'server/gate',
    'server/facts.ts',
    'server/net',
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
    'server/operations',
    'server/domain',
    'server/facts.ts',
    'server/inbound',
    'server/config',
    'server/json',
    'server/oidc',
    'server/query',
    'server/refusal.ts',
    'server/store',
    'server/values',
  ],
}

const files = globSync(['catalogue/**/*.ts', 'server/**/*.ts', 'cli/**/*.ts', 'demo/**/*.ts'], {
  cwd: projectRoot,
})

function partOf(file: string): string {
  const [first, second] = file.split('/')
  return first === 'server' ? `${first}/${second}` : first!
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, path]) => path!)
}

describe('structure', () => {
  it('imports go one way', () => {
    const wrong: string[] = []
    for (const file of files) {
      const part = partOf(file)
      const may = allowed[part]
      if (!may) continue
      for (const path of importsOf(file)) {
        if (!path.startsWith('.')) continue
        const target = partOf(normalize(join(dirname(file), path)))
        if (target !== part && !may.includes(target)) wrong.push(`${file} imports ${path}`)
      }
    }
    assert.deepEqual(wrong, [])
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

  it('files stay small', () => {
    const large = files.filter(
      (file) => readFileSync(join(projectRoot, file), 'utf8').split('\n').length > 400,
    )
    assert.deepEqual(large, [])
  })
})
