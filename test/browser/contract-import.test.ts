import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { cpfAt } from '../../demo/documents.ts'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addStudent } from '../support/contracts.ts'
import { go } from '../support/navigation.ts'
import { addHost } from '../support/vacancies.ts'

/** Folder for pictures to look at, if wanted. */
const pictures = process.env.FORM_PICTURES

describe('a file of contracts', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', ['contratos.ver', 'contratos.alterar', 'cadastros.ver'])
    await site.addStaff('iara', ['cadastros.ver', 'integracao.ver', 'integracao.alterar'])
    await addStudent(site.world, site.client, { identificacao: 'RA1', cpf: cpfAt(8_000_001) })
    await addHost(site.world, site.client, { documento: '11444777000161', nome: 'Horizonte Ltda.' })
  })
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  async function look(page: Page, name: string): Promise<void> {
    if (!pictures) return
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  const csv = [
    'Número;Estudante;Modalidade;Concedente;Início;Encerramento;Situação;Papéis;Bolsa;Tipo da bolsa',
    '500;RA1;Estágio;11.444.777/0001-61;01/02/2026;31/05/2026;Ativo;Pasta 7;1.200,00;Mensal',
    '501;RA1;Estágio;11.444.777/0001-61;01/06/2025;30/11/2025;Concluído;Pasta 8;900,00;Mensal',
    '502;RA8;Estágio;11.444.777/0001-61;01/02/2026;31/05/2026;Ativo;Pasta 7;900,00;Mensal',
    '503;RA9;Estágio;11.444.777/0001-61;01/02/2026;31/05/2026;Ativo;Pasta 7;900,00;Mensal',
    '504;RA1;Estágio;11.444.777/0001-61;31/02/2026;31/05/2026;Ativo;Pasta 7;900,00;Mensal',
  ].join('\r\n')

  it('is checked before it is imported, with the cause of each refused row', async () => {
    const { world, client } = site
    const page = await site.visitAs('ana', '/contratos')
    await page.getByRole('link', { name: 'Importar de um arquivo' }).click()
    await page.getByRole('heading', { name: 'Importar contratos de um arquivo' }).waitFor()
    const buffer = Buffer.from(csv)
    await page.locator('input[type=file]').setInputFiles({ name: 'c.csv', mimeType: 'text/csv', buffer })
    await page.getByText('c.csv: 5 linhas.').waitFor()
    await page.getByLabel('Campo: Número').selectOption({ label: 'Contrato' })
    await page.getByLabel('Campo: Estudante').selectOption({ label: 'Aluno' })
    await page.getByRole('button', { name: 'Conferir' }).click()
    const outcome = page.getByText('2 linhas podem ser importadas · 3 recusadas. Nada foi gravado ainda.')
    await outcome.waitFor()
    const refused = page.getByRole('list', { name: 'Linhas recusadas' })
    const unknown = refused.locator('li').filter({ hasText: '2 linhas: Aluno' }).first()
    await unknown.locator('summary').click()
    await unknown.getByText('Linha 4: 502 · RA8').waitFor()
    await refused.getByText('1 linha: Início').waitFor()
    await assertReadable(page, 'a checked file')
    await look(page, 'import')
    assert.doesNotMatch(await page.locator('main').innerText(), /\blotes?\b/i)
    const count = async () =>
      (await world.rows<{ n: number }>(client.id, 'select count(*)::int as n from contrato'))[0]!.n
    assert.equal(await count(), 0, 'a check stores nothing')
    await page.getByRole('button', { name: 'Importar 2 linhas' }).click()
    await page.getByText('2 linhas importadas · 3 recusadas.').waitFor()
    await page.getByRole('link', { name: 'Baixar as recusadas com os motivos' }).waitFor()
    assert.equal(await count(), 2)
    await page.getByText('Importadas', { exact: true }).click()
    await look(page, 'imported')
    await page.getByRole('link', { name: 'Linha 2: 500 · RA1 · Estágio' }).click()
    await page.waitForURL(/\/contratos\/500-1$/)
    // Imported again on the same day, the file changes nothing.
    await go(page, '/contratos/incluir/ImportaContratos')
    await page.locator('input[type=file]').setInputFiles({ name: 'c.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Conferir' }).click()
    await page.getByText('0 linhas podem ser importadas · 5 recusadas.', { exact: false }).waitFor()
    assert.equal(await count(), 2)
  })

  it('of students and hosts is chosen from their lists', async () => {
    const page = await site.visitAs('iara', '/alunos')
    for (const [slug, operation] of [
      ['alunos', 'RecebeAlunos'],
      ['pessoas', 'CadastraPessoa'],
    ]) {
      await go(page, `/${slug}`)
      await page.getByRole('link', { name: 'Importar de um arquivo' }).click()
      await page.waitForURL((url) => url.search === `?operacao=${operation}`)
      await page.getByRole('heading', { name: 'Importar', exact: true }).waitFor()
    }
  })
})
