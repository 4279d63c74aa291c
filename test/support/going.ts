import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** What a page asked for and is not answered yet. */
const pending = new WeakMap<Page, Set<Request>>()

/** Notes from now on what a page waits for. */
export function watchRequests(page: Page): void {
  const waits = new Set<Request>()
  pending.set(page, waits)
  page.on('request', (request) => waits.add(request))
  page.on('requestfinished', (request) => waits.delete(request))
  page.on('requestfailed', (request) => waits.delete(request))
}

const isLoading = `document.querySelector('main [role=status][aria-label="Carregando…"]') !== null`

/** Waits until a page asks for nothing more. */
export async function settle(page: Page): Promise<void> {
  const waits = pending.get(page)!
  while (waits.size > 0 || (await page.evaluate<boolean>(isLoading))) await sleep(5)
}

/**
 * Goes to a page without leaving the console, which costs a quarter of loading it, and waits until it asks for nothing more. A
 * page that was still on its way elsewhere may have the heading of this one already: then it is loaded.
 */
export async function go(page: Page, path: string): Promise<void> {
  await settle(page)
  const came = await page.evaluate<boolean>(`(async () => {
    const headings = () => [...document.querySelectorAll('main :is(h1, [role=alert])')]
    const left = new Map(headings().map((one) => [one, one.textContent]))
    history.pushState({}, '', '${path}')
    const until = Date.now() + 10000
    while (headings().every((one) => left.get(one) === one.textContent)) {
      if (Date.now() > until) return false
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    return true
  })()`)
  if (!came) {
    await page.goto(path)
    await page.locator('main').locator('h1, [role=alert]').first().waitFor()
  }
  await settle(page)
}
