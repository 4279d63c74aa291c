import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addCourse, addInternship, enrol } from '../support/internships.ts'
import { go } from '../support/navigation.ts'
import { addAluno } from '../support/people.ts'

describe('the contract pages of the office', () => {
  let site: ConsoleWorld
  let page: Page
  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    await site.addStaff('ana', ['contratos.ver', 'contratos.alterar', 'cadastros.ver', 'integracao.ver'])
    await addInternship(world, client, { horas_semanal: '31' }, { aluno: { nome: 'Bia Barrada' } })
    await addInternship(world, client, { situacao: 'Ativo' }, { aluno: { nome: 'Caio Contratado' } })
    const curso = await addCourse(world, client, { nome: 'Direito' })
    const aluno = await addAluno(world, client, 'nina', { nome: 'Nina Nova' })
    await enrol(world, client, aluno, curso)
    page = await site.visitAs('ana', '/')
  })
  after(() => site.close())

  const check = (what: string) => assertReadable(page, what)

  it('lead from a number of the panel to its list and to the missing items of a record, in three clicks', async () => {
    const number = page.getByRole('link', { name: 'Sem termo emitido 1' })
    await number.waitFor()
    await page.getByRole('heading', { name: 'Comece aqui' }).waitFor()
    await check('the panel')
    await number.click()
    await page.getByText('1 registro', { exact: true }).waitFor()
    assert.match(page.url(), /\/contratos\?situacao=Inclu/)
    await page.getByRole('table').getByRole('link').first().click()
    const why = page.getByRole('region', { name: 'Por que ainda não está Ativo?' })
    await why.getByText('O limite do nível de ensino é de 30 horas por semana.').waitFor()
    await why.getByText('O que bastaria: 30').waitFor()
    await page.getByText('Histórico, campo a campo').click()
    await page.getByRole('table', { name: 'De onde veio cada valor' }).waitFor()
    await check('a contract')
  })

  it('check rules while a contract is entered, after a pause, and offer the smallest change that passes', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/gestao/VerificaContrato')) asked++
    })
    await go(page, '/contratos/incluir')
    const rules = page.getByRole('region', { name: 'Verificação' })
    await rules.getByText(/^Preencha .* para conferir as regras\.$/).waitFor()
    await page.getByLabel('Modalidade').selectOption('estagio')
    await page.getByLabel('Tipo de estágio').selectOption('Obrigatório')
    for (const [label, name] of [
      ['Aluno', 'Nina'],
      ['Curso', 'Direito'],
    ] as const) {
      await page
        .getByRole('combobox', { name: label, exact: true })
        .or(page.getByRole('textbox', { name: label, exact: true }))
        .first()
        .fill(name)
      await page
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click()
    }
    await page.getByLabel('Início').first().fill('2026-12-01')
    await page.getByLabel('Encerramento').fill('2027-11-30')
    await page.getByLabel('Horas por semana').pressSequentially('40,25', { delay: 20 })
    const broken = rules.getByText('O limite do nível de ensino é de 30 horas por semana.')
    await broken.waitFor()
    assert.ok(asked <= 4, `${asked} requests`)
    await check('a new contract')
    await rules.getByRole('button', { name: 'Usar 30' }).click()
    await broken.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Horas por semana').inputValue(), '30')
    // When the server returns, the rules are checked again without further input.
    await page.route('**/gestao/VerificaContrato', (route) => route.abort('connectionrefused'))
    await page.getByLabel('Horas por semana').fill('29')
    const away = rules.getByText('O servidor não respondeu.')
    await away.waitFor()
    await rules.getByRole('button', { name: 'Tentar de novo' }).waitFor()
    await page.unroute('**/gestao/VerificaContrato')
    await away.waitFor({ state: 'detached' })
    await page.getByLabel('Horas por semana').fill('30')
    await page.getByRole('button', { name: 'Incluir', exact: true }).click()
    await page.getByRole('region', { name: 'Por que ainda não está Ativo?' }).waitFor()
  })

  it('show a board whose columns are lists and whose cards move by keyboard', async () => {
    await go(page, '/contratos?modo=quadro')
    const column = page.getByRole('region', { name: 'Incluído: 2' })
    await column.getByText('Nina Nova').waitFor()
    await check('the board')
    const card = column.getByRole('listitem').filter({ hasText: 'Bia Barrada' })
    await card.getByRole('button', { name: /^Mover/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Cancelar' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').fill('Desistiu.')
    await dialog.getByRole('button', { name: 'Cancelar', exact: true }).last().click()
    const confirmation = page.getByRole('dialog', { name: 'Cancelar contrato' }).last()
    await confirmation.getByRole('button', { name: 'Cancelar', exact: true }).last().click()
    await dialog.getByText(/^Feito em 1 registro: .*Bia Barrada/).waitFor()
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()
    await page.getByRole('region', { name: 'Incluído: 1' }).waitFor()
    assert.deepEqual(site.pageErrors, [])
  })

  it('offer the move that resolves an expired signature', async () => {
    const { world, client } = site
    const late = await addInternship(
      world,
      client,
      { situacao: 'Aguardando assinatura', numero: 900 },
      { aluno: { nome: 'Vera Vencida' } },
    )
    const arquivo_id = await insert(world, client, 'arquivo', {
      ...{ contrato_id: late, nome: 'Termo.pdf', situacao_assinatura: 'Vencido', prazo: '2026-01-02' },
    })
    const signer = { arquivo_id, assinante: 'Estagiário', nome: 'Vera Vencida', email: 'v@exemplo.edu.br' }
    await insert(world, client, 'assinatura', { ...signer, ordem: 1 })
    await go(page, `/contratos/id/${late}`)
    const why = page.getByRole('region', { name: 'Por que ainda não está Ativo?' })
    await why.getByRole('link', { name: 'Renovar prazo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Renovar prazo' })
    await dialog.getByLabel('Novo prazo').fill('2099-04-20')
    assert.match(page.url(), /\/assinaturas\/\d+\?acao=RenovaAssinatura$/)
    await dialog.getByRole('button', { name: 'Renovar prazo' }).click()
    await page.getByText('Renovar prazo: feito. Agora está em Aguardando Assinatura.').waitFor()
    // Neither a reload nor going back opens the move again.
    assert.match(page.url(), /\/assinaturas\/\d+$/)
    await page.goto(`/assinaturas/${arquivo_id}?acao=RenovaAssinatura`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.getByRole('dialog').count(), 0)
  })

  it('remember chosen columns as a named view', async () => {
    await go(page, '/contratos?situacao=Ativo')
    await page.getByRole('button', { name: 'Colunas' }).click()
    await page.getByRole('checkbox', { name: 'Modalidade' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'Modalidade' }).waitFor()
    await page.getByRole('button', { name: 'Visões' }).click()
    await page.getByLabel('Nome desta visão').fill('Ativos')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.goto('/contratos')
    await page.getByRole('button', { name: 'Visões' }).click()
    await page.getByRole('link', { name: 'Ativos', exact: true }).click()
    await page.getByText('1 registro', { exact: true }).waitFor()
    await page.getByRole('columnheader', { name: 'Modalidade' }).waitFor()
  })
})
