// Bundles the program into a few files, as bundle-library.mjs does for a library: a start reads seventeen
// hundred source files, and resolving, reading and linking them took a third of it. When a source file changed,
// the sources are read instead.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cache } from './cache.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bundles = dirname(cache)
const listed = join(bundles, 'vinculo-programa.json')

/** Entry points: the command line, the parts that it imports on demand, and the threads. */
const entries = [
  'cli/main.ts',
  'cli/run.ts',
  'cli/roles.ts',
  'cli/first-start.ts',
  'server/serve.ts',
  'server/inbound/run/processor-thread.ts',
  'server/inbound/receive/intake-thread.ts',
  'server/domain/secrets/hashing-thread.ts',
  'server/domain/arquivo/inspecting-thread.ts',
  'server/documents/thread.ts',
]
/** Bundle folders are used in rotation: a running process may still import from the previous one. */
const folders = 3

export const programBundle = () => {
  try {
    return JSON.parse(readFileSync(listed, 'utf8'))
  } catch {
    return undefined
  }
}

/** Modification time and size of a file. */
const stateOf = (path) => {
  const { mtimeMs = 0, size = 0 } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}

/** Whether no source file changed since the build. */
export const isCurrent = ({ at, files }) =>
  at === root && Object.entries(files).every(([path, state]) => stateOf(path) === state)

/** Bundled address of each entry by its source address; empty when a source file changed. */
export function bundledEntries() {
  const found = programBundle()
  if (!found || !isCurrent(found)) return new Map()
  const address = (path) => pathToFileURL(path).href
  const folder = join(bundles, found.folder)
  return new Map(entries.map((path) => [address(join(root, path)), address(join(folder, nameOf(path)))]))
}

const nameOf = (path) => path.replaceAll('/', '-').replace(/ts$/, 'mjs')

/**
 * Bundles the program unless the bundle is current. The list is written last, when all files are in place.
 */
export async function bundleProgram() {
  const before = programBundle()
  if (before && isCurrent(before)) return
  const turn = ((before?.turn ?? -1) + 1) % folders
  const folder = `vinculo-programa-${turn}`
  mkdirSync(bundles, { recursive: true })
  const temporary = mkdtempSync(join(bundles, 'vinculo-programa.'))
  try {
    const files = await build(temporary)
    rmSync(join(bundles, folder), { recursive: true, force: true })
    renameSync(join(temporary, 'made'), join(bundles, folder))
    writeFileSync(join(temporary, 'list'), JSON.stringify({ at: root, turn, folder, files }))
    renameSync(join(temporary, 'list'), listed)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Libraries stay external, except for the bundler's own runtime helpers. */
const isLibrary = (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@oxc-project/runtime/')

/** Returns the bundled files, each with its state before it was read. */
async function build(temporary) {
  const { build } = await import('vite')
  const files = {}
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'vinculo',
        enforce: 'pre',
        load(id) {
          if (!isAbsolute(id)) return
          const path = relative(root, id)
          files[path] = stateOf(path)
        },
        // Keeps `import.meta.url` pointing at the source file, because files are looked up relative to it.
        transform: (code, id) =>
          isAbsolute(id) ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) : code,
      },
    ],
    build: {
      outDir: join(temporary, 'made'),
      ssr: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((path) => [nameOf(path), join(root, path)])),
        external: isLibrary,
        output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return files
}
