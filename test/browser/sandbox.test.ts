import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import type { Sample } from '../../server/context.ts'
import { prepareSandboxes } from '../../server/jobs/prepare-sandboxes.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addStudent } from '../support/contracts.ts'
import { go, settle, unfoldMenu } from '../support/navigation.ts'

const everyRight = Object.keys(rights) as Right[]
const students = 12
const band = 'Ambiente de ensaio: dados fictícios, nada daqui é verdadeiro.'

describe('the pages of a sandbox', () => {
  let site: ConsoleWorld
  /** Small sample data; another test covers the real one without a browser. */
  const sample: Sample = {
    begin: async () => {},
    standing: async () => undefined,
    finish: async (_, id) => {
      for (let at = 0; at < students; at++) await addStudent(site.world, { ...site.client, id })
    },
  }

  before(async () => {
    site = await ConsoleWorld.open()
    site.world.context.sample = sample
    await site.addStaff('ana', everyRight)
    await site.addStaff('bia', ['integracao.ver'])
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
  async function prepare(): Promise<void> {
    const { context } = site.world
    await context.owner.pool.query(`update tarefa set servida_em = now() - interval '1 minute'`)
    await prepareSandboxes(context, new AbortController().signal)
  }

  it('create it, enter it under a banner, return, empty it and remove it', async () => {
    const page = await site.visitAs('ana', '/integracao/ensaio')
    await heading(page, 'Ambiente de ensaio')
    const dialog = page.getByRole('dialog')
    await button(page, 'Criar ambiente de ensaio').click()
    await dialog.getByText(/cheio de dados fictícios/).waitFor()
    await button(dialog, 'Criar ambiente de ensaio').click()
    const token = (await dialog.getByText(/^vinc_int_/).textContent())!
    await button(dialog, 'Já guardei').click()
    await page.getByText('Na fila: os ambientes são preparados um de cada vez.').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await prepare()
    await button(page, 'Entrar no ensaio').waitFor()
    assert.equal(await page.getByText(token).count(), 0)
    assert.deepEqual(await axeFindings(page), [])

    await button(page, 'Entrar no ensaio').click()
    await page.getByText(band).waitFor()
    await heading(page, 'Painel')
    assert.deepEqual(await axeFindings(page), [])
    await go(page, '/alunos')
    await page.getByText(band).waitFor()
    await page.getByText(`${students} registros`).waitFor()
    await go(page, '/integracao/ensaio')
    await page.getByText(/Você está no ambiente de ensaio/).waitFor()
    for (const name of ['Criar ambiente de ensaio', 'Apagar e encher de novo', 'Remover'])
      assert.equal(await button(page, name).count(), 0, name)
    await button(page, 'Voltar à instituição').click()
    await button(page, 'Apagar e encher de novo').waitFor()
    assert.equal(await page.getByText(band).count(), 0)
    await page.reload()

    await button(page, 'Apagar e encher de novo').click()
    await dialog.getByText(/O token segue valendo/).waitFor()
    await button(dialog, 'Apagar e encher de novo').click()
    await page.getByText(/^Na fila/).waitFor()
    await prepare()
    await button(page, 'Remover').click()
    await dialog.getByText(/o token deixa de valer/).waitFor()
    await button(dialog, 'Remover').click()
    await page.getByText('Apagando o ambiente de ensaio…').waitFor()
    await prepare()
    await button(page, 'Criar ambiente de ensaio').waitFor()
  })

  it('return a user to the institution without a new sign-in when the sandbox is emptied', async () => {
    const page = await site.visitAs('ana', '/integracao/ensaio')
    const dialog = page.getByRole('dialog')
    await button(page, 'Criar ambiente de ensaio').click()
    await button(dialog, 'Criar ambiente de ensaio').click()
    await button(dialog, 'Já guardei').click()
    await prepare()
    await button(page, 'Entrar no ensaio').click()
    await page.getByText(band).waitFor()
    const other = await site.visitAs('ana', '/integracao/ensaio')
    await button(other, 'Apagar e encher de novo').click()
    await button(other.getByRole('dialog'), 'Apagar e encher de novo').click()
    await other.getByText(/^Na fila/).waitFor()
    await prepare()
    await unfoldMenu(page)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Alunos' }).click()
    await page.getByText(band).waitFor({ state: 'detached' })
    await page.getByRole('banner').waitFor()
    assert.equal(await page.getByLabel('Login').count(), 0)
  })

  it('let a tab enter whose session another tab replaced', async () => {
    const stale = await site.visitAs('ana', '/integracao/ensaio')
    await button(stale, 'Entrar no ensaio').waitFor()
    const other = await stale.context().newPage()
    await other.goto('/perfil')
    await button(other, 'Pessoa ana').click()
    await other.getByRole('menuitem', { name: 'Sair' }).click()
    await site.signIn(other, 'ana')
    await other.getByRole('banner').waitFor()
    // Recorded in the route, because a page that navigates discards the answer.
    const answered: string[] = []
    await stale.route('**/sessao/ensaio', async (route) => {
      const answer = await route.fetch()
      if (answer.status() === 403) answered.push(await answer.text())
      await route.fulfill({ response: answer })
    })
    await button(stale, 'Entrar no ensaio').click()
    await stale.getByText(band).waitFor()
    assert.match(answered.join(), /ORIGEM_RECUSADA/)
    await stale.unrouteAll({ behavior: 'wait' })
    assert.equal(await stale.getByRole('alert').count(), 0)
  })

  it('explain changes that another user made in the meantime', async () => {
    const [one, other] = [
      await site.visitAs('ana', '/integracao/ensaio'),
      await site.visitAs('ana', '/integracao/ensaio'),
    ]
    await button(one, 'Remover').click()
    await button(other, 'Remover').click()
    await button(other.getByRole('dialog'), 'Remover').click()
    await other.getByText('Apagando o ambiente de ensaio…').waitFor()
    await prepare()
    await button(one.getByRole('dialog'), 'Remover').click()
    await one.getByText('Não há mais um ambiente de ensaio: alguém o removeu.').waitFor()
    await one.reload()
    await button(one, 'Criar ambiente de ensaio').click()
    await button(other, 'Criar ambiente de ensaio').click()
    await button(other.getByRole('dialog'), 'Criar ambiente de ensaio').click()
    await button(other.getByRole('dialog'), 'Já guardei').click()
    await button(one.getByRole('dialog'), 'Criar ambiente de ensaio').click()
    await one.getByText('Já há um ambiente de ensaio, ou um que ainda está sendo removido.').waitFor()
    assert.deepEqual(await axeFindings(one), [])
    await prepare()
  })

  it('show the state without buttons to a user who may only read', async () => {
    const page = await site.visitAs('bia', '/integracao/ensaio')
    await page.getByText(/Pronto$/).waitFor()
    await page.getByText('Falta a você a permissão integracao.alterar.').waitFor()
    for (const name of ['Entrar no ensaio', 'Apagar e encher de novo', 'Remover'])
      assert.equal(await button(page, name).count(), 0, name)
  })

  it('fit narrow windows, dark and light, inside and outside', async () => {
    const page = await site.visitAs('ana', '/integracao/ensaio', { width: 360, scheme: 'dark' })
    const whole = async () => {
      await settle(page)
      for (const [width, colorScheme] of [
        [360, 'dark'],
        [768, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        assert.deepEqual(await axeFindings(page), [], `${width} ${colorScheme}`)
        await assertNotTooWide(page)
      }
    }
    await button(page, 'Entrar no ensaio').waitFor()
    await whole()
    await button(page, 'Entrar no ensaio').click()
    await page.getByText(band).waitFor()
    await heading(page, 'Painel')
    await whole()
  })
})
