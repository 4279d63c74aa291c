import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { cpfAt } from '../../demo/documents.ts'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import {
  addAdvisor,
  addCourse,
  addInternship,
  addPolicy,
  addSupervisor,
  enrol,
} from '../support/internships.ts'
import { go } from '../support/navigation.ts'
import { addAluno } from '../support/people.ts'
import { until } from '../support/process.ts'
import { addHost } from '../support/vacancies.ts'

/** Folder for pictures to look at, if wanted. */
const pictures = process.env.FORM_PICTURES

describe('the form of a contract', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', ['contratos.ver', 'contratos.alterar', 'cadastros.ver', 'convenios.ver'])
  })
  afterEach(() => site.leave())
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

  const field = (page: Page, name: string) => page.locator(`[name=${name}]`)

  const picker = (page: Page, label: string) =>
    page
      .getByRole('combobox', { name: label, exact: true })
      .or(page.getByRole('textbox', { name: label, exact: true }))
      .first()

  async function choose(page: Page, label: string, typed: string): Promise<void> {
    await picker(page, label).fill(typed)
    await page
      .getByRole('option', { name: new RegExp(typed) })
      .first()
      .click()
  }

  it('offers only records that fit, fills in the only one, and reads what people type', async () => {
    const { world, client } = site
    const curso = await addCourse(world, client, { nome: 'Direito' })
    await addAdvisor(world, client, curso)
    const aluno = await addAluno(world, client, 'nina', { nome: 'Nina Nova' })
    await enrol(world, client, aluno, curso)
    await addAluno(world, client, 'nilo', { nome: 'Nino Sem Matrícula' })
    const documento = '11444777000161'
    const host = await addHost(world, client, {
      ...{ documento, nome: 'Horizonte Ltda.', papel: '["CONCEDENTE"]', cidade: 'Campinas' },
    })
    await addHost(world, client, { nome: 'Outra Ltda.', papel: '["CONCEDENTE"]' })
    await addSupervisor(world, client, { nome: 'Sônia', papel: '["SUPERVISOR"]', empresa: documento })
    await addSupervisor(world, client, { nome: 'Sérgio', papel: '["SUPERVISOR"]', empresa: cpfAt(1) })
    await addPolicy(world, client, { apolice: 'AP-Horizonte', concedente_id: host })
    const page = await site.visitAs('ana', '/contratos/incluir')
    await field(page, 'modalidade').selectOption('estagio')
    assert.equal(await field(page, 'horasEmAula').count(), 0, 'fields of monitoring')
    await field(page, 'tipoEstagio').selectOption('Obrigatório')
    await picker(page, 'Aluno').fill('Nin')
    await page.getByRole('option', { name: /Nina Nova/ }).waitFor()
    assert.equal(await page.locator('[role=option]:visible').count(), 1, 'only enrolled students')
    await page.getByRole('option', { name: /Nina Nova/ }).click()
    const filled = (label: string, words: RegExp) =>
      until(label, async () => words.test(await picker(page, label).inputValue()))
    await filled('Curso', /Direito/)
    await filled('Professor', /Docente/)
    await choose(page, 'Concedente', 'Horizonte')
    await filled('Supervisor', /^Sônia/)
    await filled('Apólice', /AP-Horizonte/)
    await page.getByText('Preenchido: é a única opção.').first().waitFor()
    await field(page, 'bolsaValor').fill('1.200,00')
    await page.getByText('Será gravado 1.200,00.').waitFor()
    await field(page, 'bolsaValor').fill('1200')
    await field(page, 'bolsaValor').blur()
    assert.equal(await field(page, 'bolsaValor').inputValue(), '1.200,00')
    await field(page, 'inicio').first().fill('2026-12-01')
    await field(page, 'encerramento').fill('2027-11-30')
    await page.getByRole('button', { name: 'Acrescentar em horários' }).click()
    await field(page, 'dia').selectOption({ label: 'Segunda-feira' })
    await page.getByRole('group', { name: 'Horários' }).locator('[name=inicio]').fill('08:00')
    await page.getByRole('group', { name: 'Horários' }).locator('[name=termino]').fill('12:00')
    await assertReadable(page, 'a new contract')
    await look(page, 'new')
    await page.locator('button[type=submit]').click()
    await page.waitForURL(/\/contratos\/\d+-1$/)
    const [row] = await world.rows<{ bolsa: string; horarios: unknown }>(
      client.id,
      'select bolsa_valor::text as bolsa, horarios from contrato where aluno_id = $1',
      [aluno],
    )
    assert.equal(row!.bolsa, '1200.00')
    assert.deepEqual(row!.horarios, [{ dia: 2, inicio: '08:00', termino: '12:00' }])
  })

  it('leads to the first field that is missing, and says how many are', async () => {
    const page = await site.visitAs('ana', '/contratos/incluir')
    const submit = page.locator('button[type=submit]')
    await submit.scrollIntoViewIfNeeded()
    await submit.click()
    await page.locator('[name=modalidade][aria-invalid=true]:focus').waitFor()
    await field(page, 'modalidade').selectOption('estagio')
    await submit.click()
    const student = page.locator('[data-field=aluno][aria-invalid=true]:focus')
    await student.waitFor()
    const { y = -1 } = (await student.boundingBox()) ?? {}
    assert.ok(y > 0 && y < page.viewportSize()!.height, 'the field is visible')
    await page.getByText(/^\d+ campos? precisam? de atenção\.$/).waitFor()
    await look(page, 'missing')
  })

  it('leads from a finding to its field, also to a choice and to one that is folded', async () => {
    const { world, client } = site
    const id = await addInternship(
      world,
      client,
      { situacao: 'Incluído', supervisor_id: null, plano_estagio: null, apolice_id: null },
      { aluno: { nome: 'Lia Levada' } },
    )
    const page = await site.visitAs('ana', `/contratos/id/${id}/alterar`)
    const check = page.getByRole('region', { name: 'Verificação' })
    const lead = async (words: RegExp, name: string) => {
      const finding = check.locator('div').filter({ hasText: words }).last()
      await finding.getByRole('button', { name: 'Ir ao campo' }).click()
      await until(
        `the focus is on ${name}`,
        async () => (await page.locator(`[data-field=${name}]:focus`).count()) === 1,
      )
    }
    await lead(/O termo precisa dizer o supervisor/, 'supervisor')
    await page.keyboard.press('Escape')
    await lead(/O termo precisa dizer o plano/, 'planoEstagio')
    const active = await addInternship(world, client, { situacao: 'Ativo', supervisor_id: null })
    await go(page, `/contratos/id/${active}/aditar?finalidade=${encodeURIComponent('Prorrogação')}`)
    await field(page, 'encerramento').fill('2027-06-30')
    const folded = page.locator('details').filter({ hasText: 'Outros campos' })
    assert.equal(await folded.getAttribute('open'), null)
    await lead(/O termo precisa dizer o supervisor/, 'supervisor')
    assert.notEqual(await folded.getAttribute('open'), null)
  })

  it('starts an amendment with its purpose, by keyboard alone', async () => {
    const { world, client } = site
    const id = await addInternship(
      world,
      client,
      { situacao: 'Ativo' },
      { aluno: { nome: 'Caio Contratado' } },
    )
    const page = await site.visitAs('ana', `/contratos/id/${id}`)
    await page.getByRole('button', { name: 'Aditar' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Aditar contrato' }).waitFor()
    await look(page, 'purposes')
    await page.getByRole('button', { name: 'Prorrogar' }).focus()
    await page.keyboard.press('Enter')
    assert.equal(await field(page, 'encerramento').inputValue(), '2026-12-31')
    assert.equal(await field(page, 'inicio').inputValue(), '2027-01-01')
    await field(page, 'encerramento').fill('2027-06-30')
    await page.getByRole('region', { name: 'Verificação' }).getByText('Conforme').first().waitFor()
    await assertReadable(page, 'an amendment')
    await look(page, 'amend')
    await field(page, 'encerramento').press('Enter')
    await page.getByText('Aditar: feito.').waitFor()
    const [row] = await world.rows<{ tipo: string; sequencia: number; fim: string }>(
      client.id,
      `select aditivo_tipo as tipo, sequencia, encerramento::text as fim from contrato
        where numero = (select numero from contrato where id = $1) and sequencia > 1`,
      [id],
    )
    assert.deepEqual(row, { tipo: 'Prorrogação', sequencia: 2, fim: '2027-06-30' })
  })

  it('starts a monitoring contract from its proposal, with three presses', async () => {
    const { world, client } = site
    await site.addStaff('mara', ['contratos.ver', 'contratos.alterar', 'cadastros.ver', 'projetos.ver'])
    const unidade_id = await insert(world, client, 'unidade', {
      codigo: 'UM',
      nome: 'Instituto de Matemática',
    })
    const curso_id = await addCourse(world, client, { nome: 'Matemática', unidade_id })
    // The coordinator has no function in the course.
    const professor_id = await addAdvisor(world, client, curso_id, null)
    const aluno = await addAluno(world, client, 'mona', { nome: 'Mona Monitora' })
    await enrol(world, client, aluno, curso_id)
    const approved = { situacao: 'Aprovada', inicio: '2026-01-01', termino: '2099-12-18' }
    const proposta = await insert(world, client, 'proposta', {
      ...approved,
      ...{ titulo: 'Monitoria de Álgebra', professor_id, curso_id, unidade_id, horas_semanais: '12' },
      ...{ bolsa_valor: '612.50', bolsa_tipo: 'Mensal', vagas_bolsistas: 2 },
    })
    const subject = await insert(world, client, 'disciplina', { identificacao: 'ALG', nome: 'Álgebra' })
    await insert(world, client, 'proposta_disciplina', { proposta_id: proposta, disciplina_id: subject })
    const draft = await insert(world, client, 'proposta', { titulo: 'Em preparo', professor_id })
    const page = await site.visitAs('mara', `/propostas/${draft}`)
    await page.getByRole('heading', { name: 'Em preparo' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Incluir contrato' }).count(), 0, 'a draft')
    await go(page, `/propostas/${proposta}`)
    let presses = 0
    const press = async (target: Locator) => {
      presses++
      await target.click()
    }
    await page.getByRole('heading', { name: 'Monitoria de Álgebra' }).waitFor()
    await look(page, 'proposal')
    await press(page.getByRole('link', { name: 'Incluir contrato' }))
    const filled = (label: string, words: RegExp) =>
      until(label, async () => words.test(await picker(page, label).inputValue()))
    await filled('Proposta', /Monitoria de Álgebra/)
    await filled('Professor', /Docente/)
    await filled('Curso', /Matemática/)
    await filled('Unidade', /Instituto de Matemática/)
    assert.equal(await field(page, 'modalidade').inputValue(), 'monitoria')
    assert.equal(await field(page, 'bolsaValor').inputValue(), '612,50')
    assert.equal(await field(page, 'bolsaTipo').inputValue(), 'Mensal')
    assert.equal(await field(page, 'horasSemanal').inputValue(), '12')
    assert.equal(await field(page, 'encerramento').inputValue(), '2099-12-18')
    assert.match(await field(page, 'inicio').first().inputValue(), /^20(?!26-01-01)/)
    for (const name of ['concedente', 'supervisor', 'apolice', 'planoEstagio', 'auxilioTransporteValor']) {
      assert.equal(await page.locator(`[data-field=${name}]`).count(), 0, name)
    }
    await picker(page, 'Aluno').fill('Mona')
    await press(page.getByRole('option', { name: /Mona Monitora/ }))
    await page
      .getByRole('region', { name: 'Verificação' })
      .getByText(/Conforme: /)
      .waitFor()
    await filled('Curso', /Matemática/)
    await filled('Professor', /Docente/)
    await assertReadable(page, 'a monitoring contract')
    await look(page, 'monitoring')
    await press(page.locator('button[type=submit]'))
    await page.waitForURL(/\/contratos\/\d+-1$/)
    assert.equal(presses, 3)
    const [row] = await world.rows(
      client.id,
      `select modalidade, proposta_id, professor_id, curso_id, unidade_id, bolsa_valor::text as bolsa,
              horas_semanal::text as horas, encerramento::text as fim from contrato where aluno_id = $1`,
      [aluno],
    )
    assert.deepEqual(row, {
      ...{ modalidade: 'monitoria', proposta_id: proposta, professor_id, curso_id, unidade_id },
      ...{ bolsa: '612.50', horas: '12.00', fim: '2099-12-18' },
    })
  })

  it('fills in what a proposal says when it is chosen, and replaces it with that of another', async () => {
    const { world, client } = site
    const curso_id = await addCourse(world, client, { nome: 'Física' })
    const approved = { situacao: 'Aprovada', inicio: '2026-01-01', termino: '2099-06-30', curso_id }
    const professor_id = await addAdvisor(world, client, curso_id, null)
    await insert(world, client, 'proposta', {
      ...approved,
      titulo: 'Óptica',
      professor_id,
      horas_semanais: '8',
    })
    await insert(world, client, 'proposta', { ...approved, titulo: 'Termologia', horas_semanais: '10' })
    const page = await site.visitAs('mara', '/contratos/incluir')
    await field(page, 'modalidade').selectOption('monitoria')
    await choose(page, 'Proposta', 'Óptica')
    const hours = (value: string) =>
      until(`${value} hours`, async () => (await field(page, 'horasSemanal').inputValue()) === value)
    await hours('8')
    await field(page, 'encerramento').fill('2099-05-31')
    await choose(page, 'Proposta', 'Termologia')
    await hours('10')
    assert.equal(await field(page, 'encerramento').inputValue(), '2099-05-31', 'what the person typed stays')
  })
})
