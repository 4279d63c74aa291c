// Gathers the modules of a library into one file. Kysely is 255 of them, and to find, read and link each takes every
// process and thread of ours a millisecond: a sixth of a start.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cache } from './cache.mjs'
import { gatherProgram } from './program.mjs'

const library = fileURLToPath(new URL('../node_modules/kysely', import.meta.url))

/** Where the one that is installed is gathered. Without that file, its own modules are read. */
export function gatheredFile() {
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
  return join(dirname(cache), `vinculo-kysely-${version}.mjs`)
}

/** Gathers it and the program, unless that was done. */
export async function gather() {
  await gatherLibrary()
  await gatherProgram()
}

/** The file appears when it is whole. */
async function gatherLibrary() {
  const file = gatheredFile()
  if (existsSync(file)) return
  const { build } = await import('vite')
  const outDir = mkdtempSync(`${file}.`)
  try {
    await build({
      root: library,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir,
        emptyOutDir: true,
        ssr: join(library, 'dist/index.js'),
        target: 'esnext',
        minify: false,
      },
    })
    renameSync(join(outDir, 'index.js'), file)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
