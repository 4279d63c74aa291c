import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  'build/dist.ts',
  'build/inputs.mjs',
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

/** Works in a new folder of dist, which is removed afterwards. */
export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, '.building-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

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
