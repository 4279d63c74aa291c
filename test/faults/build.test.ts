import assert from 'node:assert/strict'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { areCurrent, inputsOf, stateOf } from '../../build/inputs.mjs'
import manifest from '../../package.json' with { type: 'json' }
import { accountForRoot } from '../../server/store/embedded/account.ts'
import { temporaryFolder, until } from '../support/process.ts'
import { ProjectCopy } from '../support/project-copy.ts'

const version = `${manifest.version}\n`

describe('the list of what a build was made of', () => {
  const folder = temporaryFolder()
  const at = (path: string) => join(folder.path, path)
  before(() => {
    mkdirSync(at('a/b'), { recursive: true })
    mkdirSync(at('dist'))
    writeFileSync(at('a/one.ts'), 'one')
    writeFileSync(at('a/b/two.ts'), 'two')
  })
  after(() => folder.remove())
  const current = (inputs: ReturnType<typeof inputsOf>) => areCurrent(folder.path, inputs)

  it('is current while nothing changed, also in a clone with other times', () => {
    const inputs = inputsOf(folder.path, ['a/one.ts', 'a/b/two.ts', 'a/'])
    assert.ok(current(inputs))
    utimesSync(at('a/one.ts'), 1, 1)
    assert.ok(current(inputs))
  })

  it('is outdated by other contents, of the same length too, a new name and a missing file', () => {
    const inputs = inputsOf(folder.path, ['a/one.ts', 'a/b/two.ts', 'a/'])
    writeFileSync(at('a/one.ts'), 'ONE')
    utimesSync(at('a/one.ts'), 5, 5)
    assert.ok(!current(inputs))
    writeFileSync(at('a/one.ts'), 'one and more')
    assert.ok(!current(inputs))
    writeFileSync(at('a/one.ts'), 'one')
    assert.ok(current(inputs))
    writeFileSync(at('a/b/three.ts'), '')
    assert.ok(!current(inputs))
    rmSync(at('a/b/three.ts'))
    assert.ok(current(inputs))
    rmSync(at('a/b/two.ts'))
    assert.ok(!current(inputs))
    writeFileSync(at('a/b/two.ts'), 'two')
  })

  it('is missing when it cannot be read', () => {
    assert.equal(stateOf(folder.path, 'program'), 'missing')
    writeFileSync(at('dist/program.json'), '{"a/one.ts": [1')
    assert.equal(stateOf(folder.path, 'program'), 'missing')
    writeFileSync(at('dist/program.json'), JSON.stringify(inputsOf(folder.path, ['a/one.ts'])))
    assert.equal(stateOf(folder.path, 'program'), 'current')
    writeFileSync(at('a/one.ts'), 'changed')
    assert.equal(stateOf(folder.path, 'program'), 'outdated')
  })
})

