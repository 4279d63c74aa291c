import type { Page } from 'playwright-core'
import { isDark, linesOf, provideAxe, type Run } from './axe-run.ts'

// biome-ignore lint/suspicious/noExplicitAny: elements of the page have no types here
type Element = any

/** Text styles without findings in this process, by scheme. */
const passed = new Map<boolean, Set<string>>()

/**
 * Colour findings of axe. Texts with the same colour, size, weight and background have the same contrast, so
 * one of each style is checked, and none that passed before.
 */
export async function contrastFindings(page: Page): Promise<string[]> {
  await provideAxe(page)
  const dark = await isDark(page)
  const good = passed.get(dark) ?? new Set()
  passed.set(dark, good)
  const run = await page.evaluate(runContrast, [...good])
  if (run.violations.length === 0) for (const one of run.seen) good.add(one)
  return linesOf(run)
}

/** Runs in the page. */
async function runContrast(known: string[]): Promise<Run> {
  // biome-ignore lint/suspicious/noExplicitAny: the page has no types here
  const { axe, document, getComputedStyle } = globalThis as any
  // Content under a dialog is not visible.
  const root = document.querySelector('[role=dialog]') ?? document.body
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element): string => {
    if (!element) return ''
    let ground = grounds.get(element)
    if (ground === undefined) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
      // Positioned elements may lie over any background, so their class is part of the style.
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
    // WCAG exempts disabled elements from contrast.
    const idle =
      element.closest(':disabled, [aria-disabled=true]') ?? element.closest('label')?.control?.disabled
    return `${color} ${fontSize} ${fontWeight} ${textShadow} ${Boolean(idle)} on ${groundOf(element)}`
  }
  const unknown = new Map<string, Element>()
  const texts = document.createTreeWalker(root, 4)
  const written = [...root.querySelectorAll('input, textarea, select')]
  // axe cannot judge the contrast of symbols.
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
  // axe cannot judge covered texts; their style is checked again on another page.
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
