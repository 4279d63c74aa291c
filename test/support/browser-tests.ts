import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../../server/config/config.ts'
import { findBrowser } from './chromium.ts'

const isBrowserTest = (file: string) => file.startsWith('test/browser/')

export const withoutBrowser = (files: readonly string[]) => files.filter((file) => !isBrowserTest(file))
export const browserTests = () => globSync('test/browser/*.test.ts', { cwd: projectRoot })

/** Whether a browser was found for these tests. Without one, prints how many tests are skipped. */
export async function hasBrowser(files: readonly string[]): Promise<boolean> {
  if (await findBrowser()) return true
  console.log(`
!! ${countTests(files)} tests of the console were LEFT OUT: no browser was found.
!! Install one (apt-get install chromium-headless-shell), or name one in BROWSER_PATH.
!! REQUIRE_BROWSER=1 makes this a failure.`)
  return false
}

/** Counts tests by loading the files, because many are defined in loops. */
export function countTests(files: readonly string[]): number {
  const count = fileURLToPath(new URL('./count.ts', import.meta.url))
  const said = execFileSync(process.execPath, [count, ...files], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return Number(said)
}
