import type { Page } from 'playwright-core'
import { isDark, linesOf, provideAxe, type Run } from './axe-run.ts'

// biome-ignore lint/suspicious/noExplicitAny: the page's elements are not known to this program
type Element = any

/** Looks of texts that this process has found good, by scheme. */
const foundGood = new Map<boolean, Set<string>>()

/**
 * What axe has against the colours of a page. Texts of the same colour, size and weight on the same ground are as readable as each
 * other: one of each look is asked about, and none of those that were found good before.
 */
export async function contrastFindings(page: Page): Promise<string[]> {
  await provideAxe(page)
  const dark = await isDark(page)
  const good = foundGood.get(dark) ?? new Set()
  foundGood.set(dark, good)
  const run = await page.evaluate(runContrast, [...good])
  if (run.violations.length === 0) for (const one of run.seen) good.add(one)
  return linesOf(run)
}

/** Runs on the page. */
async function runContrast(known: string[]): Promise<Run> {
  // biome-ignore lint/suspicious/noExplicitAny: the page is not this program's
  const { axe, document, getComputedStyle } = globalThis as any
  // What lies under a dialog is not seen.
  const root = document.querySelector('[role=dialog]') ?? document.body
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element): string => {
    if (!element) return ''
    let ground = grounds.get(element)
    if (ground === undefined) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
      // What is taken out of its place may lie over anything.
      const place = /absolute|fixed|sticky/.test(position) ? element.getAttribute('class') : ''
      const own = `${backgroundColor} ${backgroundImage} ${opacity}${place}`
      const plain = own === 'rgba(0, 0, 0, 0) none 1'
      ground = `${plain ? '' : `${own} on `}${groundOf(element.parentElement)}`
      grounds.set(element, ground)
    }
    return ground
  }
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    // Of what cannot be used, colours are not judged.
    const idle =
      element.closest(':disabled, [aria-disabled=true]') ?? element.closest('label')?.control?.disabled
    return `${color} ${fontSize} ${fontWeight} ${textShadow} ${Boolean(idle)} on ${groundOf(element)}`
  }
  const unknown = new Map<string, Element>()
  const texts = document.createTreeWalker(root, 4)
  const written = [...root.querySelectorAll('input, textarea, select')]
  // Of signs axe cannot tell, wherever they are.
  while (texts.nextNode())
    if (/[\p{L}\p{N}]/u.test(texts.currentNode.data)) written.push(texts.currentNode.parentElement)
  const good = new Set(known)
  for (const element of new Set(written)) {
    if (element.getClientRects().length === 0) continue
    const look = lookOf(element)
    if (!good.has(look)) unknown.set(look, element)
  }
  if (unknown.size === 0) return { violations: [], seen: [] }
  const { violations, incomplete } = await axe.run(
    { include: [...unknown.values()] },
    {
      resultTypes: ['violations', 'incomplete'],
      preload: { assets: ['media'] },
      runOnly: ['color-contrast'],
      elementRef: true,
    },
  )
  // Where something lies over a text, axe cannot tell: its look is asked about again elsewhere.
  const untold = new Set(
    incomplete.flatMap(({ nodes }: Element) => nodes.map(({ element }: Element) => element)),
  )
  const seen = [...unknown].filter(([, element]) => !untold.has(element)).map(([look]) => look)
  const told = ({ id, nodes }: Run['violations'][number]) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  })
  return { violations: violations.map(told), seen }
}
