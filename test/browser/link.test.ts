import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld, type Look } from '../support/console.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { enterCode } from '../support/link-page.ts'
import { addLink, newCode } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import { addHost } from '../support/vacancies.ts'

describe('the page of a personal link in a browser', () => {
  let site: ConsoleWorld
  let mail: MailServer
  before(async () => {
    mail = await MailServer.open()
    site = await ConsoleWorld.open({ console: false, mail: mail.settings })
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    await mail.close()
  })

  const linkFor = async () => {
    const { world, client } = site
    const host = await addHost(world, client, {
      nome: 'Padaria do Largo',
      representante_nome: 'Helena Prado',
      representante_email: 'helena.prado@padaria.exemplo.br',
    })
    const id = await pendenciaFixture.add(world, client, 'Entregue', { contrato: { concedente_id: host } })
    const sobre = { noun: 'pendencia', id }
    return addLink(world, client, { parte: 'concedente', pessoa: host, sobre })
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const shot = async (page: Page, name: string) => {
    const folder = process.env.LOOK_AT_LINKS
    if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  }
  const code = (segredo: string) => newCode(site.world, site.client, segredo)
  const give = (page: Page, segredo: string) => enterCode(page, site.world, site.client, segredo)

  for (const look of [
    { width: 1200, scheme: 'light' },
    { width: 360, scheme: 'dark' },
  ] as const satisfies readonly Look[]) {
    it(`asks for a code before it shows anything, ${look.width} wide and ${look.scheme}`, async () => {
      const { segredo } = await linkFor()
      const page = await site.visit(`/l#${segredo}`, look)
      await page.getByRole('heading', { level: 1, name: site.client.nome }).waitFor()
      await page.getByText('h•••@p•••.exemplo.br').waitFor()
      assert.doesNotMatch(await page.content(), /Helena|Relatório|Padaria/)
      assert.deepEqual(await axeFindings(page), [])
      await assertNotTooWide(page)
      await shot(page, `1-closed-${look.width}-${look.scheme}`)
      await button(page, 'Enviar código').click()
      await page.getByText('O código foi pedido e vale dez minutos.').waitFor()
      const right = await code(segredo)
      await page.getByLabel('Código').fill(right === '000000' ? '000001' : '000000')
      await page.getByRole('alert').getByText('O código não confere').waitFor()
      assert.deepEqual(await axeFindings(page), [])
      await assertNotTooWide(page)
      await shot(page, `2-wrong-${look.width}-${look.scheme}`)
      // As a message shows it.
      await page.getByLabel('Código').fill(`${right.slice(0, 3)} ${right.slice(3)}`)
      await page.getByRole('heading', { level: 1, name: /^Relatório de atividades de / }).waitFor()
      assert.deepEqual(await axeFindings(page), [])
      await assertNotTooWide(page)
      await shot(page, `3-open-${look.width}-${look.scheme}`)
      await page.reload()
      await page.getByText('Relatório de atividades', { exact: true }).waitFor()
    })
  }

  it('keeps the form while another code is requested', async () => {
    const { segredo } = await linkFor()
    const page = await site.visit(`/l#${segredo}`, { width: 360 })
    await give(page, segredo)
    await page.getByLabel('Parecer').fill('A estagiária cumpriu o plano.')
    // One tap answers a question of the form, and stays as well.
    await page.getByRole('radiogroup', { name: 'Iniciativa' }).getByLabel('Ótimo').check()
    await site.world.rows(
      site.client.id,
      `update codigo_link set prova_ate = inclusao where navegador is not null returning id`,
    )
    await page.locator('form button').click()
    await button(page, 'Enviar código').waitFor()
    await shot(page, '4-again-360-light')
    await give(page, segredo)
    await page.getByRole('heading', { level: 1, name: 'Pronto' }).waitFor()
    const rows = await site.world.rows(
      site.client.id,
      `select id from pendencia where situacao = 'Em aprovação'`,
    )
    assert.equal(rows.length, 1)
    const answers = await site.world.rows<{ pergunta: string; resposta: string }>(
      site.client.id,
      'select pergunta, resposta from avaliacao_resposta',
    )
    assert.deepEqual(answers, [{ pergunta: 'Iniciativa', resposta: 'Ótimo' }])
  })

  it("returns from an item to the list with the browser's Back", async () => {
    const { world, client } = site
    const host = await addHost(world, client, { representante_email: 'ana@mercado.exemplo.br' })
    await pendenciaFixture.add(world, client, 'Entregue', { contrato: { concedente_id: host } })
    const { segredo } = await addLink(world, client, { parte: 'concedente', pessoa: host })
    const page = await site.visit(`/l#${segredo}`, { width: 360 })
    await give(page, segredo)
    await page.getByRole('button', { name: /Dar parecer/ }).click()
    await page.getByLabel('Parecer').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'O que espera por você', exact: true }).waitFor()
    assert.equal(new URL(page.url()).hash, `#${segredo}`)
  })

  it('opens another link in the same tab, which needs its own code', async () => {
    const [one, other] = [await linkFor(), await linkFor()]
    const page = await site.visit(`/l#${one.segredo}`)
    await give(page, one.segredo)
    await page.getByText('Relatório de atividades', { exact: true }).waitFor()
    await page.goto(`/l#${other.segredo}`)
    await give(page, other.segredo)
    await page.getByText('Relatório de atividades', { exact: true }).waitFor()
    await page.goto(`/l#${one.segredo}`)
    await page.getByText('Relatório de atividades', { exact: true }).waitFor()
  })

  it('says what to do about an invalid link', async () => {
    const page = await site.visit(`/l#${'A'.repeat(43)}`, { width: 360 })
    await page.getByRole('alert').getByText('Este link não serve').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await shot(page, '5-invalid-360-light')
  })
})
