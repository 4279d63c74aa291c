// Imports the program once after installation, so that the first start finds it compiled.
import module from 'node:module'
import { bundle } from './bundle-library.mjs'
import { cache } from './cache.mjs'

if (Number(process.versions.node.split('.')[0]) >= 26) {
  module.enableCompileCache(cache)
  await bundle().catch(() => {})
  await import('./imports.mjs')
  const parts = ['cli/run', 'cli/roles', 'server/serve', 'cli/first-start']
  // An import that fails here fails again, with its message, when the program starts.
  for (const part of parts) await import(`../${part}.ts`).catch(() => {})
  module.flushCompileCache()
}
process.exit()
