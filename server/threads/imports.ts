/**
 * Arguments for a worker thread that resolves our files as the main thread does (`bin/imports.mjs`): hooks
 * are not inherited.
 */
export const importHooks = ['--import', new URL('../../bin/imports.mjs', import.meta.url).href]
