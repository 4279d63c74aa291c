import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { inclusionsOf } from '../../console/derive/noun.ts'
import { recordPath } from '../../console/derive/record-path.ts'
import type { SectionName } from '../../console/routes/room.ts'
import { nounRoutes, toolRoutes } from '../../console/routes.ts'
import { assertReadable } from './accessibility.ts'
import { ConsoleWorld } from './console.ts'
import { listed } from './listed.ts'
import { go, settle } from './navigation.ts'

/** Texts that no page may show: refusals, JavaScript's empty values and ISO dates. */
const unsaid = /Não foi possível|\bundefined\b|\bnull\b|\bNaN\b|\[object |\b\d{4}-\d{2}-\d{2}\b/

type Area = 'contracts' | 'money' | 'projects' | 'registers'

/** The test file of each section of the menu. The files run in parallel. */
const areas: Readonly<Record<SectionName, Area>> = {
  Integração: 'registers',
  Contratos: 'contracts',
  Recrutamento: 'projects',
  Projetos: 'projects',
  Cadastros: 'registers',
  Pessoal: 'projects',
  Financeiro: 'money',
  Configurações: 'registers',
}

/** Defines the tests of the derived pages in one area. */
export function tryNouns(area: Area): void {
  const isOfArea = ({ section }: { section: SectionName }) => areas[section] === area
  let site: ConsoleWorld
  let page: Page
  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', Object.keys(rights) as Right[])
    page = await site.visitAs('ana', '/perfil')
  })
  after(() => site.close())

  async function check(what: string): Promise<void> {
    await settle(page)
    const words = await page.locator('body').innerText()
    assert.doesNotMatch(words, unsaid, what)
    await assertReadable(page, what)
  }

  for (const { slug, load } of nounRoutes.filter(isOfArea)) {
    it(`/${slug}: shows its list, a record, a new one and a change`, async () => {
      const noun = await load()
      const ids = await listed[noun.listings[0].id as keyof typeof listed].several(site.world, site.client)
      await go(page, `/${slug}`)
      await page.getByRole('table').waitFor()
      await check(`/${slug}`)
      if (noun.record) {
        const path = recordPath(slug, ids.at(-1))
        await go(page, path)
        await page.getByRole('heading', { name: 'Dados' }).waitFor()
        await check(path)
      }
      const change = page.getByRole('button', { name: 'Alterar', exact: true })
      if ((await change.count()) > 0) {
        await change.click()
        // A contract is changed on a page of its own.
        await page.getByRole('dialog').or(page.locator('form')).first().waitFor()
        await check(`a change at /${slug}`)
      }
      for (const { id } of inclusionsOf(noun)) {
        await go(page, `/${slug}/incluir/${id}`)
        // Many records come from a file.
        await page.locator('form').or(page.locator('input[type=file]')).first().waitFor({ state: 'attached' })
        await check(`/${slug}/incluir/${id}`)
      }
    })
  }

  for (const { slug, label } of toolRoutes.filter(isOfArea)) {
    it(`/${slug}: shows a page of commands`, async () => {
      await go(page, `/${slug}`)
      await page.getByRole('heading', { level: 1, name: portuguese(label) }).waitFor()
      await page.locator('form').first().waitFor()
      await check(`/${slug}`)
    })
  }

  it('violate no policy, make no foreign requests and raise no errors', () => {
    assert.deepEqual(site.pageErrors, [])
  })
}
