import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertNotTooWide, axeFindings } from './axe.ts'
import { contrastFindings } from './contrast.ts'

const usual = { width: 1280, height: 900 }
/** A small telephone, and the usual window at a zoom of 200 %. */
const narrow = [
  { width: 320, height: 900 },
  { width: 640, height: 450 },
]

/** A page passes axe in light and dark at every size, and fits its window. */
export async function assertReadable(page: Page, what = page.url()): Promise<void> {
  const scheme = (colorScheme: 'light' | 'dark') =>
    page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  assert.deepEqual(await axeFindings(page), [], what)
  await scheme('dark')
  assert.deepEqual(await contrastFindings(page), [], `${what} in the dark`)
  for (const size of narrow) {
    const where = `${what} at ${size.width} px`
    await page.setViewportSize(size)
    await assertNotTooWide(page, where)
    // Only colours differ between the schemes.
    assert.deepEqual(await axeFindings(page), [], `${where} in the dark`)
    await scheme('light')
    assert.deepEqual(await contrastFindings(page), [], where)
    if (size !== narrow.at(-1)) await scheme('dark')
  }
  await page.setViewportSize(usual)
}
