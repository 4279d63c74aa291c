import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { Hands } from '../support/hands.ts'
import {
  addAdvisor,
  addCourse,
  addInternship,
  addPolicy,
  addSupervisor,
  enrol,
} from '../support/internships.ts'
import { enterCode } from '../support/link-page.ts'
import { secretOf } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import { settle, unfoldMenu } from '../support/navigation.ts'
import { addAluno } from '../support/people.ts'
import { until } from '../support/process.ts'
import { addHost } from '../support/vacancies.ts'

/** Folder for pictures to look at, if wanted. */
const pictures = process.env.FORM_PICTURES

const password = 'uma senha de teste'
const day = (days: number) => Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days }).toString()
const weekday = (days: number) => {
  const date = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days })
  return date.add({ days: date.dayOfWeek > 5 ? 8 - date.dayOfWeek : 0 }).toString()
}

/** What one person of the office does between eight and noon, one thing after the other on the same page. */
describe('a morning of the internship office', () => {
  let site: ConsoleWorld
  let mail: MailServer
  let hands: Hands
  let page: Page
  const newcomers = ['Nina Nogueira', 'Bento Barbosa', 'Davi Duarte']

  before(async () => {
    mail = await MailServer.open()
    site = await ConsoleWorld.open({ mail: mail.settings })
    const { world, client } = site
    await site.addStaff('ana', [
      ...(['contratos.ver', 'contratos.alterar', 'convenios.ver', 'cadastros.ver'] as const),
    ])
    const curso = await addCourse(world, client, { nome: 'Arquitetura' })
    await addAdvisor(world, client, curso)
    for (const nome of newcomers) {
      const aluno = await addAluno(world, client, nome.split(' ')[0]!.toLowerCase(), {
        nome,
        nascimento: '2003-05-06',
        senha: password,
        how: 'weak',
      })
      await enrol(world, client, aluno, curso)
    }
    const documento = '11444777000161'
    const host = await addHost(world, client, {
      ...{
        documento,
        nome: 'Ateliê Aurora Ltda.',
        quantidade_empregados: 100,
        email: 'aurora@exemplo.com.br',
      },
      ...{ representante_nome: 'Rosa Ramos', representante_cpf: '39053344705', representante_cargo: 'Sócia' },
      representante_email: 'rosa@exemplo.com.br',
    })
    await insert(world, client, 'convenio', {
      ...{ convenio: 'CV 7/2026', concedente_id: host, situacao: 'Vigente' },
      ...{ inicio: '2026-01-05', assinatura: '2026-01-05' },
    })
    await addSupervisor(world, client, {
      ...{ nome: 'Sônia Silva', papel: '["SUPERVISOR"]', empresa: documento, email: 'sonia@exemplo.com.br' },
    })
    await addPolicy(world, client, { apolice: 'AP-Aurora', concedente_id: host })
    const term = { situacao: 'Ativo', inicio: day(-200), concedente_id: host }
    await addInternship(world, client, { ...term, encerramento: day(20) }, { aluno: { nome: 'Lia Levada' } })
    await addInternship(
      world,
      client,
      { ...term, encerramento: day(120) },
      { aluno: { nome: 'Caio Contratado' } },
    )
    const student = await addAluno(world, client, 'tiago', {
      ...{ nome: 'Tiago Teles', nascimento: '2003-01-01', senha: password, how: 'weak' },
    })
    await addInternship(world, client, {
      ...{ aluno_id: student, concedente_id: host, plano_estagio: null, horas_semanal: '31' },
      ...{ inicio: weekday(10), encerramento: day(180) },
    })
    for (let at = 0; at < 50; at++) {
      const around = { aluno: { nome: `Aluna ${at}`, email: `aluna${at}@exemplo.edu.br` } }
      const contrato_id = await addInternship(world, client, { ...term, encerramento: day(100) }, around)
      await insert(world, client, 'pendencia', {
        ...{
          contrato_id,
          tipo: 'Relatório de atividades',
          situacao: 'Pendente',
          prazo_entrega: day(-1 - at),
        },
      })
    }
    page = await site.stayAs('ana', '/')
    hands = new Hands(page)
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    await mail.close()
    assert.deepEqual(site.pageErrors, [])
  })

  async function look(name: string, at = page): Promise<void> {
    await settle(at)
    await assertReadable(at, name)
    if (!pictures) return
    for (const width of [1440, 360]) {
      await at.setViewportSize({ width, height: 900 })
      await at.screenshot({ path: `${pictures}/morning-${name}-${width}.png`, fullPage: true })
    }
    await at.setViewportSize({ width: 1280, height: 900 })
  }

  const field = (name: string) => page.locator(`main [name=${name}]`).first()
  const picker = (label: string) =>
    page
      .getByRole('combobox', { name: label, exact: true })
      .and(page.locator('input:not([type=hidden])'))
      .first()
  const filled = (label: string, words: RegExp) =>
    until(`${label} is filled in`, async () => words.test(await picker(label).inputValue()))
  /** Confirms the dialog on top. */
  const confirm = async () => {
    await hands.press(page.getByRole('dialog').last().locator('button[type=submit]'))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  it('begins with the inbox, which says what is late and leads there', async () => {
    await page.getByRole('heading', { level: 1, name: 'Painel' }).waitFor()
    await look('inbox')
    const late = page
      .getByRole('main')
      .getByRole('link', { name: /vencidas.*50|50.*vencidas/i })
      .first()
    await hands.press(late)
    await page.getByText('50 registros', { exact: true }).waitFor()
  })

  it('reminds fifty students at once', async () => {
    const before = hands.presses
    await hands.press(page.getByRole('checkbox', { name: 'Selecionar esta página' }))
    await page.getByText('50 selecionados', { exact: true }).waitFor()
    await hands.press(page.getByRole('button', { name: 'Lembrar' }))
    await look('reminders')
    await hands.press(page.getByRole('dialog').locator('button[type=submit]'))
    await page
      .getByRole('dialog')
      .getByText(/Feito em 50 registros/)
      .waitFor()
    await look('reminded')
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).last())
    assert.equal(hands.presses - before, 4)
    const [row] = await site.world.rows<{ count: number }>(
      site.client.id,
      `select count(distinct email)::integer as count from mensagem where email like 'aluna%'`,
    )
    assert.equal(row!.count, 50)
  })

  it('makes three contracts and issues their terms', async () => {
    for (const student of newcomers) {
      const before = hands.presses
      await page.keyboard.press('ControlOrMeta+k')
      hands.presses++
      await page.getByRole('dialog').locator('input').first().fill('novo contrato')
      await page.getByRole('dialog').getByText('Incluir contrato', { exact: true }).first().waitFor()
      await page.keyboard.press('Enter')
      hands.presses++
      await page.getByRole('heading', { level: 1, name: 'Incluir contrato' }).waitFor()
      await hands.select(field('modalidade'), 'Estágio')
      await hands.select(field('tipoEstagio'), 'Obrigatório')
      await hands.pick(picker('Aluno'), student, new RegExp(student))
      await hands.pick(picker('Concedente'), 'Aurora', /Aurora/)
      await filled('Curso', /Arquitetura/)
      await filled('Convênio', /CV 7/)
      await filled('Supervisor', /Sônia/)
      await hands.pick(picker('Apólice'), 'Aurora', /AP-Aurora/)
      await hands.type(field('inicio'), weekday(12))
      await hands.type(field('encerramento'), day(200))
      await hands.type(field('horasDiaria'), '6')
      await hands.type(field('horasSemanal'), '30')
      await hands.type(field('planoEstagio'), 'Desenho de plantas.')
      await page
        .getByRole('region', { name: 'Verificação' })
        .getByText(/Conforme: /)
        .waitFor()
      await hands.press(page.locator('main form button[type=submit]'))
      await page.getByRole('heading', { level: 1, name: student }).waitFor()
      await hands.press(page.getByRole('button', { name: 'Emitir termo' }).first())
      await confirm()
      await page.getByText('Aguardando assinatura', { exact: true }).first().waitFor()
      assert.ok(hands.presses - before <= 12, `${hands.presses - before} presses`)
    }
  })

  it('extends a contract that ends soon', async () => {
    const before = hands.presses
    await hands.press(page.getByRole('link', { name: 'Painel', exact: true }).first())
    await hands.press(page.getByRole('main').getByRole('link', { name: /Terminam em 30 dias\s*1/ }))
    await hands.press(page.getByRole('row').filter({ hasText: 'Lia Levada' }).getByRole('link').first())
    await hands.press(page.getByRole('button', { name: 'Aditar' }))
    await hands.press(page.getByRole('button', { name: 'Prorrogar' }))
    await hands.type(field('encerramento'), day(150))
    await look('extension')
    await hands.press(page.locator('main form button[type=submit]'))
    await page.getByText('Aditar: feito.').waitFor()
    await look('extended')
    assert.ok(hands.presses - before <= 6)
  })

  it('ends a contract, with its consequences before the confirmation', async () => {
    const before = hands.presses
    await page.keyboard.press('ControlOrMeta+k')
    hands.presses++
    await page.getByRole('dialog').locator('input').first().fill('Caio Contratado')
    await hands.press(
      page
        .getByRole('dialog')
        .getByText(/\d · Caio Contratado/)
        .first(),
    )
    await hands.press(page.getByRole('button', { name: 'Rescindir' }))
    const dialog = page.getByRole('dialog')
    await hands.type(dialog.getByLabel('Dia da rescisão'), day(0))
    await hands.type(dialog.getByLabel('Motivo'), 'Mudança de cidade.')
    await hands.press(dialog.locator('button[type=submit]'))
    const last = page.getByRole('dialog', { name: 'Rescindir contrato' }).last()
    await look('termination')
    await hands.press(last.getByRole('button', { name: 'Rescindir' }))
    await page.getByText(/Rescindir: feito/).waitFor()
    await look('terminated')
    assert.ok(hands.presses - before <= 6, `${hands.presses - before} presses`)
  })

  it('asks a host to review a draft, which corrects its data at 360 pixels', async () => {
    const before = hands.presses
    await page.keyboard.press('ControlOrMeta+k')
    hands.presses++
    await page.getByRole('dialog').locator('input').first().fill('Tiago Teles')
    await hands.press(
      page
        .getByRole('dialog')
        .getByText(/\d · Tiago Teles/)
        .first(),
    )
    await hands.press(page.getByRole('button', { name: 'Pedir conferência' }))
    await confirm()
    await page.getByText('Solicitação: Conferência do termo').first().waitFor()
    assert.ok(hands.presses - before <= 4, `${hands.presses - before} presses`)

    const { world, client } = site
    const [link] = await world.rows<{ id: number }>(
      client.id,
      `select id from link where finalidade = 'conferir'`,
    )
    const segredo = await secretOf(world, client, link!.id)
    const host = await site.visit(`/l#${segredo}`, { width: 360 })
    await enterCode(host, world, client, segredo)
    await host.getByLabel('Telefone da concedente').fill('(13) 3333-4444')
    await host.getByLabel('Cargo do representante').fill('Diretora')
    await look('review', host)
    await host.getByRole('button', { name: 'Está correto' }).click()
    await host.getByRole('heading', { level: 1, name: 'Pronto' }).waitFor()
    await page.reload()
    await page.getByText(/respondida em .* por (Rosa|Ateliê)/).waitFor()
    await look('reviewed')
  })

  it('and a student who asks why reads what is missing, and who does it', async () => {
    const other = await site.visitAs('tiago', '/')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await unfoldMenu(other)
    await other.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contratos' }).click()
    await other.getByRole('table').getByRole('link').first().click()
    await other.getByText('Por que está assim').click()
    const why = other.getByRole('main')
    await why.getByText('Quem faz: alguém da instituição.').waitFor()
    await why.getByText(/30 horas por semana/).waitFor()
    await why.getByText(/plano/).first().waitFor()
    assert.equal(await why.getByText(/contratos\.alterar|O que bastaria/).count(), 0)
    await look('why', other)
  })
})
