import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { inputsOf, type Part } from './inputs.mjs'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))
export const dist = join(projectRoot, 'dist')

/** Files that decide about every build besides the sources. */
export const common = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build/dist.ts',
  'build/inputs.mjs',
  'build/lock.ts',
  'build/main.ts',
]

/** Path of a source within the project; undefined for packages and for what a bundler makes up. */
export function sourcePath(id: string): string | undefined {
  const [file = ''] = id.split('?')
  const path = relative(projectRoot, resolve(file))
  const isOurs = file.startsWith('/') && !path.startsWith('..') && !path.startsWith('node_modules')
  return isOurs ? path.replaceAll('\\', '/') : undefined
}

/** Collects the sources that a build reads. */
export const recordSources = (inputs: Set<string>): Plugin => ({
  name: 'record-sources',
  enforce: 'pre',
  load(id) {
    const path = sourcePath(id)
    if (path) inputs.add(path)
  },
})

const temporary = '.building-'

/** Works in a new folder of dist, which is removed afterwards. */
export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, temporary))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes what killed builds left. No other build is running. */
export function removeAbandoned(): void {
  for (const name of readdirSync(dist)) {
    if (name.startsWith(temporary)) rmSync(join(dist, name), { recursive: true, force: true })
  }
}

/**
 * Called before anything is replaced: until the new list of inputs is there, the part counts as not built,
 * even if its sources become again those of the previous list.
 */
export const forgetInputs = (part: Part): void => rmSync(join(dist, `${part}.json`), { force: true })

/** Renames a complete folder into place. */
export function replaceFolder(made: string, target: string): void {
  const old = `${made}.old`
  if (existsSync(target)) renameSync(target, old)
  renameSync(made, target)
  rmSync(old, { recursive: true, force: true })
}

/** Writes the list of inputs; it comes last, so that an interrupted build is not taken for a complete one. */
export function writeInputs(folder: string, part: Part, paths: Iterable<string>): void {
  replaceFile(folder, `${part}.json`, JSON.stringify(inputsOf(projectRoot, paths)))
}

export function replaceFile(folder: string, name: string, content: string): void {
  const fresh = join(folder, `${name}.new`)
  writeFileSync(fresh, content)
  renameSync(fresh, join(dist, name))
}
