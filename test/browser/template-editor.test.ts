import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addContract, addStudent } from '../support/contracts.ts'
import { addModelo } from '../support/fixtures/modelo.ts'
import { go } from '../support/navigation.ts'

describe('the editor of a document template', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('rita', ['configuracao.alterar', 'contratos.ver'])
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  const area = (page: Page) => page.locator('textarea[name=corpo]')
  const picker = (page: Page, name: string) =>
    page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name })).first()
  const paper = (page: Page) => page.getByRole('region', { name: 'Prévia' })

  it('starts with the platform’s text, shows faults by line, and inserts fields at the caret', async () => {
    const page = await site.visitAs('rita', '/modelos/incluir')
    await page.locator('select[name=tipo]').selectOption('Declaração')
    await paper(page).getByText('DECLARAÇÃO').first().waitFor()
    await page.locator('[name=titulo]').fill('Declaração da reitoria')
    await area(page).fill('# Declaração\n\nDe {{aluno.nomme}}.')
    await paper(page).getByText('Na linha 3, {{aluno.nomme}} não é um campo do documento.').waitFor()
    await page.getByRole('button', { name: 'Ir à linha 3' }).click()
    const chosen = await area(page).evaluate(
      (input: { value: string; selectionStart: number; selectionEnd: number }) =>
        input.value.slice(input.selectionStart, input.selectionEnd),
    )
    assert.equal(chosen, 'De {{aluno.nomme}}.')
    await page.keyboard.type('De ')
    await picker(page, 'Inserir campo').fill('Nome: estudante')
    await page.getByRole('option', { name: /^aluno\.nome / }).click()
    await page.getByText('O texto está em ordem.').waitFor()
    assert.equal(await area(page).inputValue(), '# Declaração\n\nDe {{aluno.nome}}')
    await paper(page).getByText('De Mariana Alves Ferreira').waitFor()
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await assertReadable(page)
    }
    await page.getByRole('button', { name: 'Incluir', exact: true }).click()
    await page.getByRole('heading', { name: 'Declaração da reitoria' }).waitFor()
  })

  it('fills the preview with a contract, and compares editions', async () => {
    const { world, client } = site
    const aluno_id = await addStudent(world, client, { nome: 'Iara Campos' })
    await addContract(world, client, { aluno_id, numero: 515 })
    const tipo = 'Termo de rescisão'
    const lines = [
      '# Fim',
      '',
      '{{aluno.nome}} recebeu {{bolsa.valor}}, {{contrato.numero}}, {{rescisao.data}}.',
    ]
    const before = await addModelo(world, client, { tipo, situacao: 'Publicado', corpo: lines.join('\n') })
    const now = await addModelo(world, client, { tipo, corpo: [...lines, '', 'Em {{data}}.'].join('\n') })
    const page = await site.visitAs('rita', `/modelos/${now}`)
    await paper(page).getByText('Mariana Alves Ferreira recebeu').waitFor()
    await picker(page, 'Preencher com').fill('Iara')
    await page.getByRole('option', { name: /Iara Campos/ }).click()
    await paper(page).getByText('Iara Campos recebeu').waitFor()
    await page.getByText('Em {{data}}.').waitFor()
    assert.equal(await page.getByText('# Fim', { exact: true }).count(), 0)
    await page.getByLabel('O que muda em relação a').selectOption('plataforma')
    await page.getByText('Sai', { exact: true }).first().waitFor()
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await assertReadable(page)
    }
    await go(page, `/modelos/${before}`)
    await page.getByRole('button', { name: 'Nova edição com este texto' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Nova edição com este texto' }).click()
    await page.waitForURL(({ pathname }) => !pathname.endsWith(`/${before}`))
    await page.getByText('Rascunho').first().waitFor()
  })
})
