import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertNotTooWide, axeFindings } from './axe.ts'
import { contrastFindings } from './contrast.ts'

/** A page in a wide window and the light is read by everybody, also in the dark, and no wider than a small telephone. */
export async function assertReadable(page: Page, what = page.url()): Promise<void> {
  assert.deepEqual(await axeFindings(page), [], what)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  assert.deepEqual(await contrastFindings(page), [], `${what} in the dark`)
  await page.setViewportSize({ width: 360, height: 900 })
  await assertNotTooWide(page, what)
  // Both at once: a page is laid out and painted anew for each.
  await Promise.all([
    page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }),
    page.setViewportSize({ width: 1280, height: 900 }),
  ])
}