describe('a clone', () => {
  let clone: ProjectCopy
  /** Another source that the program contains. */
  const source = 'cli/program.ts'
  before(async () => {
    clone = ProjectCopy.clone()
    const built = await clone.run(['build/main.ts'])
    assert.equal(built.code, 0, built.stderr)
  })
  after(() => clone.remove())

  const left = () => readdirSync(clone.at('dist')).filter((name) => name.startsWith('.building-'))
  const change = (from: string, to: string) =>
    writeFileSync(clone.at(source), readFileSync(clone.at(source), 'utf8').replace(from, to))

  it('whose build is current starts without building', async () => {
    const was = statSync(clone.at('dist/program.json')).ino
    assert.deepEqual(await clone.vinculo(['--version']), { code: 0, stdout: version, stderr: '' })
    assert.deepEqual(await clone.run(['build/main.ts']), { code: 0, stdout: '', stderr: '' })
    assert.equal(statSync(clone.at('dist/program.json')).ino, was)
  })

  it('keeps the previous build when a build is killed, and does not run it', async () => {
    change('Plataforma de est', 'PLATAFORMA de est')
    const child = clone.start(['build/main.ts', '--program'])
    await until('the build works', () => left().length > 0)
    child.kill('SIGKILL')
    await once(child, 'close')
    assert.equal(left().length, 1)
    assert.equal(stateOf(clone.root, 'program'), 'outdated')
    // With its sources the previous build is current again.
    change('PLATAFORMA de est', 'Plataforma de est')
    assert.deepEqual(await clone.vinculo(['--version']), { code: 0, stdout: version, stderr: '' })
  })

  it('builds once when two start with changed sources, and removes what a killed build left', async () => {
    change('Plataforma de est', 'PLATAFORMA de est')
    let builds = 0
    const watcher = watch(clone.at('dist'), (_, name) => {
      if (name === 'vinculo.mjs') builds++
    })
    const both = await Promise.all([clone.vinculo(['--help']), clone.vinculo(['--help'])])
    watcher.close()
    for (const { code, stdout, stderr } of both) {
      assert.equal(code, 0, stderr)
      assert.match(stdout, /PLATAFORMA de est/)
      assert.match(stderr, /foi compilado de fontes que depois mudaram; compilando…/)
    }
    assert.equal(builds, 1)
    assert.deepEqual(left(), [])
    assert.ok(!existsSync(clone.at('dist/start.lock')))
    assert.equal(stateOf(clone.root, 'program'), 'current')
    assert.equal(stateOf(clone.root, 'console'), 'current')
  })

  it('does not start when its build fails, and fails its installation', async () => {
    appendFileSync(clone.at(source), '\nconst broken = (;\n')
    const was = readdirSync(clone.at('dist')).sort()
    assert.equal(manifest.scripts.prepare, 'node build/main.ts --if-possible')
    const built = await clone.run(['build/main.ts', '--if-possible'])
    assert.equal(built.code, 1)
    assert.match(built.stderr, /cli\/program\.ts/)
    const started = await clone.vinculo(['--version'])
    assert.deepEqual([started.code, started.stdout], [1, ''])
    assert.match(
      started.stderr,
      /A compilação falhou; o motivo está acima\. Corrija-o e execute "npm run build"\.\n$/,
    )
    assert.deepEqual(readdirSync(clone.at('dist')).sort(), was)
    change('\nconst broken = (;\n', '')
    assert.equal((await clone.vinculo(['--version'])).stdout, version)
  })

  it('that may not be written says who can build it', async (test) => {
    const other = process.getuid?.() === 0 ? accountForRoot() : undefined
    if (process.getuid?.() === 0 && !other) return test.skip('no other account')
    clone.open()
    // Their folder may be closed to the other account.
    renameSync(clone.at('node_modules'), clone.at('todas'))
    mkdirSync(clone.at('node_modules/vite'), { recursive: true })
    change('PLATAFORMA de est', 'Plataforma de Est')
    const was = statSync(clone.at('dist')).mode
    chmodSync(clone.at('dist'), 0o555)
    const started = await clone.vinculo(['--version'], {}, other && { uid: other.uid, gid: other.gid })
    chmodSync(clone.at('dist'), was)
    change('Plataforma de Est', 'PLATAFORMA de est')
    rmSync(clone.at('node_modules'), { recursive: true })
    renameSync(clone.at('todas'), clone.at('node_modules'))
    assert.deepEqual(started, {
      code: 1,
      stdout: '',
      stderr: `O Vínculo em ${clone.root}/ foi compilado de fontes que depois mudaram, e esta conta não pode escrever em ${clone.at('dist')}. Execute "npm run build" com a conta dona da pasta.\n`,
    })
  })

  it('without the build tools says what to do, and runs no old build', async () => {
    renameSync(clone.at('node_modules'), clone.at('todas'))
    mkdirSync(clone.at('node_modules'))
    try {
      // A current build needs no tools.
      assert.equal((await clone.vinculo(['--version'])).stdout, version)
      change('PLATAFORMA de est', 'Plataforma de Est')
      const changed = await clone.vinculo(['--version'])
      assert.match(
        changed.stderr,
        /mudaram, e as ferramentas de compilação não estão instaladas\. Execute "npm ci" nesta pasta, sem --omit=dev\.\n$/,
      )
      renameSync(clone.at('dist'), clone.at('guardado'))
      const missing = await clone.vinculo(['--version'])
      assert.match(
        missing.stderr,
        /^O Vínculo em .* ainda não foi compilado, e as ferramentas de compilação não estão instaladas\./,
      )
      assert.deepEqual([changed.code, changed.stdout, missing.code, missing.stdout], [1, '', 1, ''])
      // `npm ci --omit=dev` succeeds: a release brings its build.
      const prepared = await clone.run(['build/main.ts', '--if-possible'])
      assert.equal(prepared.code, 0)
      assert.match(
        prepared.stderr,
        /As ferramentas de compilação não estão instaladas; o Vínculo não foi compilado/,
      )
      assert.equal((await clone.run(['build/main.ts'])).code, 1)
      rmSync(clone.at('build'), { recursive: true })
      const incomplete = await clone.vinculo(['--version'])
      assert.match(
        incomplete.stderr,
        /^O Vínculo não está completo: falta .*dist\/?\. Instale-o de novo\.\n$/,
      )
    } finally {
      rmSync(clone.at('node_modules'), { recursive: true })
      renameSync(clone.at('todas'), clone.at('node_modules'))
    }
  })
})

