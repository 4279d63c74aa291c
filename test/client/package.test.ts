import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { World } from '../support/world.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const examples = 'test/client/examples.ts'
const { exports, version, license } = JSON.parse(read('client/package.json')) as {
  exports: Record<string, { default: string }>
  version: string
  license: string
}

/** The source file behind a package import in the examples. */
function sourceOf(name: string): string {
  const [, path = ''] = /^@vinculo\/client(.*)$/.exec(name) ?? []
  const entry = exports[`.${path}`] ?? exports['./catalogue/*']!
  const built = entry.default.replace('*', path.replace('/catalogue/', ''))
  return built.replace('./dist/', '../../').replace(/\.js$/, '.ts')
}

/** Ignores line breaks. */
const joined = (code: string) => code.replace(/\s+/g, '').replace(/,([)\]}])/g, '$1')

describe('the client package', () => {
  let world: World
  before(async () => {
    world = await World.open()
  })
  after(() => world.close())

  it('has examples that compile as shown', () => {
    const shown = [...read('client/README.md').matchAll(/```ts\n([\s\S]*?)```/g)]
      .map(([, text]) => text)
      .join('\n')
    const code = shown.replace(/from '(@vinculo[^']*)'/g, (_, name) => `from '${sourceOf(name)}'`)
    assert.equal(joined(code), joined(read(examples)))
  })

  it('has examples that do what they say', async () => {
    const { token } = await world.institution()
    const child = spawn(process.execPath, [join(projectRoot, examples)], {
      env: { PATH: process.env.PATH, VINCULO_SERVER: world.base, VINCULO_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const hear = (text: Buffer) => {
      said += text
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const [ended] = await once(child, 'close')
    assert.equal(ended, 0, said)
    const lines = said.trim().split('\n')
    assert.match(lines[0]!, /^lote \d+: Processado/)
    assert.match(lines[1]!, /^2026009001 I \[\]$/)
    assert.deepEqual(lines.slice(2, 4), ['2026009001 Rafael Prado Siqueira', 'página 1 de 1: 1 elementos'])
    assert.match(lines[4]!, /^não há esse lote \(pedido [0-9a-f-]{36}\)$/)
  })

  it('has the version and licence of the project', () => {
    const whole = JSON.parse(read('package.json'))
    assert.deepEqual([version, license], [whole.version, whole.license])
  })
})
