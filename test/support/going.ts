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

/** Goes to a page without leaving the console, which costs a quarter of loading it, and waits until it asks for nothing more. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(`(async () => {
    const headings = () => [...document.querySelectorAll('main :is(h1, [role=alert])')]
    const left = new Map(headings().map((one) => [one, one.textContent]))
    history.pushState({}, '', '${path}')
    const until = Date.now() + 20000
    while (headings().every((one) => left.get(one) === one.textContent)) {
      if (Date.now() > until) throw new Error('${path} has no heading: ' + document.querySelector('main').innerText)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  })()`)
  await settle(page)
}
