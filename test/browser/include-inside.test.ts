import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { cnpjAt, cpfAt } from '../../demo/documents.ts'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addAdvisor, addCourse, enrol } from '../support/internships.ts'
import { addAluno } from '../support/people.ts'
import { until } from '../support/process.ts'
import { addHost } from '../support/vacancies.ts'

/** Folder for pictures to look at, if wanted. */
const pictures = process.env.FORM_PICTURES

describe('a record that a form refers to and that does not exist yet', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open()
    const rights = ['contratos.ver', 'contratos.alterar', 'convenios.ver', 'convenios.alterar'] as const
    await site.addStaff('ana', [...rights, 'cadastros.ver', 'cadastros.alterar'])
    await site.addStaff('leitora', [...rights, 'cadastros.ver'])
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  async function look(page: Page, name: string): Promise<void> {
    if (!pictures) return
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png` })
      }
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  const picker = (page: Page, label: string) =>
    page.getByRole('combobox', { name: label, exact: true }).and(page.locator('input')).first()
  const dialog = (page: Page) => page.getByRole('dialog')
  const inside = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`)

  /** Searches for a record that is not there and opens its form by keyboard alone. */
  async function include(page: Page, label: string, words: string): Promise<void> {
    await picker(page, label).fill(words)
    await page.getByRole('option', { name: `Nada encontrado · Incluir ${label.toLowerCase()}…` }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
  }

  const chosen = (page: Page, label: string, words: string) =>
    until(`${label} is ${words}`, async () => (await picker(page, label).inputValue()).startsWith(words))
  const focused = (page: Page, label: string) =>
    until(`the focus is on ${label}`, () =>
      picker(page, label).evaluate((input) => input === input.ownerDocument.activeElement),
    )
  const submit = (page: Page) => dialog(page).locator('button[type=submit]').click()

  async function newContract(login: string): Promise<Page> {
    const { world, client } = site
    const curso = await addCourse(world, client, { nome: `Curso de ${login}` })
    await addAdvisor(world, client, curso)
    const aluno = await addAluno(world, client, `aluna.${login}`, { nome: `Nina de ${login}` })
    await enrol(world, client, aluno, curso)
    const page = await site.visitAs(login, '/contratos/incluir')
    await page.locator('[name=modalidade]').selectOption('estagio')
    await page.locator('[name=tipoEstagio]').selectOption('Obrigatório')
    await picker(page, 'Aluno').fill('Nina')
    await page.getByRole('option', { name: `Nina de ${login}` }).click()
    await page.locator('[name=inicio]').first().fill('2026-12-01')
    await page.locator('[name=encerramento]').fill('2027-11-30')
    return page
  }

  it('is included by keyboard inside the form of a contract, which keeps what was filled', async () => {
    const page = await newContract('ana')
    await include(page, 'Concedente', 'Oficina Nova Ltda.')
    assert.equal(await inside(page, 'ESIPE_NOME').inputValue(), 'Oficina Nova Ltda.')
    await dialog(page).getByText('Concedente de estágio').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await focused(page, 'Concedente')
    assert.equal(await page.locator('[name=encerramento]').inputValue(), '2027-11-30', 'the form stays')

    const cnpj = cnpjAt(8_100_001)
    await include(page, 'Concedente', cnpj)
    assert.equal(await inside(page, 'ESIPE_NOME').inputValue(), '', 'a number is no name')
    await inside(page, 'ESIPE_TIPO').selectOption('J')
    await inside(page, 'ESIPE_NOME').fill('Oficina Nova Ltda.')
    await inside(page, 'ESIPE_EMAIL').fill('oficina@exemplo.com.br')
    await submit(page)
    await dialog(page).getByText('Preencha este campo.').first().waitFor()
    await inside(page, 'ESIPE_ENDERECO').fill('Rua Um')
    await inside(page, 'ESIPE_CIDADE').fill('Campinas')
    await inside(page, 'ESIPE_UF').fill('ZZ')
    await inside(page, 'ESIPE_CEP').fill('13010-000')
    await look(page, 'host')
    await assertReadable(page, 'a host included inside a contract')
    await submit(page)
    await dialog(page)
      .getByText(/UF inválida/)
      .first()
      .waitFor()
    await inside(page, 'ESIPE_UF').fill('SP')
    await submit(page)
    await dialog(page).waitFor({ state: 'detached' })
    await chosen(page, 'Concedente', 'Oficina Nova Ltda.')
    await focused(page, 'Concedente')

    await include(page, 'Supervisor', 'Sônia Silva')
    assert.equal(await inside(page, 'ESIPE_TIPO').inputValue(), 'F')
    await until(
      'the host of the supervisor',
      async () => (await inside(page, 'ESIPE_EMPRESA').inputValue()).replace(/\D/g, '') === cnpj,
    )
    assert.equal(await inside(page, 'ESIPE_ENDERECO').count(), 0, 'the address of a supervisor is folded')
    await inside(page, 'ESIPE_DOCUMENTO').fill(cpfAt(8_100_001))
    await inside(page, 'ESIPE_EMAIL').fill('sonia@exemplo.com.br')
    await look(page, 'supervisor')
    await submit(page)
    await dialog(page).waitFor({ state: 'detached' })
    await chosen(page, 'Supervisor', 'Sônia Silva')

    await include(page, 'Responsável legal', 'Mãe de Nina')
    await inside(page, 'ESIPE_DOCUMENTO').fill(cpfAt(8_100_002))
    await inside(page, 'ESIPE_EMAIL').fill('mae@exemplo.com.br')
    await submit(page)
    await dialog(page).waitFor({ state: 'detached' })
    await chosen(page, 'Responsável legal', 'Mãe de Nina')

    await include(page, 'Apólice', '99.123')
    assert.equal(await inside(page, 'apolice').inputValue(), '99.123')
    assert.equal(await inside(page, 'inicio').inputValue(), '2026-12-01')
    await inside(page, 'seguradora').fill('Segura S/A')
    await inside(page, 'titular').selectOption('Instituição')
    await submit(page)
    await dialog(page).waitFor({ state: 'detached' })
    await chosen(page, 'Apólice', '99.123')

    await page.locator('button[type=submit]').click()
    await page.waitForURL(/\/contratos\/\d+-1$/)
    const [row] = await site.world.rows<Record<string, unknown>>(
      site.client.id,
      `select h.documento, h.papel, s.empresa, r.papel as responsavel, a.apolice from contrato c
         join pessoa h on h.id = c.concedente_id join pessoa s on s.id = c.supervisor_id
         join pessoa r on r.id = c.responsavel_id join apolice a on a.id = c.apolice_id
        where h.documento = $1`,
      [cnpj],
    )
    assert.deepEqual(row, {
      ...{ documento: cnpj, papel: ['CONCEDENTE'], empresa: cnpj },
      ...{ responsavel: ['RESPONSAVEL'], apolice: '99.123' },
    })
  })

  it('is included inside the form of an agreement', async () => {
    const page = await site.visitAs('ana', '/convenios/incluir')
    await include(page, 'Concedente', 'Ateliê Aberto')
    await inside(page, 'ESIPE_TIPO').selectOption('J')
    await inside(page, 'ESIPE_DOCUMENTO').fill(cnpjAt(8_100_003))
    for (const [name, value] of Object.entries({
      ...{ EMAIL: 'atelie@exemplo.com.br', ENDERECO: 'Rua Dois', CIDADE: 'Campinas' },
      ...{ UF: 'SP', CEP: '13010000' },
    }))
      await inside(page, `ESIPE_${name}`).fill(value)
    await submit(page)
    await dialog(page).waitFor({ state: 'detached' })
    await chosen(page, 'Concedente', 'Ateliê Aberto')
  })

  it('closes alone by Escape inside a dialog', async () => {
    const { world, client } = site
    await addHost(world, client, { papel: '["CONCEDENTE"]' })
    const concedente_id = await addHost(world, client, { papel: '["CONCEDENTE"]' })
    const id = await insert(world, client, 'convenio', {
      ...{ convenio: 'CV 9/2026', concedente_id, inicio: '2026-01-01' },
    })
    const page = await site.visitAs('ana', `/convenios/${id}`)
    await page.getByRole('button', { name: 'Alterar' }).click()
    await page.getByRole('dialog', { name: 'Alterar' }).waitFor()
    await picker(page, 'Concedente').fill('Ninguém assim')
    await page.getByRole('option', { name: /Incluir concedente/ }).click()
    const upper = page.getByRole('dialog', { name: 'Incluir pessoa' })
    await upper.waitFor()
    await page.keyboard.press('Escape')
    await upper.waitFor({ state: 'detached' })
    await focused(page, 'Concedente')
    assert.equal(await page.getByRole('dialog', { name: 'Alterar' }).count(), 1)
  })

  it('is not offered to people who may not include it', async () => {
    const page = await newContract('leitora')
    await picker(page, 'Concedente').fill('Ninguém assim')
    await page.getByText('Nada encontrado.').first().waitFor()
    assert.equal(await page.getByRole('option', { name: /Incluir/ }).count(), 0)
  })
})
