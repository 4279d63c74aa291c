/**
 * Builds the console into console/dist or the folder of --out. It does nothing if the sources are unchanged,
 * and replaces the old build only when the new one is complete.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type Language, languages } from '../catalogue/phrase.ts'
import { bootScript } from './build/boot-script.ts'
import { compressAssets } from './build/compress.ts'
import { earlyScript } from './build/early-script.ts'
import { firstAsks } from './build/first-asks.ts'
import { oneLanguage } from './build/one-language.ts'
import { sourcesStamp, stampFile } from './build/sources.ts'
import { gatherAsks } from './pages/first-asks.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } })
const out = resolve(values.out)
/**
 * Chunks: requests cost more than bytes, so code that is needed together is one file. A group includes the
 * dependencies of its files.
 */
const together = [
  { name: 'early', test: /console[\\/]early\.ts$/, priority: 5 },
  { name: 'index', tags: ['$initial' as const], priority: 4 },
  { name: 'pages', minShareCount: 26, priority: 3 },
  {
    name: 'list',
    test: /table[\\/](asked|BulkBar|Export|Filters|ListingTable|Paging|Total)\.tsx?$/,
    priority: 2,
  },
  { name: 'floating', test: /components[\\/]Popover[\\/]Popover\./, priority: 2 },
  {
    name: 'record',
    test: /machine[\\/](Diagram|Moves)\.tsx$|ui[\\/](Details|Parts|Section|Timeline)\.tsx$/,
    priority: 1,
  },
  { name: 'declared', test: /catalogue[\\/]/, minShareCount: 6 },
]
const stamp = sourcesStamp(join(root, '..'))

if (!isBuilt()) {
  const fresh = `${out}.${process.pid}`
  try {
    await buildInto(fresh)
    replace(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function isBuilt(): boolean {
  const file = join(out, stampFile)
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

/** Builds a page and a manifest for each language. Assets that are equal in all of them exist once. */
async function buildInto(outDir: string): Promise<void> {
  for (const language of languages) {
    await buildLanguage(outDir, language)
    renameSync(join(outDir, 'index.html'), join(outDir, `${language}.html`))
  }
  compressAssets(outDir)
  writeFileSync(join(outDir, stampFile), stamp)
}

async function buildLanguage(outDir: string, language: Language): Promise<void> {
  await build({
    root,
    // Relative addresses let assets work under a path prefix.
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), bootScript(root), earlyScript(), firstAsks(gatherAsks), oneLanguage(language)],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: `${language}.json`,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: together } } },
      // A test limits the sizes instead.
      chunkSizeWarningLimit: 2_000,
    },
  })
}

function replace(fresh: string): void {
  mkdirSync(dirname(out), { recursive: true })
  const old = `${fresh}.old`
  if (existsSync(out)) renameSync(out, old)
  renameSync(fresh, out)
  rmSync(old, { recursive: true, force: true })
}
