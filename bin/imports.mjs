// Resolve hook. Our imports name exact files, so that Node's lookup is skipped: a start resolves seven
// thousand imports, and the lookup took a quarter of it. Kysely and the program's entries resolve to their
// bundles where these exist; an import from one `.ts` file to another reads that file.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { libraryBundle } from './bundle-library.mjs'
import { bundledEntries } from './bundle-program.mjs'

const file = libraryBundle()
const bundled = existsSync(file) ? pathToFileURL(file).href : undefined
const entries = bundledEntries()

module.registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'kysely' && bundled) return { url: bundled, format: 'module', shortCircuit: true }
    if (specifier.endsWith('.ts') && !context.parentURL?.endsWith('.ts')) {
      const entry = entries.get(URL.parse(specifier, context.parentURL)?.href)
      if (entry) return { url: entry, format: 'module', shortCircuit: true }
    }
    if (!specifier.startsWith('.') || !/\.(ts|mjs)$/.test(specifier)) return next(specifier, context)
    const { href } = new URL(specifier, context.parentURL)
    const format = href.endsWith('.ts') ? 'module-typescript' : 'module'
    return { url: href, format, shortCircuit: true }
  },
})
