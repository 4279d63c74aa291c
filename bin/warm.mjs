// Reads the program once after it was installed, so that its first start finds it compiled.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) >= 26) {
  module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/vinculo', import.meta.url)))
  const parts = ['cli/run', 'cli/roles', 'server/serve', 'cli/first-start']
  // What cannot be read now says so when it is started.
  for (const part of parts) await import(`../${part}.ts`).catch(() => {})
  module.flushCompileCache()
}
process.exit()
