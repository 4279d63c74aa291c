import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { cnpjAt, cpfAt } from '../../demo/documents.ts'
import { smallPdf } from '../../demo/papers.ts'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { Hands } from '../support/hands.ts'
import { addAdvisor, addCourse, enrol } from '../support/internships.ts'
import { settle } from '../support/navigation.ts'
import { addAluno } from '../support/people.ts'
import { until } from '../support/process.ts'

/** Folder for pictures to look at, if wanted. */
const pictures = process.env.FORM_PICTURES

/** Most presses from the panel to the issued term. */
const most = 30

describe('the first internship of an institution, from the host to the issued term', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', [
      ...(['contratos.ver', 'contratos.alterar', 'convenios.ver', 'convenios.alterar'] as const),
      ...(['cadastros.ver', 'cadastros.alterar'] as const),
    ])
    const { world, client } = site
    const curso = await addCourse(world, client, { nome: 'Arquitetura' })
    await addAdvisor(world, client, curso)
    for (const nome of ['Nina Nogueira', 'Bento Barbosa']) {
      const aluno = await addAluno(world, client, nome.split(' ')[0]!.toLowerCase(), {
        nome,
        nascimento: '2003-05-06',
      })
      await enrol(world, client, aluno, curso)
    }
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  async function look(page: Page, name: string): Promise<void> {
    await settle(page)
    await assertReadable(page, name)
    if (!pictures) return
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1440, 'dark'],
      [360, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  const picker = (page: Page | Locator, label: string) =>
    page
      .getByRole('combobox', { name: label, exact: true })
      .and(page.locator('input:not([type=hidden])'))
      .first()
  const field = (within: Page | Locator, name: string) => within.locator(`[name=${name}]`).first()
  const filled = (page: Page, label: string, words: RegExp) =>
    until(`${label} is filled in`, async () => words.test(await picker(page, label).inputValue()))

  interface Office {
    hands: Hands
    look: (name: string) => Promise<void>
    /** Distinguishes the records of two runs. */
    at: number
    host: string
    student: string
  }

  async function fill(hands: Hands, within: Page | Locator, values: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(values)) await hands.type(field(within, name), value)
  }

  async function open(hands: Hands, words: string, option: string): Promise<void> {
    const { page } = hands
    await page.keyboard.press('ControlOrMeta+k')
    hands.presses++
    const search = page
      .getByRole('dialog')
      .getByRole('combobox')
      .or(page.getByRole('dialog').locator('input'))
    await search.first().fill(words)
    const found = page.getByRole('dialog').getByText(option, { exact: true }).first()
    await found.waitFor()
    await page.keyboard.press('Enter')
    hands.presses++
    await page.getByRole('heading', { level: 1, name: option }).waitFor()
  }

  async function includeHost({ hands, at, host }: Office): Promise<void> {
    const { page } = hands
    await hands.pick(picker(page, 'Concedente'), host, /Nada encontrado · Incluir concedente/)
    const dialog = page.getByRole('dialog')
    await hands.select(field(dialog, 'ESIPE_TIPO'), 'Pessoa jurídica')
    await fill(hands, dialog, {
      ESIPE_DOCUMENTO: cnpjAt(8_200_000 + at),
      ESIPE_EMAIL: 'atelie@exemplo.com.br',
      ESIPE_ENDERECO: 'Rua Um',
      ESIPE_CIDADE: 'Campinas',
      ESIPE_UF: 'SP',
      ESIPE_CEP: '13010000',
      ESIPE_REPRESENTANTE_NOME: 'Rosa Ramos',
      ESIPE_REPRESENTANTE_CPF: cpfAt(8_200_000 + at),
      ESIPE_REPRESENTANTE_CARGO: 'Sócia',
      ESIPE_REPRESENTANTE_EMAIL: 'rosa@exemplo.com.br',
    })
  }

  async function work(office: Office): Promise<void> {
    const { hands, look, at, host, student } = office
    const { page } = hands
    const submit = () => hands.press(page.locator('main form button[type=submit]'))
    const dialog = page.getByRole('dialog')
    const confirm = async () => {
      await hands.press(dialog.locator('button[type=submit]').last())
      await dialog.waitFor({ state: 'detached' })
    }
    await open(hands, 'novo convênio', 'Incluir convênio')
    await fill(hands, page, { convenio: `CV ${at}/2026` })
    await includeHost(office)
    await look('host')
    await confirm()
    await filled(page, 'Concedente', new RegExp(host))
    await fill(hands, page, { inicio: '2026-01-05' })
    await look('agreement')
    await submit()
    await hands.press(page.getByRole('button', { name: 'Registrar assinatura' }).first())
    await hands.attach(dialog.getByRole('button', { name: 'Documento assinado' }), {
      ...{ name: 'Convênio assinado.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from(smallPdf),
    })
    await dialog.getByText('Convênio assinado.pdf').waitFor()
    await look('signed agreement')
    await confirm()
    await page.getByText('Vigente', { exact: true }).first().waitFor()
    await look('agreement in force')

    await open(hands, 'novo contrato', 'Incluir contrato')
    await hands.select(field(page, 'modalidade'), 'Estágio')
    await hands.select(field(page, 'tipoEstagio'), 'Obrigatório')
    await hands.pick(picker(page, 'Aluno'), student, new RegExp(student))
    await filled(page, 'Curso', /Arquitetura/)
    await filled(page, 'Professor', /Docente/)
    await hands.pick(picker(page, 'Concedente'), host, new RegExp(host))
    await filled(page, 'Convênio', new RegExp(`CV ${at}/2026`))
    await fill(hands, page.locator('main'), { inicio: '2026-12-01', encerramento: '2027-11-30' })
    await hands.pick(picker(page, 'Supervisor'), 'Sônia Silva', /Nada encontrado · Incluir supervisor/)
    await fill(hands, dialog, {
      ESIPE_DOCUMENTO: cpfAt(8_210_000 + at),
      ESIPE_EMAIL: 'sonia@exemplo.com.br',
    })
    await look('supervisor')
    await confirm()
    await filled(page, 'Supervisor', /^Sônia/)
    await hands.press(page.getByRole('button', { name: 'Acrescentar em horários' }))
    const hours = page.getByRole('group', { name: 'Horários' })
    await hands.select(field(hours, 'dia'), 'Segunda-feira')
    await fill(hands, hours, { inicio: '08:00', termino: '12:00' })
    await fill(hands, page.locator('main'), { horasDiaria: '4', horasSemanal: '4' })
    await hands.pick(picker(page, 'Apólice'), `AP ${at}`, /Nada encontrado · Incluir apólice/)
    await fill(hands, dialog, { seguradora: 'Segura S/A' })
    await hands.select(field(dialog, 'titular'), 'Concedente')
    await look('policy')
    await confirm()
    await filled(page, 'Apólice', new RegExp(`AP ${at}`))
    await fill(hands, page.locator('main'), { planoEstagio: 'Desenho de plantas.' })
    await look('contract')
    await submit()
    await page.waitForURL(/\/contratos\/\d+-1$/)
    await look('contract included')
    await hands.press(page.getByRole('button', { name: 'Emitir termo' }).first())
    await look('term')
    await confirm()
    await page.getByText('Aguardando assinatura', { exact: true }).first().waitFor()
    await look('contract with its term')
  }

  it(`takes at most ${most} presses`, async (test) => {
    const hands = new Hands(await site.visitAs('ana', '/'))
    await work({
      hands,
      look: (name) => look(hands.page, name),
      at: 1,
      host: 'Ateliê Aurora',
      student: 'Nina Nogueira',
    })
    test.diagnostic(`${hands.presses} presses`)
    assert.ok(hands.presses <= most, `${hands.presses} presses`)
  })

  it('needs no pointer', async () => {
    const hands = new Hands(await site.visitAs('ana', '/'), 'keyboard')
    await work({ hands, look: async () => {}, at: 2, host: 'Oficina Boreal', student: 'Bento Barbosa' })
    assert.ok(hands.presses <= most, `${hands.presses} presses`)
  })
})
