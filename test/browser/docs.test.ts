import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'

describe('the documentation in a browser', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open({ console: false })
  })
  after(() => site.close())

  it('has no axe findings, wide and narrow, light and dark, and makes no foreign requests', async () => {
    const page = await site.visit('/docs')
    for (const place of [
      '',
      '/guias/integrador',
      '/guias/secretaria',
      '/guias/aluno',
      '/problemas/LIMITE_EXCEDIDO',
      '/ocorrencias',
    ]) {
      await page.goto(`/docs${place}`)
      // Rules that another width or scheme can violate: colours and scrolling.
      for (const [width, scheme, rules] of [
        [1440, 'light', []],
        [360, 'dark', ['scrollable-region-focusable']],
      ] as const) {
        const what = `${place} ${width} ${scheme}`
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: scheme })
        assert.deepEqual(await axeFindings(page, rules), [], what)
        const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
        assert.equal(wide, 0, `${what} scrolls sideways`)
      }
    }
    assert.deepEqual(site.pageErrors, [])
  })

  it('keeps old anchors of its first page working', async () => {
    const page = await site.visit('/docs#LIMITE_EXCEDIDO')
    await page.waitForURL('**/docs/referencia#LIMITE_EXCEDIDO')
    assert.deepEqual(site.pageErrors, [])
  })
})
