import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isDark, linesOf, provideAxe, type Run } from './axe-run.ts'
import { contrastFindings } from './contrast.ts'

/** Elements that recur with the same markup, which axe checks once. `main` recurs under dialogs. */
const repeated = 'nav a, nav button, header a, header button, main'
/** Markup of repeated elements without findings in this process, by scheme and width. */
const passed = new Map<string, Set<string>>()

/**
 * Findings of axe on a page, one line each: its colours, and the given rules or all. Repeated elements that
 * passed with the same markup, scheme and width are skipped, because they are half of every page.
 */
export async function axeFindings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await provideAxe(page)
  const look = `${page.viewportSize()?.width} ${await isDark(page)} ${rules}`
  const good = passed.get(look) ?? new Set()
  passed.set(look, good)
  const run = await page.evaluate(runAxe, { rules, repeated, known: [...good] })
  if (run.violations.length === 0) for (const one of run.seen) good.add(one)
  return [...linesOf(run), ...(await contrastFindings(page))]
}

/** Runs in the page. */
async function runAxe(given: { rules: readonly string[]; repeated: string; known: string[] }): Promise<Run> {
  // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page, which has no types here
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
      // No enabled rule needs style sheets.
      preload: { assets: ['media'] },
      ...(given.rules.length > 0 && { runOnly: given.rules }),
      // `contrastFindings` checks colours.
      rules: { 'color-contrast': { enabled: false } },
    },
  )
  // Elements under a dialog look different from their usual state.
  return { violations, seen: document.querySelector('[role=dialog]') ? [] : seen }
}

/** Pixels by which a page is wider than its window. */
const excess = 'document.documentElement.scrollWidth - innerWidth'

export async function assertNotTooWide(page: Page, what = page.url()): Promise<void> {
  const wide = await page.evaluate<number>(excess)
  assert.ok(wide <= 0, `${what} is ${wide} px too wide`)
}
