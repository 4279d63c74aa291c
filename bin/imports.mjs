// Files of ours name each other as they are called, so that nothing has to be looked for. A start asks seven thousand
// times: a quarter of its work went into the answers. A library of many modules is read as one file where it was gathered,
// and so is the program by who starts it; a file that names another reads that file.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { gatheredFile } from './gather.mjs'
import { gatheredEntries } from './program.mjs'

const file = gatheredFile()
const gathered = existsSync(file) ? pathToFileURL(file).href : undefined
const entries = gatheredEntries()

module.registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'kysely' && gathered) return { url: gathered, format: 'module', shortCircuit: true }
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
