import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addContract } from '../support/contracts.ts'
import { addDocumento } from '../support/files.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addCourse } from '../support/internships.ts'
import { go, unfoldMenu } from '../support/navigation.ts'
import { addAluno } from '../support/people.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

describe('work in the console', () => {
  let site: ConsoleWorld
  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor()
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', [
      'recrutamento.ver',
      'recrutamento.alterar',
      'convenios.ver',
      'convenios.alterar',
      'contratos.ver',
      'contratos.alterar',
      'cadastros.ver',
      'configuracao.alterar',
    ])
  })
  afterEach(() => site.leave())
  after(() => site.close())

  it('downloads the document of an invoice, and says when there is no content', async () => {
    const { world, client } = site
    await site.addStaff('tesouraria', ['financeiro.ver'])
    const { sha256, size } = await world.context.files.put(client.id, pdf)
    const content = {
      arquivo_sha256: sha256,
      arquivo_tamanho: size,
      arquivo_nome: 'nota.pdf',
      arquivo_tipo: 'pdf',
    }
    const paper = await addDocumento(world, client, 'NF-1', { ...content, numero: 'NF-1' })
    const without = await addDocumento(world, client, 'NF-2', { numero: 'NF-2' })
    const pageOf = async (documento: number) => {
      const [row] = await world.rows<{ id: number }>(
        client.id,
        `select faturamento_id as id from documento_financeiro where id = ${documento}`,
      )
      return site.stayAs('tesouraria', `/faturamentos/${row!.id}`)
    }
    const page = await pageOf(paper)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Baixar:/ }).click()
    assert.equal((await download).suggestedFilename(), 'nota.pdf')
    assert.deepEqual(await axeFindings(page), [])
    const other = await pageOf(without)
    await other.getByRole('button', { name: /^Baixar:/ }).click()
    await other.getByText('CONTEUDO_INEXISTENTE').waitFor()
  })

  it('runs a command on many rows chosen by keyboard, and keeps refused rows selected with the reason', async () => {
    const host = await addHost(site.world, site.client)
    const add = (titulo: string) => addVacancy(site.world, site.client, { titulo, concedente_id: host })
    await add('Lote A')
    const changed = await add('Lote B')
    await add('Lote C')
    const page = await site.stayAs('ana', '/vagas?busca=Lote&ordem=titulo')
    const choose = (name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}` })
    await choose('Lote A').waitFor()
    for (const name of ['Lote A', 'Lote B']) {
      await choose(name).focus()
      await page.keyboard.press('Space')
    }
    await page.getByText('2 selecionados', { exact: true }).waitFor()
    await button(page, 'Suspender').click()
    await site.world.rows(site.client.id, `update vaga set titulo = 'Lote B2' where id = ${changed}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').fill('Férias coletivas.')
    await dialog.getByRole('button', { name: 'Suspender' }).click()
    await dialog.getByText('Feito em 1 registro: Lote A').waitFor()
    await dialog.getByText(/^1 registro: O registro mudou desde que foi visto/).waitFor()
    const refused = dialog.getByRole('listitem').filter({ hasText: 'Lote B' })
    assert.match(
      (await refused.getByRole('link').getAttribute('href')) ?? '',
      new RegExp(`/vagas/${changed}`),
    )
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()
    await page.getByText('1 selecionado', { exact: true }).waitFor()
    await page.getByRole('row').filter({ hasText: 'Lote A' }).getByText('Suspensa').waitFor()
    assert.equal(await choose('Lote C').isChecked(), false)
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).press('Space')
    await page.getByText('3 selecionados', { exact: true }).waitFor()
    await button(page, 'Desfazer a seleção').click()
    assert.equal(await page.getByText(/selecionado/).count(), 0)
  })

  it('finds other records by text, whatever the accents, and adds them as rows', async () => {
    await addHost(site.world, site.client, { nome: 'Padaria Pão & Cia', nome_fantasia: null })
    await addCourse(site.world, site.client, { nome: 'Panificação' })
    const page = await site.stayAs('ana', '/convenios/incluir')
    await page.getByLabel('Convênio', { exact: false }).first().fill('CV da padaria')
    const host = page.getByRole('combobox', { name: 'Concedente' })
    await host.fill('pao & cia')
    await page.getByRole('option', { name: /Padaria Pão & Cia/ }).click()
    assert.match(await host.inputValue(), /^Padaria Pão & Cia · /)
    await page.getByLabel('Início').fill('2026-03-01')
    await button(page, 'Acrescentar em cursos').click()
    await button(page, 'Acrescentar em cursos').click()
    const course = page.getByRole('combobox', { name: 'Curso' }).first()
    await course.fill('panificacao')
    await page.getByRole('option', { name: 'Panificação' }).click()
    await button(page, 'Retirar o 2º de cursos').click()
    await button(page, 'Incluir').click()
    await heading(page, 'CV da padaria')
    await page.getByRole('cell', { name: 'Panificação' }).waitFor()
    await page.getByRole('link', { name: 'Padaria Pão & Cia' }).click()
    await heading(page, 'Padaria Pão & Cia')
  })

  it('uploads a file and downloads it again', async () => {
    await addContract(site.world, site.client, { numero: 77_001 })
    const page = await site.stayAs('ana', '/documentos/incluir')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'não é.pdf', mimeType: 'x', buffer: Buffer.from('oi') })
    await page
      .getByRole('alert')
      .getByText(/arquivo/i)
      .first()
      .waitFor()
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/gestao/conteudos') && answer.ok()),
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'Plano.pdf', mimeType: 'application/pdf', buffer: pdf }),
    ])
    await page.getByRole('combobox', { name: 'Contrato' }).click()
    await page.getByRole('option', { name: /^77001/ }).click()
    await button(page, 'Incluir').click()
    await heading(page, 'Plano.pdf')
    // A download needs no form and changes nothing: one click suffices.
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar').click()])
    assert.equal(download.suggestedFilename(), 'Plano.pdf')
  })

  it("previews the calendar's moves and the text of a message", async () => {
    const page = await site.stayAs('ana', '/calendario')
    await page.getByRole('heading', { name: 'O que acontece' }).waitFor()
    await go(page, '/textos')
    await page.getByLabel('Mensagem').selectOption('pendencias')
    await page.getByLabel('Assunto').fill('{instituicao} espera, {nome}')
    await button(page, 'Ver como fica').click()
    await page.getByText('Só uma simulação: nada mudou.').waitFor()
    await page.getByText('Assunto de exemplo').waitFor()
  })

  it('shows a student only pending tasks and own records', async () => {
    const { world, client } = site
    const aluno_id = await addAluno(world, client, 'mariana', { senha: 'uma senha de teste', how: 'weak' })
    const contrato_id = await addContract(world, client, { aluno_id, situacao: 'Ativo', numero: 88_001 })
    await pendenciaFixture.add(world, client, 'Pendente', { contrato_id, prazo_entrega: '2030-01-31' })
    const page = await site.visitAs('mariana', '/')
    await heading(page, 'O que espera por você')
    await page.getByText('até 31/01/2030').waitFor()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await unfoldMenu(page)
    assert.equal(await menu.getByRole('link', { name: 'Contratos' }).count(), 1)
    for (const name of ['Apólices', 'Mensagens', 'Alunos', 'Orçamentos', 'Regras'])
      assert.equal(await menu.getByRole('link', { name }).count(), 0, name)
    await page.getByRole('main').getByRole('link').first().click()
    await heading(page, 'Relatório de atividades')
    await button(page, 'Entregar').waitFor()
    await go(page, '/contratos')
    await page.getByText('1 registro', { exact: true }).waitFor()
    await page.getByRole('cell', { name: '88001' }).waitFor()
    await go(page, '/mensagens')
    await heading(page, 'Falta uma permissão')
  })

  it('violates no policy, makes no foreign requests and raises no errors', () => {
    assert.deepEqual(site.pageErrors, [])
  })
})
