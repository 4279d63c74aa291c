import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What is verified; another folder is named by the environment. */
export const out = resolve(process.env.RELEASE_OUT || 'release-out')
const files = existsSync(out) ? readdirSync(out).sort() : []

export const here = `${process.platform}-${process.arch}`
export const debianHere = { x64: 'amd64', arm64: 'arm64' }[process.arch as string]

/** Full paths of the artefacts whose names match. */
export const artefacts = (pattern: RegExp): string[] =>
  files.filter((name) => pattern.test(name)).map((name) => join(out, name))

export const megabytes = (path: string): string => `${(statSync(path).size / 2 ** 20).toFixed(1)} MiB`

/** Reason to skip a test, for `skip`: false runs it. */
export const missing = (found: readonly string[], what: string): string | false =>
  found.length === 0 ? `${what} não está em ${out}` : false
