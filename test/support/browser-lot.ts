import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'
import { findBrowser } from './chromium.ts'

const isBrowserTest = (file: string) => file.startsWith('test/browser/')

/** Tests that need no browser, and those that do. */
export const withoutBrowser = (files: readonly string[]) => files.filter((file) => !isBrowserTest(file))
export const browserTests = () => globSync('test/browser/*.test.ts', { cwd: projectRoot })

/** Whether there is a browser for these tests. Where there is none, how many are left out is said. */
export async function hasBrowser(files: readonly string[]): Promise<boolean> {
  if (await findBrowser()) return true
  const count = files.flatMap(
    (file) => readFileSync(join(projectRoot, file), 'utf8').match(/^ *it\(/gm) ?? [],
  )
  console.log(`
!! ${count.length} tests of the console were LEFT OUT: no browser was found.
!! Install one (apt-get install chromium-headless-shell), or name one in BROWSER_PATH.
!! REQUIRE_BROWSER=1 makes this a failure.`)
  return false
}
