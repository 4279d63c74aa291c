import { accessSync, constants, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

export interface Program {
  executablePath: string
  args?: string[]
}

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin']
const application = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The first of: BROWSER_PATH, Playwright's cache, a browser of the system, and on x64 the npm package. */
export async function findBrowser(): Promise<Program | undefined> {
  const given = process.env.BROWSER_PATH
  if (given) return { executablePath: given }
  const system = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const found = [...ofPlaywright(), ...system, application].find(canRun)
  return found ? { executablePath: found } : fromNpm()
}

function ofPlaywright(): string[] {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright')
  const shells = globSync('chromium_headless_shell-*/*/*headless*shell*', { cwd: cache })
  return [chromium.executablePath(), ...shells.map((path) => join(cache, path))]
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function fromNpm(): Promise<Program | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: packed } = await import('@sparticuz/chromium').catch(ignoreMissing)
  // An installed browser that cannot be unpacked is an error, not a missing browser.
  return packed && { executablePath: await packed.executablePath(), args: packed.args }
}

function ignoreMissing(error: { code?: string }): { default?: undefined } {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  return {}
}
