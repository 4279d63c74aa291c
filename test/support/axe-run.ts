import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The findings of one axe run, and the repeated elements that it checked. */
export interface Run {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
  seen: string[]
}

/** One line for each finding. */
export const linesOf = ({ violations }: Run): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )

/** Injects axe into the page unless it is there. */
export async function provideAxe(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe)
}

export const isDark = (page: Page) =>
  page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches")
