import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Requests of a page without an answer yet. */
const pending = new WeakMap<Page, Set<Request>>()

/** Starts tracking the requests of a page. */
export function watchRequests(page: Page): void {
  const waits = new Set<Request>()
  pending.set(page, waits)
  page.on('request', (request) => waits.add(request))
  page.on('requestfinished', (request) => waits.delete(request))
  page.on('requestfailed', (request) => waits.delete(request))
}

/** Whether the page still loads after it has painted what it received. */
const isLoading = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() =>
  resolve(document.querySelector('main :is([role=status][aria-label="Carregando…"], [aria-busy=true])') !== null))))`

/** Waits until a page has no open requests and has shown the answers. An answer can cause another request. */
export async function settle(page: Page): Promise<void> {
  const waits = pending.get(page)!
  for (let quiet = 0; quiet < 2; ) {
    const busy = waits.size > 0 || (await page.evaluate<boolean>(isLoading)) || waits.size > 0
    quiet = busy ? 0 : quiet + 1
    if (busy) await sleep(5)
  }
}

/**
 * Navigates inside the console, which costs a quarter of a load, and waits until no request is open. If the
 * heading is already the target's, the page is loaded instead.
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

/** Opens all sections of the menu. */
export async function unfoldMenu(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  const folded = page.locator('nav button[aria-expanded=false]')
  while ((await folded.count()) > 0) await folded.first().click()
}
