import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertNotTooWide, axeFindings } from './axe.ts'
import { contrastFindings } from './contrast.ts'

/** A page passes axe in light and dark, and fits the width of a small telephone. */
export async function assertReadable(page: Page, what = page.url()): Promise<void> {
  assert.deepEqual(await axeFindings(page), [], what)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  assert.deepEqual(await contrastFindings(page), [], `${what} in the dark`)
  await page.setViewportSize({ width: 360, height: 900 })
  await assertNotTooWide(page, what)
  // Both at once, because each change lays out and paints the page again.
  await Promise.all([
    page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }),
    page.setViewportSize({ width: 1280, height: 900 }),
  ])
}
