import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addFullContract } from '../support/full-contract.ts'
import { addInternship, addSupervisor } from '../support/internships.ts'
import { go } from '../support/navigation.ts'
import { give } from '../support/people.ts'

/** Set to a folder to look at the pages. */
const pictures = process.env.PICTURES

describe('the page of a contract', () => {
  let site: ConsoleWorld
  let page: Page
  let full: Awaited<ReturnType<typeof addFullContract>>
  let waiting: number
  let file: number
  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    await site.addStaff('ana', [
      'contratos.ver',
      'contratos.alterar',
      'contratos.aprovar',
      'cadastros.ver',
      'convenios.ver',
    ])
    full = await addFullContract(world, client)
    await give(world, client, 'aluno', full.aluno, 'uma senha de teste', 'weak')
    const supervisor = await addSupervisor(world, client, {
      nome: 'Bruno Lima',
      email: 'bruno@exemplo.com.br',
    })
    waiting = await addInternship(
      world,
      client,
      { situacao: 'Aguardando assinatura', numero: 8305, supervisor_id: supervisor },
      { aluno: { nome: 'Mariana Alves Ferreira' } },
    )
    file = await insert(world, client, 'arquivo', {
      ...{ contrato_id: waiting, nome: 'Termo de compromisso.pdf', tipo: 'Termo de compromisso' },
      ...{ situacao: 'Aprovado', situacao_assinatura: 'Aguardando Assinatura', prazo: '2099-01-02' },
    })
    const signer = { arquivo_id: file, envio: '2026-11-10T12:00:00Z' }
    await insert(world, client, 'assinatura', {
      ...{ ...signer, assinante: 'Estagiário', nome: 'Mariana Alves Ferreira', parte: 'aluno' },
      ...{ email: 'mariana@exemplo.edu.br', assinado: true, assinado_em: '2026-11-12T13:32:00Z' },
    })
    await insert(world, client, 'assinatura', {
      ...{ ...signer, assinante: 'Supervisor', nome: 'Bruno Lima', parte: 'supervisor' },
      ...{ parte_id: supervisor, email: 'bruno@exemplo.com.br' },
    })
    page = await site.visitAs('ana', '/')
  })
  after(() => site.close())

  async function look(name: string, on = page): Promise<void> {
    if (!pictures) return
    mkdirSync(pictures, { recursive: true })
    for (const [width, scheme] of [
      [1440, 'light'],
      [360, 'dark'],
    ] as const) {
      await on.setViewportSize({ width, height: 900 })
      await on.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await on.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
    }
    await on.setViewportSize({ width: 1280, height: 900 })
    await on.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }

  it('is found by its number, is titled by the student, and shows who signs', async () => {
    await go(page, '/contratos/8305')
    await page.getByRole('heading', { level: 1, name: 'Mariana Alves Ferreira' }).waitFor()
    await page.getByText('Contrato 8305', { exact: true }).waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'Bruno Lima' }).last()
    await row.getByText('Aguardando').waitFor()
    await page.getByText(/assinou em 12\/11\/2026 10:32/).waitFor()
    await assertReadable(page, 'a contract that waits')
    await look('contrato')
  })

  it('is reached by its id too, which leads to the number', async () => {
    await page.goto(`/contratos/id/${waiting}`)
    await page.getByRole('heading', { level: 1, name: 'Mariana Alves Ferreira' }).waitFor()
    assert.match(page.url(), /\/contratos\/8305-1$/)
    await go(page, '/contratos/999999')
    await page.getByRole('alert').waitFor()
  })

  it('leads from what a step lacks to the form that changes it', async () => {
    const { world, client } = site
    await addInternship(
      world,
      client,
      { numero: 8306, supervisor_id: null },
      { aluno: { nome: 'Nara Sem Supervisor' } },
    )
    await go(page, '/contratos/8306')
    const why = page.getByRole('region', { name: /^Por que/ })
    const lacking = why.getByRole('listitem').filter({ hasText: 'supervisor' })
    await look('contrato-em-elaboracao')
    await lacking
      .getByRole('link', { name: /^Alterar/ })
      .first()
      .click()
    await page.waitForURL(/\/contratos\/8306-1\/alterar/)
    await page.getByRole('combobox', { name: 'Supervisor' }).waitFor()
  })

  it('changes a signer in place, and shows where', async () => {
    await go(page, '/contratos/8305')
    await page.getByRole('button', { name: /^Trocar: Supervisor/ }).click()
    const dialog = page.getByRole('dialog')
    assert.equal(await dialog.getByLabel('Nome').inputValue(), 'Bruno Lima')
    await dialog.getByLabel('Nome').fill('Bruno de Lima')
    await dialog.getByLabel('Motivo').fill('Nome completo.')
    await dialog.getByRole('button', { name: 'Trocar assinante' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Bruno de Lima' }).last().waitFor()
  })

  it('has pending items, requests and history on one line, each a link, and reads its PDFs', async () => {
    await page.goto(`/contratos/id/${full.contrato}`)
    await page.getByRole('heading', { level: 1, name: 'Joana Conceição' }).waitFor()
    const line = page
      .getByRole('region', { name: 'Linha do tempo' })
      .or(page.locator('section', { hasText: 'Linha do tempo' }))
      .last()
    await line.getByRole('link', { name: 'Solicitação: Rescisão' }).waitFor()
    const item = line.getByRole('link', { name: /^Pendência: Relatório/ }).first()
    await assertReadable(page, 'a contract in force')
    await look('contrato-completo')
    await item.click()
    await page.waitForURL(/\/pendencias\/\d+$/)
  })

  it('is listed on the pages of its host and of its student, which lead to the whole lists', async () => {
    for (const [path, title] of [
      [`/pessoas/${full.concedente}`, 'host'],
      [`/alunos/${full.aluno}`, 'student'],
    ] as const) {
      await go(page, path)
      const list = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Contratos' }) })
      await list.getByRole('link', { name: '1', exact: true }).waitFor()
      await assertReadable(page, `the page of a ${title}`)
      await look(title)
      await list.getByRole('link', { name: 'Ver todos: Contratos' }).click()
      await page.waitForURL(/\/contratos\?(daConcedente|aluno)=/)
      await page.getByRole('heading', { level: 1, name: 'Contratos' }).waitFor()
      await page.getByRole('main').getByText('1 registro', { exact: true }).first().waitFor()
    }
  })

  it('shows a student the same page without addresses of others', async () => {
    const own = await site.visitAs('joana', `/contratos/id/${full.contrato}`)
    await own.getByRole('heading', { level: 1, name: 'UniExemplo' }).waitFor()
    const words = await own.locator('main').innerText()
    assert.doesNotMatch(words, /Trocar|Anexar assinado|@exemplo/)
    await assertReadable(own, 'a contract, for its student')
    await look('contrato-aluno', own)
    assert.deepEqual(site.pageErrors, [])
  })
})
