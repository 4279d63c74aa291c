import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'
import { type Graph, importGraph } from './import-graph.ts'

const isTest = (file: string) => file.endsWith('.test.ts')
const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const program = 'cli/main.ts'

/** Whether a test starts the program as a process, which imports do not show. */
const startsProgram = (file: string, imports: readonly string[]) =>
  imports.includes('test/support/process.ts') && /\b(Serving|Running|command(With)?)\b/.test(textOf(file))

/** Tests that read the sources themselves, whatever they import. */
const readsSources = (file: string) => isTest(file) && /\bglobSync\(|\bimportGraph\(/.test(textOf(file))

/** Files that differ from the merge base with main, untracked ones included. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const fork = ['main', 'origin/main'].map((name) => {
    try {
      return git('merge-base', 'HEAD', name).trim()
    } catch {
      return undefined
    }
  })
  const since = fork.find((commit) => commit !== undefined) ?? 'HEAD'
  const named = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(named.join('').split('\n').filter(Boolean))].sort()
}

/** Test files that a change of these files can affect, nearest to the change first. */
export function affectedTests(changed: readonly string[], graph: Graph = importGraph()): string[] {
  const all = [...graph.keys()].filter(isTest)
  const touched = changed.map((file) => standIns(file, graph))
  const distances = distancesFrom(
    touched.flatMap((files) => files ?? []),
    graph,
  )
  const far = Number.POSITIVE_INFINITY
  const everything = touched.includes(undefined)
  const sources = changed.some((file) => /\.(ts|sql)$/.test(file))
  return all
    .filter((file) => everything || distances.has(file) || (sources && readsSources(file)))
    .map((file) => [file, distances.get(file) ?? far] as const)
    .sort(([, one], [, other]) => (one === other ? 0 : one - other))
    .map(([file]) => file)
}

/** The modules that a changed file belongs to; undefined when any test may be affected. */
function standIns(file: string, graph: Graph): string[] | undefined {
  // All fixtures are imported by one module, which reads their folder.
  if (file.startsWith('test/support/fixtures/')) return [file, 'test/support/fixtures.ts']
  if (graph.has(file)) return [file]
  // A deleted module: its importers changed as well.
  if (file.endsWith('.ts') && !file.endsWith('.d.ts')) return []
  if (file.startsWith('server/store/migrations/')) return ['server/store/migrate.ts']
  if (file.startsWith('bin/') || file.startsWith('build/')) return [program]
  const isText = file.endsWith('.md')
  // Project settings affect every tool.
  if (!file.includes('/') && !isText) return undefined
  // Outside the tests, a module that mentions a text file only refers readers to it.
  const able = [...graph.keys()].filter((module) => !isText || module.startsWith('test/'))
  const readers = able.filter((module) => names(textOf(module), file))
  return readers.length > 0 || isText ? readers : undefined
}

/** Whether a text contains the path of a file, or its name alone. */
function names(text: string, file: string): boolean {
  const name = basename(file)
  // A fast check first: the regular expression below is slow on long texts.
  if (!text.includes(name)) return false
  const paths = text.matchAll(new RegExp(`[\\w./-]*${RegExp.escape(name)}`, 'g'))
  return paths.some(([path]) => file.endsWith(path.replace(/^[./]+/, '')))
}

/** Number of imports between each file and the nearest of the given files. */
function distancesFrom(files: readonly string[], graph: Graph): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph) {
    for (const one of startsProgram(file, imports) ? [...imports, program] : imports) {
      importers.set(one, [...(importers.get(one) ?? []), file])
    }
  }
  const distances = new Map(files.map((file) => [file, 0]))
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1)
    }
  }
  return distances
}
