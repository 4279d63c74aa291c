// Gathers the files of the program into few, as a library is (gather.mjs): a start reads seventeen hundred of them, and a
// third of its work went into finding, reading and linking each. Whoever changed a file reads the files themselves.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cache } from './cache.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const place = dirname(cache)
const listed = join(place, 'vinculo-programa.json')

/** What is started or read by itself: the command line, the parts that it reads when they are wanted, and the threads. */
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
/** Folders in turn: who was started from one may read more of it after the next was made. */
const folders = 3

/** What was gathered last. */
export const gatheredProgram = () => {
  try {
    return JSON.parse(readFileSync(listed, 'utf8'))
  } catch {
    return undefined
  }
}

/** When a file was last changed, and its size. */
const stateOf = (path) => {
  const { mtimeMs = 0, size = 0 } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}

/** Whether the files are as they were. */
export const isCurrent = ({ at, files }) =>
  at === root && Object.entries(files).every(([path, state]) => stateOf(path) === state)

/** Where each entry is gathered, by its own address; none where a file is no longer as it was. */
export function gatheredEntries() {
  const found = gatheredProgram()
  if (!found || !isCurrent(found)) return new Map()
  const address = (path) => pathToFileURL(path).href
  const folder = join(place, found.folder)
  return new Map(entries.map((path) => [address(join(root, path)), address(join(folder, nameOf(path)))]))
}

const nameOf = (path) => path.replaceAll('/', '-').replace(/ts$/, 'mjs')

/** Gathers the program, unless that was done with the files as they are. The list appears when everything is there. */
export async function gatherProgram() {
  const before = gatheredProgram()
  if (before && isCurrent(before)) return
  const turn = ((before?.turn ?? -1) + 1) % folders
  const folder = `vinculo-programa-${turn}`
  mkdirSync(place, { recursive: true })
  const workshop = mkdtempSync(join(place, 'vinculo-programa.'))
  try {
    const files = await build(workshop)
    rmSync(join(place, folder), { recursive: true, force: true })
    renameSync(join(workshop, 'made'), join(place, folder))
    writeFileSync(join(workshop, 'list'), JSON.stringify({ at: root, turn, folder, files }))
    renameSync(join(workshop, 'list'), listed)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** Libraries stay where they are, but for what the one that gathers adds of its own. */
const isLibrary = (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@oxc-project/runtime/')

/** The files that went into it, each with its state before it was read. */
async function build(workshop) {
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
        // What stands beside a file is looked for beside that file.
        transform: (code, id) =>
          isAbsolute(id) ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) : code,
      },
    ],
    build: {
      outDir: join(workshop, 'made'),
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
