// Bundles a library into one file. Kysely has 255 modules; resolving, reading and linking them takes a sixth
// of the start of every process and thread.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleProgram } from './bundle-program.mjs'
import { cache } from './cache.mjs'

const library = fileURLToPath(new URL('../node_modules/kysely', import.meta.url))

/**
 * Path of the bundle for the installed version. Where the file is missing, the library's own modules are
 * read.
 */
export function libraryBundle() {
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
  return join(dirname(cache), `vinculo-kysely-${version}.mjs`)
}

/** Bundles the library and the program, unless the bundles are current. */
export async function bundle() {
  await bundleLibrary()
  await bundleProgram()
}

/** Renames the file into place when it is complete. */
async function bundleLibrary() {
  const file = libraryBundle()
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
