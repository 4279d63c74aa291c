// Files of ours name each other as they are called, so that nothing has to be looked for. A start asks seven thousand
// times: a quarter of its work went into the answers. A library of many modules is read as one file where it was gathered.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { gatheredFile } from './gather.mjs'

const file = gatheredFile()
const gathered = existsSync(file) ? pathToFileURL(file).href : undefined

module.registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'kysely' && gathered) return { url: gathered, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('.') || !specifier.endsWith('.ts')) return next(specifier, context)
    const { href } = new URL(specifier, context.parentURL)
    return { url: href, format: 'module-typescript', shortCircuit: true }
  },
})
