import { globSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import {
  common,
  dist,
  forgetInputs,
  inTemporaryFolder,
  projectRoot,
  recordSources,
  replaceFolder,
  writeInputs,
} from '../build/dist.ts'
import { type Language, languages } from '../catalogue/phrase.ts'
import { bootScript } from './build/boot-script.ts'
import { compressAssets } from './build/compress.ts'
import { earlyScript } from './build/early-script.ts'
import { evaluated, evaluatedFrom } from './build/evaluated.ts'
import { firstAsks } from './build/first-asks.ts'
import { oneLanguage } from './build/one-language.ts'
import { gatherAsks } from './pages/first-asks.ts'

const root = join(projectRoot, 'console')
/** Sources that no bundle contains. */
const besides = ['console/{index.html,boot.js,build.ts}', 'console/build/*.ts', 'console/pages/first-asks.ts']
/**
 * Chunks: requests cost more than bytes, so code that is needed together is one file. A group includes the
 * dependencies of its files.
 */
const together = [
  { name: 'early', test: /console[\\/]early\.ts$/, priority: 5 },
  { name: 'index', tags: ['$initial' as const], priority: 4 },
  { name: 'pages', minShareCount: 42, priority: 3 },
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
  { name: 'declared', test: /catalogue[\\/]/, minShareCount: 26, priority: 3 },
]

/** Builds a page and a manifest for each language. Assets that are equal in all of them exist once. */
export const buildConsole = (): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const inputs = new Set([...common, ...globSync([...besides, ...evaluatedFrom], { cwd: projectRoot })])
    const made = join(folder, 'console')
    for (const language of languages) {
      await buildLanguage(made, language, inputs)
      renameSync(join(made, 'index.html'), join(made, `${language}.html`))
    }
    compressAssets(made)
    forgetInputs('console')
    replaceFolder(made, join(dist, 'console'))
    writeInputs(folder, 'console', inputs)
  })

async function buildLanguage(outDir: string, language: Language, inputs: Set<string>): Promise<void> {
  await build({
    root,
    // Relative addresses let assets work under a path prefix.
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      recordSources(inputs),
      evaluated(language),
      react(),
      bootScript(root),
      earlyScript(),
      firstAsks(gatherAsks),
      oneLanguage(language),
    ],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: `${language}.json`,
      license: { fileName: 'licenses.md' },
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: together } } },
      // A test limits the sizes instead.
      chunkSizeWarningLimit: 2_000,
    },
  })
}
