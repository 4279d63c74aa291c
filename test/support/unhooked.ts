/**
 * Loaded before the test runner, which watches all that is asynchronous to tell which test it belongs to, and makes
 * promises twenty times as slow by it. Here it never watches promises, and nothing but while a file is read: suites know their
 * tests and hooks as ever; an error that nobody awaited fails the whole lane instead of one test.
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

/** Watches while tests are made known. */
export function takeHold(): void {
  for (const hook of made) hook.enable()
}

/** Watches nothing any more. */
export function letGo(): void {
  for (const hook of made) hook.disable()
}
