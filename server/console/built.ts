import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Language } from '../../catalogue/phrase.ts'

/** A file of the console, plain and compressed. */
export interface Asset {
  type: string
  bytes: Buffer
  /** Entity tag: a hash of the bytes. */
  tag: string
  packed: { br: Buffer; gzip: Buffer } | undefined
}

/** A complete build of the console. */
export interface Built {
  /** HTML in every language, with placeholders for values of a request. */
  pages: Readonly<Record<Language, string>>
  /** By file name; only these files can be requested. */
  assets: ReadonlyMap<string, Asset>
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The console in a folder. */
export function readBuilt(folder: string): Built {
  const within = join(folder, 'assets')
  const names = readdirSync(within).filter((name) => types[extname(name)])
  return {
    pages: { pt: pageIn(folder, 'pt'), en: pageIn(folder, 'en') },
    assets: new Map(names.map((name) => [name, readAsset(join(within, name))])),
  }
}

const pageIn = (folder: string, language: Language): string =>
  readFileSync(join(folder, `${language}.html`), 'utf8')

function readAsset(path: string): Asset {
  const packed = existsSync(`${path}.br`)
    ? { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
    : undefined
  return { type: types[extname(path)]!, bytes: readFileSync(path), tag: basename(path), packed }
}
