import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import type { Right } from '../../catalogue/doors.ts'
import { isOpenTo } from '../../console/derive/doors.ts'
import { menuRows, sections } from '../../console/routes.ts'
import { axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { go, unfoldMenu } from '../support/navigation.ts'
import { addUsuario } from '../support/people.ts'

describe('finding the way', () => {
  let site: ConsoleWorld
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
  const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
  const unfolded = (page: Page) =>
    page.locator('nav button[aria-expanded=true]').evaluateAll((all) => all.map((one) => one.textContent))

  before(async () => {
    site = await ConsoleWorld.open()
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  describe('the menu', () => {
    let profiles: { id: number; codigo: string; permissoes: Right[] }[]

    before(async () => {
      profiles = await site.world.rows(
        site.client.id,
        'select id, codigo, permissoes from perfil order by cardinality(permissoes) desc',
      )
      for (const { id, codigo } of profiles)
        await addUsuario(site.world, site.client, codigo.toLowerCase(), {
          ...{ nome: codigo, senha: 'uma senha de teste', how: 'weak', perfil_id: id },
        })
    })

    it('fits a window of 900 pixels, whatever the profile and the section', async () => {
      assert.ok(profiles.length >= 5)
      for (const { codigo, permissoes } of profiles) {
        const entrant = { pessoa: { tipo: 'usuario', permissoes, porUnidade: false } }
        const rows = menuRows.filter(({ right, unlimited }) => isOpenTo(entrant, [right], [], unlimited))
        const page = await site.visitAs(codigo.toLowerCase(), '/perfil')
        for (const name of sections) {
          const own = rows.filter((row) => row.section === name)
          if (own.length === 0) continue
          await go(page, `/${own[0]!.slug}`)
          assert.deepEqual(await unfolded(page), [name], codigo)
          const shown = await menu(page)
            .locator('section a')
            .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
          assert.deepEqual(
            shown,
            own.map(({ slug }) => `/${slug}`),
            codigo,
          )
          const { excess, end, height } = await menu(page).evaluate((nav) => {
            const list = nav.firstElementChild!
            const excess = list.scrollHeight - list.clientHeight
            return { excess, end: nav.getBoundingClientRect().bottom, height: innerHeight }
          })
          assert.equal(height, 900)
          assert.ok(excess <= 0 && end <= height, `${codigo}, ${name}: ${excess} pixels too long`)
        }
        await site.leave()
      }
    })

    it('starts with contracts, and keeps open what the person opened', async () => {
      const page = await site.visitAs('admin', '/')
      // What earlier versions stored.
      await page.evaluate(
        `localStorage.setItem('vinculo.menu', '{"Contratos":true,"Cadastros":true,"Financeiro":true}')`,
      )
      await page.reload()
      await menu(page).getByRole('link', { name: 'Contratos' }).waitFor()
      assert.deepEqual(await unfolded(page), ['Contratos'])
      const names = await page
        .locator('nav button[aria-expanded]')
        .evaluateAll((all) => all.map((one) => one.textContent))
      assert.deepEqual(names, [...sections])
      const links = await menu(page).locator('section a').allTextContents()
      assert.deepEqual(
        [links.slice(0, 7), links.at(-1)],
        [
          ['Contratos', 'Pendências', 'Solicitações', 'Assinaturas', 'Arquivos', 'Convênios', 'Apólices'],
          'Calendário',
        ],
      )
      await section(page, 'Financeiro').click()
      assert.deepEqual(await unfolded(page), ['Contratos', 'Financeiro'])
      await go(page, '/alunos')
      assert.deepEqual(await unfolded(page), ['Cadastros', 'Financeiro'])
      await page.reload()
      await section(page, 'Financeiro').waitFor()
      assert.deepEqual(await unfolded(page), ['Cadastros', 'Financeiro'])
      await section(page, 'Cadastros').click()
      await section(page, 'Financeiro').click()
      assert.deepEqual(await unfolded(page), [])
      await go(page, '/contratos')
      assert.deepEqual(await unfolded(page), ['Contratos'])
      await go(page, '/alunos')
      assert.deepEqual(await unfolded(page), ['Cadastros'])
    })

    it('has no findings with every section open', async () => {
      for (const scheme of ['light', 'dark'] as const) {
        const page = await site.visitAs('admin', '/perfil', { scheme })
        await unfoldMenu(page)
        assert.deepEqual(await axeFindings(page), [])
      }
    })
  })
})
