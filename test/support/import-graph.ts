import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'

/** Imports by file. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** Matches imports of values and types, and modules of worker threads. A text may end with `from` too. */
const imported = /(?:^(?:import|export)\b[^'\n]*\bfrom|^\} from|^import|\bimport\(|\bnew URL\()\s*'([^']+)'/gm

export function importsOf(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  return [...text.matchAll(imported)].map(([, path]) => path!)
}

/** Project files that a file imports, by path. */
export function ownImportsOf(file: string): string[] {
  const own = importsOf(file).filter((path) => /^\..*\.tsx?$/.test(path))
  return [...new Set(own.map((path) => normalize(join(dirname(file), path))))]
}

/** Every TypeScript file of the project with its imports. */
export function importGraph(): Graph {
  const parts = '{build,catalogue,client,console,server,demo,cli,release,test,bench}'
  const files = globSync(`${parts}/**/*.{ts,tsx}`, { cwd: projectRoot, exclude: ['client/dist/**'] })
  return new Map(files.toSorted().map((file) => [file, ownImportsOf(file)]))
}

/** One shortest cycle in each strongly connected component: `a, b, a`. */
export function circlesIn(graph: Graph): string[][] {
  const circles: string[][] = []
  const knotted = new Set<string>()
  for (const start of graph.keys()) {
    if (knotted.has(start)) continue
    const circle = wayBack(graph, start)
    if (!circle) continue
    circles.push(circle)
    const below = reachedFrom(graph, start)
    for (const file of below) if (reachedFrom(graph, file).has(start)) knotted.add(file)
  }
  return circles
}

/**
 * Import cycles between the contents of each folder: its files, and its folders as wholes. A folder and the files beside it may
 * use one another only in one direction.
 */
export function circlesBetweenFolders(graph: Graph): string[][] {
  const folders = new Set([...graph.keys()].flatMap(foldersOf))
  return [...folders].flatMap((folder) => circlesIn(contentsOf(graph, folder)))
}

/** `a/b/c.ts` is in `a/b` and in `a`. */
function foldersOf(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/** What imports what among the contents of a folder. */
function contentsOf(graph: Graph, folder: string): Graph {
  const within = (file: string) => file.startsWith(`${folder}/`)
  const contentOf = (file: string) => file.split('/', folder.split('/').length + 1).join('/')
  const contents = new Map<string, string[]>()
  for (const [file, targets] of graph) {
    if (!within(file)) continue
    const content = contentOf(file)
    const others = targets.filter(within).map(contentOf)
    contents.set(content, [...(contents.get(content) ?? []), ...others.filter((one) => one !== content)])
  }
  return contents
}

export function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>(graph.get(start))
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next)
  return reached
}

/** The shortest path from a file back to itself. */
function wayBack(graph: Graph, start: string): string[] | undefined {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)!) ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
