/**
 * Loaded before the test runner, which watches every promise to tell which test it belongs to, and makes promises
 * twenty times as slow by it. Here it watches everything but promises: suites know their tests and hooks as ever; an
 * error that nobody awaited fails the whole lot instead of one test.
 */
import type asyncHooks from 'node:async_hooks'
import { createRequire } from 'node:module'

const hooks: { createHook: typeof asyncHooks.createHook } = createRequire(import.meta.url)('node:async_hooks')
const { createHook } = hooks
hooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false })
