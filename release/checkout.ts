import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from './options.ts'
import { ReleaseError, run } from './run.ts'

/** A commit, extracted and built. */
export interface Checkout {
  folder: string
  version: string
  commit: string
  /** Seconds since 1970 of the commit; every file that is released has this time. */
  time: number
}

/** Extracts the tag's commit into `folder` and builds it there. Changes in the work tree do not count. */
export function checkOut(project: string, { tag, trial }: Options, folder: string): Checkout {
  const git = (...args: string[]) => run('git', ['-C', project, ...args]).trim()
  const commit = commitOf(git, tag, trial)
  mkdirSync(folder)
  const packed = `${folder}.tar`
  git('archive', '--format=tar', `--output=${packed}`, commit)
  run('tar', ['-xf', packed, '-C', folder])
  const { version } = manifestOf(folder)
  if (!trial) requireReleased(folder, tag, version)
  // Its script "prepare" builds dist.
  run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  if (!existsSync(join(folder, 'dist/vinculo.mjs'))) {
    throw new ReleaseError('"npm ci" não compilou o programa: falta dist/vinculo.mjs.')
  }
  return { folder, version, commit, time: Number(git('log', '-1', '--format=%ct', commit)) }
}

const heading = /^## \[(\d+\.\d+\.\d+\S*)\] - (\d{4}-\d{2}-\d{2})$/gm

/** The versions of the changelog that have a date, newest first. */
export const datedVersions = (changelog: string): string[] =>
  [...changelog.matchAll(heading)].map((found) => found[1]!)

/** The first dated heading of the changelog: its version and day. */
export const newestEntry = (changelog: string): { version: string; day: string } | undefined => {
  const [found] = changelog.matchAll(heading)
  return found && { version: found[1]!, day: found[2]! }
}

function requireReleased(folder: string, tag: string, version: string): void {
  if (tag !== `v${version}`) {
    throw new ReleaseError(
      `A etiqueta ${tag} tem a versão ${version} em package.json; deveria ser v${version}.`,
    )
  }
  if (newestEntry(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'))?.version !== version) {
    throw new ReleaseError(
      `Em CHANGELOG.md falta "## [${version}] - AAAA-MM-DD" como primeira versão com data.`,
    )
  }
}

function commitOf(git: (...args: string[]) => string, tag: string, trial: boolean): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${trial ? tag : `refs/tags/${tag}`}^{commit}`)
  } catch {
    const wanted = trial ? 'Esse commit' : 'Essa etiqueta'
    throw new ReleaseError(`${tag}: ${wanted} não existe. Para ensaiar com um commit qualquer, use --trial.`)
  }
}

export interface Manifest {
  name: string
  version: string
  description: string
  license: string
  type: string
  engines: Record<string, string>
  bin: Record<string, string>
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
