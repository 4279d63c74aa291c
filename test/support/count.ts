/** Counts the tests of files without running any: `count.ts <test files…>`. */
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const counting = `
  export const describe = (_, suite) => suite()
  export const it = () => globalThis.testsCounted++
  export const before = () => {}
  export const after = before, beforeEach = before, afterEach = before`

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'node:test'
      ? { url: `data:text/javascript,${encodeURIComponent(counting)}`, shortCircuit: true }
      : next(specifier, context),
})
Object.assign(globalThis, { testsCounted: 0 })
for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href)
process.stdout.write(String(Object(globalThis).testsCounted))
process.exit()
