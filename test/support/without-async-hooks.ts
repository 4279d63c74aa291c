/**
 * Loaded before node:test, which follows every promise with an async hook to attribute errors to tests. Awaiting then takes
 * about 40 times as long, and a run a fifth more CPU time; no option of node:test switches it off. Here the hook ignores
 * promises and is active only while a file is loaded, when suites register their tests. An unhandled error therefore fails the
 * whole lane instead of one test.
 */
import type asyncHooks from 'node:async_hooks'
import { createRequire } from 'node:module'

const hooks: { createHook: typeof asyncHooks.createHook } = createRequire(import.meta.url)('node:async_hooks')
const { createHook } = hooks
const made: asyncHooks.AsyncHook[] = []
hooks.createHook = (callbacks) => {
  const hook = createHook({ ...callbacks, trackPromises: false })
  made.push(hook)
  return hook
}

/** Enables the hook while a file is loaded. */
export function enableAsyncHooks(): void {
  for (const hook of made) hook.enable()
}

/** Disables the hook while tests run. */
export function disableAsyncHooks(): void {
  for (const hook of made) hook.disable()
}
