import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axeFindings } from '../support/axe.ts'
import { addFile } from '../support/bank.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addContract } from '../support/contracts.ts'
import { addPaymentIn } from '../support/fixtures/remessa.ts'

describe('the treasury in the console', () => {
  let site: ConsoleWorld
  const main = (page: Page) => page.getByRole('main')
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', [
      'financeiro.ver',
      'financeiro.alterar',
      'financeiro.remeter',
      'contratos.ver',
      'cadastros.ver',
    ])
  })
  afterEach(() => site.leave())
  after(() => site.close())

  it('previews a month, links to its confirmation, and asks again before billing', async () => {
    const { world, client } = site
    await addContract(world, client, {
      situacao: 'Ativo',
      modalidade: 'estagio',
      inicio: '2026-01-01',
      encerramento: '2026-12-31',
      bolsa_valor: '900.00',
      bolsa_tipo: 'Mensal',
    })
    const page = await site.stayAs('ana', '/faturamentos/incluir/PreviaFechamento')
    await page.getByLabel('Competência').fill('2026-03')
    await button(page, 'Prévia do fechamento').click()
    const difference = main(page).getByRole('table', { name: 'Diferenças' })
    assert.match(
      (await difference.getByRole('link').first().getAttribute('href')) ?? '',
      /^\/contratos\/(id\/)?\d+$/,
    )
    const without = main(page).getByRole('table', { name: 'Favorecidos sem conta' })
    assert.match((await without.getByRole('link').getAttribute('href')) ?? '', /^\/alunos\/\d+$/)
    await main(page).getByRole('link', { name: 'Confirmar fechamento' }).click()
    await page.getByRole('heading', { level: 1, name: 'Confirmar fechamento' }).waitFor()
    assert.equal(await page.getByLabel('Competência').inputValue(), '2026-03')
    await button(page, 'Confirmar fechamento').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Só se desfaz enquanto nada').waitFor()
    await dialog.getByText('Alunos sem conta em que receber').waitFor()
    const billed = () => world.rows(client.id, `select id from faturamento where competencia = '2026-03'`)
    assert.equal((await billed()).length, 0)
    await dialog.getByRole('button', { name: 'Confirmar fechamento' }).click()
    await page
      .getByText(
        'Confirmar fechamento: feito. Faturamentos emitidos ou ajustados: 1. Alunos sem conta em que receber: 1.',
      )
      .waitFor()
    assert.equal((await billed()).length, 1)
    assert.deepEqual(await axeFindings(page), [])
    await main(page).getByRole('link', { name: 'Ver faturamentos' }).click()
    await page.getByText('1 registro', { exact: true }).waitFor()
    assert.match(page.url(), /competencia=2026-03/)
  })

  it('lists a contract that changed after its month was closed under that month, and can postpone it', async () => {
    const { world, client } = site
    await world.rows(
      client.id,
      `update contrato set bolsa_valor = 1000 where inicio = '2026-01-01' returning id`,
    )
    const page = await site.stayAs('ana', '/faturamentos/incluir/PreviaFechamento')
    await page.getByLabel('Competência').first().fill('2026-04')
    await button(page, 'Prévia do fechamento').click()
    const months = main(page).getByRole('table', { name: 'Diferenças por mês' })
    await months.getByText('03/2026').waitFor()
    assert.equal(await months.getByText('04/2026').count(), 1)
    const table = main(page).getByRole('table', { name: 'Diferenças', exact: true })
    const contract = await table.getByRole('link').first().textContent()
    await page.getByRole('button', { name: /Acrescentar/ }).click()
    const left = page.getByRole('group', { name: 'Deixar para depois' })
    await left.getByLabel('Contrato').fill(contract!)
    await left.getByLabel('Competência').fill('2026-03')
    await button(page, 'Prévia do fechamento').click()
    await months.getByText('03/2026').waitFor({ state: 'detached' })
    await months.getByText('04/2026').waitFor()
    assert.equal(await months.getByText('03/2026').count(), 0)
    assert.deepEqual(await axeFindings(page), [])
    // Contracts excluded from the preview are excluded from the confirmation.
    await main(page).getByRole('link', { name: 'Confirmar fechamento' }).click()
    await page.getByRole('heading', { level: 1, name: 'Confirmar fechamento' }).waitFor()
    assert.equal(await left.getByLabel('Contrato').inputValue(), contract)
    assert.equal(await left.getByLabel('Competência').inputValue(), '2026-03')
  })

  it('offers no download of a file that waits for approval, and approves it once', async () => {
    const { world, client } = site
    const waiting = { aprovada_por: null, aprovada_por_nome: null, aprovada_em: null }
    const remessa_id = await addFile(world, client, { situacao: 'Gerada', ...waiting })
    const payment = await addPaymentIn(world, client, 'Gerado', { remessa_id })
    const page = await site.stayAs('ana', `/remessas/${remessa_id}`)
    const isClosed = (name: string) => button(page, name).getAttribute('aria-disabled')
    await button(page, 'Baixar').waitFor()
    assert.equal(await isClosed('Baixar'), 'true')
    const reason = await button(page, 'Baixar').getAttribute('aria-describedby')
    const why = page.locator(`[id="${reason}"]`).getByText('A remessa ainda não foi aprovada')
    assert.ok(await why.isVisible())
    await button(page, 'Aprovar').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
    await page.getByText('Aprovar: feito.').waitFor()
    assert.deepEqual([await isClosed('Aprovar'), await isClosed('Baixar')], ['true', null])
    await main(page).getByText('A remessa já foi aprovada.').waitFor()
    const table = main(page).getByRole('table', { name: 'Itens' })
    await table.locator(`a[href="/pagamentos/${payment}"]`).click()
    await main(page).locator(`a[href="/remessas/${remessa_id}"]`).waitFor()
    assert.equal(await main(page).locator('a[href^="/faturamentos/"]').count(), 1)
  })

  it('names the file format that it accepts', async () => {
    const page = await site.stayAs('ana', '/retornos/incluir')
    await page.getByText('O arquivo de retorno que o banco deu (CNAB 240), até 50 MB.').waitFor()
  })

  it('shows the first action on a narrow screen, and the others in a menu that works by keyboard', async () => {
    const page = await site.visitAs('ana', '/faturamentos', { width: 360 })
    const actions = main(page).locator('a[href^="/faturamentos/incluir"]')
    await actions.first().waitFor()
    assert.deepEqual(await actions.filter({ visible: true }).allTextContents(), ['Emitir faturamento'])
    assert.deepEqual(await axeFindings(page), [])
    await button(page, 'Mais ações').focus()
    await page.keyboard.press('Enter')
    const items = page.getByRole('menuitem')
    await items.first().waitFor()
    assert.deepEqual(await items.allTextContents(), [
      'Informar frequência',
      'Prévia do fechamento',
      'Confirmar fechamento',
      'Reverter fechamento',
      'Saldos do aluno',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/faturamentos\/incluir\/\w+$/)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/faturamentos')
    await actions.first().waitFor()
    assert.equal(await actions.filter({ visible: true }).count(), 6)
    assert.equal(await button(page, 'Mais ações').count(), 0)
  })

  it('violates no policy and raises no errors', () => {
    assert.deepEqual(site.pageErrors, [])
  })
})
