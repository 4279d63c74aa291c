import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isDark, linesOf, provideAxe, type Run } from './axe-run.ts'
import { contrastFindings } from './contrast.ts'

/** What is the same on many pages: the frame of all of them, and the page under a dialog. */
const repeated = 'nav a, nav button, header a, header button, main'
/** Of that, what this process has found good, by the look it was seen in. */
const foundGood = new Map<string, Set<string>>()

/**
 * What axe has against a page, in one line each; against its colours, and by some of the other rules or by all of them.
 * What is repeated and was found good with the same markup, scheme and width is not looked at again: half of a page's
 * elements are those of every other.
 */
export async function axeFindings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await provideAxe(page)
  const look = `${page.viewportSize()?.width} ${await isDark(page)} ${rules}`
  const good = foundGood.get(look) ?? new Set()
  foundGood.set(look, good)
  const run = await page.evaluate(runAxe, { rules, repeated, known: [...good] })
  if (run.violations.length === 0) for (const one of run.seen) good.add(one)
  return [...linesOf(run), ...(await contrastFindings(page))]
}

/** Runs on the page. */
async function runAxe(given: { rules: readonly string[]; repeated: string; known: string[] }): Promise<Run> {
  // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the page, and the page is not this program's
  const { axe, document } = globalThis as any
  const known = new Set(given.known)
  const hash = (text: string) => {
    let [one, other] = [1, 7]
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one, 31) + text.charCodeAt(at)
      other = Math.imul(other, 65_599) + text.charCodeAt(at)
    }
    return `${text.length}.${one}.${other}`
  }
  const all: { outerHTML: string }[] = [...document.querySelectorAll(given.repeated)]
  const seen = all.map(({ outerHTML }) => hash(outerHTML))
  const exclude = all.filter((_, at) => known.has(seen[at]!))
  const { violations } = await axe.run(
    { include: [document], exclude },
    {
      resultTypes: ['violations'],
      // No rule that is on asks for the sheets of styles.
      preload: { assets: ['media'] },
      ...(given.rules.length > 0 && { runOnly: given.rules }),
      // Looks of texts are judged by themselves.
      rules: { 'color-contrast': { enabled: false } },
    },
  )
  // What lies under a dialog is not seen as it is without.
  return { violations, seen: document.querySelector('[role=dialog]') ? [] : seen }
}

/** How much wider than its window a page is. */
const excess = 'document.documentElement.scrollWidth - innerWidth'

export async function assertNotTooWide(page: Page, what = page.url()): Promise<void> {
  const wide = await page.evaluate<number>(excess)
  assert.ok(wide <= 0, `${what} is ${wide} px too wide`)
}
