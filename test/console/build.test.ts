import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { Console } from '../../server/console/console.ts'
import type { Fact } from '../../server/facts.ts'

const sources = join(projectRoot, 'console/build/sources.ts')

/** A fast builder whose output names its input. */
const builder = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sourcesStamp } from ${JSON.stringify(sources)}
const out = process.argv[3]
mkdirSync(out + '/assets', { recursive: true })
for (const language of ['pt', 'en']) writeFileSync(out + '/' + language + '.html', readFileSync('console/index.html'))
writeFileSync(out + '/assets/a.js', JSON.stringify(Object.keys(process.env)))
writeFileSync(out + '/stamp.txt', sourcesStamp(process.cwd()))
`

describe('a server without a built console', () => {
  let project: string
  let facts: Fact[]
  const kinds = () => facts.map(({ kind }) => kind)
  const open = () => new Console({ project, data: join(project, 'data') }, (fact) => facts.push(fact))
  const pageOf = ({ state }: Console) => (typeof state === 'object' ? state.pages.pt : state)

  beforeEach(() => {
    facts = []
    project = mkdtempSync(join(tmpdir(), 'vinculo-console-'))
    mkdirSync(join(project, 'console'))
    writeFileSync(join(project, 'package-lock.json'), '{}')
    writeFileSync(join(project, 'package.json'), '{"type":"module"}')
    writeFileSync(join(project, 'console/index.html'), 'um')
    writeFileSync(join(project, 'console/build.ts'), builder)
  })
  afterEach(() => rmSync(project, { recursive: true, force: true }))

  it('builds it in another process, says so meanwhile, and reuses it the next time', async () => {
    const first = open()
    assert.equal(pageOf(first), 'preparing')
    await first.prepare()
    assert.equal(pageOf(first), 'um')
    assert.deepEqual(kinds(), ['console.built'])
    const next = open()
    await next.prepare()
    assert.equal(pageOf(next), 'um')
    assert.deepEqual(kinds(), ['console.built'])
  })

  it('builds it again when its sources or packages change', async () => {
    await open().prepare()
    for (const [file, text] of [
      ['console/index.html', 'dois'],
      ['package-lock.json', '{ }'],
    ] as const) {
      writeFileSync(join(project, file), text)
      facts = []
      const again = open()
      await again.prepare()
      assert.equal(pageOf(again), readFileSync(join(project, 'console/index.html'), 'utf8'))
      assert.deepEqual(kinds(), ['console.built'])
    }
  })

  it('passes no environment to the build', async () => {
    const console = open()
    await console.prepare()
    const { state } = console
    assert.ok(typeof state === 'object')
    assert.equal(state.assets.get('a.js')?.bytes.toString(), '[]')
  })

  it('warns with the reason when the build fails', async () => {
    writeFileSync(join(project, 'console/build.ts'), "throw new Error('sem memória')")
    const console = open()
    await console.prepare()
    assert.equal(pageOf(console), 'failed')
    assert.match((facts[0] as { reason: string }).reason, /sem memória/)
    assert.deepEqual(kinds(), ['console.trouble'])
  })

  const root = process.getuid?.() === 0 && 'root may write everywhere'
  it('stores it with the data where its own folder is read-only', { skip: root }, async () => {
    chmodSync(join(project, 'console'), 0o555)
    const console = open()
    await console.prepare()
    chmodSync(join(project, 'console'), 0o755)
    assert.equal(pageOf(console), 'um')
    assert.ok(existsSync(join(project, 'data/console/pt.html')))
  })
})
