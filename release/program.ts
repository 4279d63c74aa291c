import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, flags } from '../bin/process.mjs'
import { type Checkout, manifestOf } from './checkout.ts'
import { installPackages } from './packages.ts'
import type { Platform } from './platforms.ts'

const texts = ['LICENSE', 'CHANGELOG.md', 'README.md', 'LEIAME.md', 'SECURITY.md']
const launcher = ['vinculo.mjs', 'cache.mjs', 'process.mjs']

/** Copies what every release contains: launcher, dist and documentation. */
export function copyProgram({ folder }: Checkout, target: string): void {
  for (const name of texts) cpSync(join(folder, name), join(target, name))
  cpSync(join(folder, 'docs'), join(target, 'docs'), { recursive: true })
  mkdirSync(join(target, 'bin'))
  for (const name of launcher) cpSync(join(folder, 'bin', name), join(target, 'bin', name))
  cpSync(join(folder, 'dist'), join(target, 'dist'), { recursive: true })
  // Left out: lists of the sources of a build with their times, which only a clone reads.
  for (const name of ['program.json', 'console.json']) rmSync(join(target, 'dist', name))
}

/** Makes the folder of an archive: the program with its packages and its Node. */
export function makeProgram(checkout: Checkout, platform: Platform, scratch: string): string {
  const target = join(scratch, `program-${platform.name}`)
  mkdirSync(target)
  copyProgram(checkout, target)
  const packages = installPackages(checkout.folder, platform, join(scratch, `packages-${platform.name}`))
  const modules = join(target, 'node_modules')
  cpSync(join(packages, 'node_modules'), modules, { recursive: true, verbatimSymlinks: true })
  rmSync(packages, { recursive: true })
  takeNode(modules, platform, join(target, 'node'))
  // npm's list of installed packages, and links to their programs: nothing reads them.
  for (const name of ['.package-lock.json', '.bin'])
    rmSync(join(modules, name), { recursive: true, force: true })
  writeFileSync(join(target, 'package.json'), manifestText(checkout))
  writeFileSync(join(target, 'vinculo'), startScript(), { mode: 0o755 })
  return target
}

/** Moves the program of Node's package out of it; headers and manuals are left behind. */
function takeNode(modules: string, { node }: Platform, target: string): void {
  const from = join(modules, node)
  mkdirSync(join(target, 'bin'), { recursive: true })
  cpSync(join(from, 'bin/node'), join(target, 'bin/node'))
  cpSync(join(from, 'LICENSE'), join(target, 'LICENSE'))
  for (const name of readdirSync(modules)) {
    if (name.startsWith('node-')) rmSync(join(modules, name), { recursive: true })
  }
}

const manifestText = ({ folder }: Checkout): string => {
  const { name, version, description, license, type } = manifestOf(folder)
  return `${JSON.stringify({ name, version, description, license, private: true, type }, null, 2)}\n`
}

/** Settings of the allocator may be overridden; see bin/process.mjs. */
const exported = Object.entries(environment).map(([name, value]) => `export ${name}="\${${name}-${value}}"`)

const startScript = (): string =>
  readFileSync(new URL('start.sh', import.meta.url), 'utf8')
    .replace('@ENVIRONMENT@', () => exported.join('\n'))
    .replace('@FLAGS@', () => flags.join(' '))
