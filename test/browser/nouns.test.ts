import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { inclusionsOf } from '../../console/derive/noun.ts'
import { nounRoutes, toolRoutes } from '../../console/routes.ts'
import { axeFindings, ConsoleWorld } from '../support/console.ts'
import { listed } from '../support/listed.ts'

/** Words that no page says: what a script calls nothing, and days as programs write them. */
const unsaid = /\bundefined\b|\bnull\b|\bNaN\b|\[object |\b\d{4}-\d{2}-\d{2}\b/

describe('the pages of every noun', () => {
  let site: ConsoleWorld
  let page: Page
  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', Object.keys(rights) as Right[])
    page = await site.visitAs('ana', '/unidades')
  })
  after(() => site.close())

  /** Read by everybody in both schemes, in words, and no wider than a telephone. */
  async function check(what: string): Promise<void> {
    const words = await page.locator('body').innerText()
    assert.doesNotMatch(words, unsaid, what)
    assert.deepEqual(await axeFindings(page), [], what)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    assert.deepEqual(await axeFindings(page, ['color-contrast']), [], `${what} in the dark`)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 900 })
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    assert.ok(wide <= 0, `${what} is ${wide} px too wide`)
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  for (const { slug, load } of nounRoutes) {
    it(`/${slug}: its list, a record, a new one and a change`, async () => {
      const noun = await load()
      const ids = await listed[noun.listings[0].id as keyof typeof listed].several(site.world, site.client)
      await page.goto(`/${slug}`)
      await page.getByRole('table').waitFor()
      await check(`/${slug}`)
      if (noun.record) {
        await page.goto(`/${slug}/${ids.at(-1)}`)
        await page.getByRole('heading', { name: 'Dados' }).waitFor()
        await check(`/${slug}/${ids.at(-1)}`)
      }
      const change = page.getByRole('button', { name: 'Alterar', exact: true })
      if ((await change.count()) > 0) {
        await change.click()
        await page.getByRole('dialog').waitFor()
        await check(`a change at /${slug}`)
      }
      for (const { id } of inclusionsOf(noun)) {
        await page.goto(`/${slug}/incluir/${id}`)
        await page.locator('form').waitFor()
        await check(`/${slug}/incluir/${id}`)
      }
    })
  }

  for (const { slug, label } of toolRoutes) {
    it(`/${slug}: a page of commands`, async () => {
      await page.goto(`/${slug}`)
      await page.getByRole('heading', { level: 1, name: label }).waitFor()
      await page.locator('form').first().waitFor()
      await check(`/${slug}`)
    })
  }

  it('do nothing that their policy forbids, ask nobody else for anything, and break nowhere', () => {
    assert.deepEqual(site.misdeeds, [])
  })
})
