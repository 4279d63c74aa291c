import type { Page } from 'playwright-core'
import { isDark, provideAxe } from './axe.ts'

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
  const { findings, seen } = await page.evaluate(runContrast, [...good])
  if (findings.length === 0) for (const one of seen) good.add(one)
  return findings
}

/** Runs on the page. */
async function runContrast(known: string[]): Promise<{ findings: string[]; seen: string[] }> {
  // biome-ignore lint/suspicious/noExplicitAny: the page is not this program's
  const { axe, document, getComputedStyle } = globalThis as any
  // What lies under a dialog is not seen.
  const root = document.querySelector('[role=dialog]') ?? document.body
  // biome-ignore lint/suspicious/noExplicitAny: elements of the page
  const grounds = new Map<any, string>()
  // biome-ignore lint/suspicious/noExplicitAny: elements of the page
  const groundOf = (element: any): string => {
    if (!element) return ''
    let ground = grounds.get(element)
    if (ground === undefined) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
      const own = `${backgroundColor} ${backgroundImage} ${opacity}`
      const plain = own === 'rgba(0, 0, 0, 0) none 1'
      ground = `${plain ? '' : `${own} on `}${groundOf(element.parentElement)}`
      grounds.set(element, ground)
    }
    return ground
  }
  // biome-ignore lint/suspicious/noExplicitAny: elements of the page
  const lookOf = (element: any): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    // Of what cannot be used, colours are not judged.
    const idle =
      element.closest(':disabled, [aria-disabled=true]') ?? element.closest('label')?.control?.disabled
    return `${color} ${fontSize} ${fontWeight} ${textShadow} ${Boolean(idle)} on ${groundOf(element)}`
  }
  // biome-ignore lint/suspicious/noExplicitAny: elements of the page
  const unknown = new Map<string, any>()
  const texts = document.createTreeWalker(root, 4)
  const told = [...root.querySelectorAll('input, textarea, select')]
  while (texts.nextNode())
    if (texts.currentNode.data.trim() !== '') told.push(texts.currentNode.parentElement)
  const good = new Set(known)
  for (const element of new Set(told)) {
    if (element.getClientRects().length === 0) continue
    const look = lookOf(element)
    if (!good.has(look)) unknown.set(look, element)
  }
  if (unknown.size === 0) return { findings: [], seen: [] }
  const { violations } = await axe.run(
    { include: [...unknown.values()] },
    { resultTypes: ['violations'], preload: { assets: ['media'] }, runOnly: ['color-contrast'] },
  )
  const findings = violations.flatMap(
    ({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
  return { findings, seen: [...unknown.keys()] }
}
