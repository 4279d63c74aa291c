import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { axeFindings } from '../support/axe.ts'
import { ConsoleWorld, type Look } from '../support/console.ts'
import { shownCode } from '../support/totp.ts'

const looks: readonly Required<Look>[] = [1280, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
)

/** Whether an element is visible without scrolling. */
const isInView = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= element.ownerDocument.documentElement.clientHeight
  })

describe('the four-eyes rule and a second factor required later', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open()
    for (const login of ['ana', 'bia', 'caio']) await site.addStaff(login, ['configuracao.alterar'])
  })
  afterEach(() => site.leave())
  after(() => site.close())

  const address = '/configuracoes/instituicao'
  const keyInput = (page: Page) => page.getByRole('textbox', { name: /chave Pix/i })
  const proposal = (page: Page, key: string) =>
    page.getByRole('region', { name: `Chave Pix proposta: ${key}` })
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  /** Checks a page in every size and scheme. */
  const examine = async (page: Page, name: string) => {
    for (const { width, scheme } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const wide = await page.evaluate('document.documentElement.scrollWidth')
      assert.ok(Number(wide) <= width, `${name} at ${width}: ${wide}`)
      assert.deepEqual(await axeFindings(page), [], `${name} at ${width}, ${scheme}`)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
  }

  it('let caio confirm a Pix key that ana proposed and bia changed, and neither of them', async () => {
    const propose = async (login: string, key: string) => {
      const page = await site.visitAs(login, address)
      await keyInput(page).fill(key)
      await button(page, 'Salvar').click()
      await proposal(page, key).waitFor()
      const told = page.getByText('A chave Pix foi proposta')
      await told.waitFor()
      assert.ok(await isInView(told), 'told where the button was')
      return page
    }
    const ana = await propose('ana', 'ana@exemplo.edu.br')
    await examine(ana, 'pix-proposed')
    const bia = await propose('bia', 'tesouraria@exemplo.edu.br')
    // Ana's page is outdated: a decision has to be about the current proposal.
    await button(ana, 'Confirmar chave').click()
    await proposal(ana, 'tesouraria@exemplo.edu.br').getByText('Outra chave foi proposta').waitFor()
    await examine(ana, 'pix-outdated')
    await button(bia, 'Confirmar chave').click()
    await proposal(bia, 'tesouraria@exemplo.edu.br').getByText('outra pessoa precisa').first().waitFor()
    await examine(bia, 'pix-own')
    const caio = await site.visitAs('caio', address)
    await button(caio, 'Confirmar chave').click()
    await caio.getByText('Chave Pix confirmada: tesouraria@exemplo.edu.br').waitFor()
    assert.equal(await proposal(caio, 'tesouraria@exemplo.edu.br').count(), 0)
    assert.equal(await keyInput(caio).inputValue(), 'tesouraria@exemplo.edu.br')
    await examine(caio, 'pix-confirmed')
  })

  it('ask an open session for the factor that the institution now requires', async () => {
    await site.addStaff('davi', ['configuracao.alterar', 'cadastros.ver'])
    const page = await site.visitAs('davi', '/alunos')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await site.world.rows(
      site.client.id,
      `update cliente set exige_segundo_fator = true where cliente_id = ${site.client.id} returning nome`,
    )
    await page.goto(address)
    const senha = page.getByLabel('Senha atual')
    await senha.waitFor()
    await examine(page, 'factor-password')
    await senha.fill('outra senha')
    await button(page, 'Continuar').click()
    await page.getByRole('alert').waitFor()
    await examine(page, 'factor-wrong')
    await senha.fill('uma senha de teste')
    await button(page, 'Continuar').click()
    const drawing = page.getByRole('img', { name: /QR|desenho/i })
    await drawing.waitFor()
    await examine(page, 'factor-drawing')
    const secret = await page.locator('code').first().innerText()
    await page
      .getByRole('textbox', { name: 'Código' })
      .fill(shownCode(secret.replaceAll(' ', ''), Temporal.Now.instant()))
    await page.keyboard.press('Enter')
    await button(page, 'Já guardei').waitFor()
    await examine(page, 'factor-codes')
  })
})