describe('the built program, with the packages of production only', () => {
  let copy: ProjectCopy
  const folder = temporaryFolder()
  const data = join(folder.path, 'dados')
  const settings = { VINCULO_DATA: data, VINCULO_DEMO: '0', VINCULO_LOG: 'warn' }
  before(() => {
    copy = ProjectCopy.production()
  })
  after(() => {
    copy.remove()
    folder.remove()
  })

  it('has no sources and no build tools', () => {
    for (const path of ['server', 'catalogue', 'node_modules/vite', 'node_modules/fastify']) {
      assert.ok(!existsSync(copy.at(path)), path)
    }
  })

  it('makes a database, sample data and documents with its own threads, migrations and fonts', async () => {
    const made = await copy.vinculo(['demo', '--students', '20', '--contracts', '3'], settings)
    assert.equal(made.code, 0, made.stderr)
    const files = readdirSync(join(data, 'arquivos'), { recursive: true, withFileTypes: true })
    assert.ok(files.some((entry) => entry.isFile()))
  })

  it('serves the console, the reference, the guides and queries', async () => {
    const token = await copy.vinculo(
      ['token', 'create', '--client', 'demo', '--scope', 'consulta,recebe', '--json'],
      settings,
    )
    assert.equal(token.code, 0, token.stderr)
    const child = copy.start(['bin/vinculo.mjs', 'serve', '--port', '0'], settings)
    let told = ''
    child.stderr!.setEncoding('utf8').on('data', (text) => {
      told += text
    })
    try {
      const base = await until('the address', () => {
        assert.equal(child.exitCode, null, told)
        return /Vínculo em (\S+)/.exec(told)?.[1]
      })
      for (const path of ['/', '/docs', '/openapi.json', '/readyz', '/docs/guias']) {
        const answer = await fetch(base + path)
        assert.ok(answer.ok || path === '/docs/guias', `${path}: ${answer.status}`)
        await answer.arrayBuffer()
      }
      const answer = await fetch(`${base}/apiconsultadadosplataforma/RetornaDadosContratos`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          token: JSON.parse(token.stdout).token,
          dataInicio: '2000-01-01',
          dataFim: '2099-12-31',
        }),
      })
      assert.equal(answer.status, 200)
      assert.ok((await answer.text()).length > 500)
    } finally {
      child.kill('SIGTERM')
      await once(child, 'close')
    }
    assert.equal(child.exitCode, 0, told)
  })

  it('names sources in stack traces', async () => {
    // A server that answers with an error that no command expects.
    const fields = 'SFATAL\0CXX000\0Mestranho\0\0'
    const answer = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)])
    answer.writeInt32BE(answer.length - 1, 1)
    const strange = createServer((socket) => socket.once('data', () => socket.end(answer))).listen(
      0,
      '127.0.0.1',
    )
    await once(strange, 'listening')
    const { port } = strange.address() as { port: number }
    const ended = await copy.vinculo(['migrate'], {
      ...settings,
      DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/b`,
    })
    strange.close()
    assert.equal(ended.code, 1)
    assert.ok(ended.stderr.includes(`(${copy.at('server/store/schema-version.ts')}:`), ended.stderr)
    assert.doesNotMatch(ended.stderr, /at .*dist\/program-\w+\/main\.mjs:\d{4,}/)
  })
})
