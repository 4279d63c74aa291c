import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axeFindings } from '../support/axe.ts'
import { shareBrowser } from '../support/console.ts'
import { contrastFindings } from '../support/contrast.ts'

const good = '<a href="/a">Alunos</a>'
const pale = '<p style="color: #ccc; background: #fff">Pálido</p>'
const html = (links: string, main: string, more = '') =>
  `<!doctype html><html lang="pt-BR"><head><title>Página</title></head>
    <body><nav>${links}</nav><main><h1>Título</h1>${main}</main>${more}</body></html>`

describe('axe checks', () => {
  let page: Page
  before(async () => {
    page = await (await shareBrowser()).newPage({ viewport: { width: 1280, height: 900 } })
  })
  after(() => page.context().close())

  async function rulesBroken(content: string): Promise<string[]> {
    await page.setContent(content)
    return (await axeFindings(page)).map((one) => one.split(' ')[0]!)
  }

  it('skip elements that passed before, but always run the rules for whole pages', async () => {
    assert.deepEqual(await rulesBroken(html(good, 'Um')), [])
    assert.deepEqual(await rulesBroken(html(good, pale)), ['color-contrast'])
    assert.deepEqual(await rulesBroken(html(`${good}<a href="/b"></a>`, 'Um')), ['link-name'])
    const untitled = html(good, 'Um').replace('<title>Página</title>', '')
    assert.deepEqual(await rulesBroken(untitled), ['document-title'])
  })

  it('run again on elements that had findings or lay under a dialog', async () => {
    for (const _ of [1, 2]) assert.deepEqual(await rulesBroken(html(good, pale)), ['color-contrast'])
    const cover = '<div style="position: fixed; inset: 0; background: #fff"></div>'
    const dialog = `${cover}<div role="dialog" aria-modal="true" aria-label="Janela">Janela</div>`
    const other = `${pale}<p>Dois</p>`
    await rulesBroken(html(good, other, dialog))
    assert.deepEqual(await rulesBroken(html(good, other)), ['color-contrast'])
  })

  it('judge one text of each style that has not passed before', async () => {
    const look = async (main: string) => {
      await page.setContent(html(good, main))
      return (await contrastFindings(page)).map((one) => one.split(' ').slice(0, 2).join(' '))
    }
    assert.deepEqual(await look('<p id="a">Um</p>'), [])
    for (const _ of [1, 2])
      assert.deepEqual(await look(`<p id="a">Um</p>${pale}`), ['color-contrast p:nth-child(3)'])
    const ground = '<div style="background: #333"><p id="a">Um</p></div>'
    assert.deepEqual(await look(ground), ['color-contrast #a'])
    const faint = '<div style="opacity: 0.3"><p id="a">Um</p></div>'
    assert.deepEqual(await look(faint), ['color-contrast #a'])
    const out = '<p id="a" class="out" style="position: absolute; top: 0; margin: 0">Um</p>'
    const over = `<div style="position: relative; height: 3em"><div style="background: #333; height: 3em"></div>${out}</div>`
    assert.deepEqual(await look(over), ['color-contrast #a'])
    // axe cannot judge covered texts; it does once the cover is gone.
    const covered = (more: string) =>
      `<div style="position: relative; background: #fff"><p id="a" style="color: #ddd">Um</p>${more}</div>`
    const cover = '<div style="position: absolute; inset: 0; background: #fff"></div>'
    assert.deepEqual([await look(covered(cover)), await look(covered(''))], [[], ['color-contrast #a']])
    // Disabled buttons may have low contrast; enabled ones of the same style may not.
    const button = (more: string) =>
      `<button id="b" ${more} style="color: #ccc; background: #fff">Vai</button>`
    assert.deepEqual([await look(button('disabled')), await look(button(''))], [[], ['color-contrast #b']])
  })
})
