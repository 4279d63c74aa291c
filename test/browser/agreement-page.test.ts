import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { makeDocuments, stopDrawing } from '../../server/jobs/make-documents.ts'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { go } from '../support/navigation.ts'
import { addHost } from '../support/vacancies.ts'

/** Set to a folder to look at the pages. */
const pictures = process.env.PICTURES

describe('the page of an agreement', () => {
  let site: ConsoleWorld
  let page: Page
  let drafted: number
  let alone: number
  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    await site.addStaff('ana', [
      'convenios.ver',
      'convenios.alterar',
      'contratos.ver',
      'contratos.alterar',
      'contratos.aprovar',
      'cadastros.ver',
    ])
    const agreement = async (convenio: string, host: Record<string, unknown>) =>
      insert(world, client, 'convenio', {
        convenio,
        inicio: '2026-03-02',
        concedente_id: await addHost(world, client, { nome_fantasia: 'Horizonte', ...host }),
      })
    drafted = await agreement('CV 7/2026', { representante_nome: 'Rita Nunes' })
    alone = await agreement('CV 8/2026', { representante_nome: null })
    page = await site.visitAs('ana', '/')
  })
  after(async () => {
    await stopDrawing()
    await site.close()
  })

  async function look(name: string): Promise<void> {
    if (!pictures) return
    mkdirSync(pictures, { recursive: true })
    for (const [width, scheme] of [
      [1440, 'light'],
      [360, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }

  it('says what is missing when nobody can sign for the host', async () => {
    await go(page, `/convenios/${alone}`)
    await page
      .getByText(/Informe no cadastro dela o nome e o CPF do representante legal/)
      .first()
      .waitFor({ state: 'attached' })
    await assertReadable(page, 'an agreement that cannot be sent')
    await look('convenio-impedido')
  })

  it('sends the document, and shows who signs it', async () => {
    await go(page, `/convenios/${drafted}`)
    await page.getByText('Ninguém foi chamado a assinar ainda', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Enviar para assinatura' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar para assinatura' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Rita Nunes' }).waitFor()
    while (await makeDocuments(site.world.context));
    await page.getByRole('listitem').filter({ hasText: 'Rita Nunes' }).getByText('Não enviado').waitFor()
    await page.getByRole('button', { name: /^Ler: Convênio CV 7-2026/ }).waitFor()
    await assertReadable(page, 'an agreement that waits for signatures')
    await look('convenio-aguardando')
    assert.deepEqual(site.pageErrors, [])
  })
})
