import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { isOpenTo } from '../../console/derive/doors.ts'
import { menuRows, sections } from '../../console/routes.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addContract } from '../support/contracts.ts'
import { go, unfoldMenu } from '../support/navigation.ts'
import { addAluno, addUsuario } from '../support/people.ts'

describe('finding the way', () => {
  let site: ConsoleWorld
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
  const section = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
  const unfolded = (page: Page) =>
    page.locator('nav button[aria-expanded=true]').evaluateAll((all) => all.map((one) => one.textContent))

  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', Object.keys(rights) as Right[])
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  describe('the menu', () => {
    let profiles: { id: number; codigo: string; permissoes: Right[]; por_unidade: boolean }[]

    before(async () => {
      profiles = await site.world.rows(
        site.client.id,
        `select id, codigo, permissoes, por_unidade from perfil where codigo <> 'ana' order by cardinality(permissoes) desc`,
      )
      for (const { id, codigo } of profiles)
        await addUsuario(site.world, site.client, codigo.toLowerCase(), {
          ...{ nome: codigo, senha: 'uma senha de teste', how: 'weak', perfil_id: id },
        })
    })

    it('fits a window of 900 pixels, whatever the profile and the section', async () => {
      assert.ok(profiles.length >= 5)
      for (const { codigo, permissoes, por_unidade } of profiles) {
        const entrant = { pessoa: { tipo: 'usuario', permissoes, porUnidade: por_unidade } }
        const rows = menuRows.filter(({ right, unlimited }) => isOpenTo(entrant, [right], [], unlimited))
        const page = await site.visitAs(codigo.toLowerCase(), '/perfil')
        for (const name of sections) {
          const own = rows.filter((row) => row.section === name)
          if (own.length === 0) continue
          await go(page, `/${own[0]!.slug}`)
          assert.deepEqual(await unfolded(page), [name], codigo)
          const shown = await menu(page)
            .locator('section a')
            .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
          assert.deepEqual(
            shown,
            own.map(({ slug }) => `/${slug}`),
            codigo,
          )
          const { excess, end } = await menu(page).evaluate((nav) => {
            const list = nav.firstElementChild!
            return { excess: list.scrollHeight - list.clientHeight, end: nav.getBoundingClientRect().bottom }
          })
          const { height } = page.viewportSize()!
          assert.equal(height, 900)
          assert.ok(excess <= 0 && end <= height, `${codigo}, ${name}: ${excess} pixels too long`)
        }
        await site.leave()
      }
    })

    it('starts with contracts, and keeps open what the person opened', async () => {
      const page = await site.visitAs('admin', '/')
      // What earlier versions stored.
      await page.evaluate(
        `localStorage.setItem('vinculo.menu', '{"Contratos":true,"Cadastros":true,"Financeiro":true}')`,
      )
      await page.reload()
      await menu(page).getByRole('link', { name: 'Contratos' }).waitFor()
      assert.deepEqual(await unfolded(page), ['Contratos'])
      const names = await page
        .locator('nav button[aria-expanded]')
        .evaluateAll((all) => all.map((one) => one.textContent))
      assert.deepEqual(names, [...sections])
      const links = await menu(page).locator('section a').allTextContents()
      assert.deepEqual(
        [links.slice(0, 7), links.at(-1)],
        [
          [
            ...[
              'Contratos',
              'Pendências',
              'Pareceres',
              'Solicitações',
              'Assinaturas',
              'Arquivos',
              'Convênios',
            ],
          ],
          'Lembretes de amanhã',
        ],
      )
      await section(page, 'Financeiro').click()
      assert.deepEqual(await unfolded(page), ['Contratos', 'Financeiro'])
      await go(page, '/alunos')
      assert.deepEqual(await unfolded(page), ['Cadastros', 'Financeiro'])
      await page.reload()
      await section(page, 'Financeiro').waitFor()
      assert.deepEqual(await unfolded(page), ['Cadastros', 'Financeiro'])
      await section(page, 'Cadastros').click()
      await section(page, 'Financeiro').click()
      assert.deepEqual(await unfolded(page), [])
      await go(page, '/contratos')
      assert.deepEqual(await unfolded(page), ['Contratos'])
      await go(page, '/alunos')
      assert.deepEqual(await unfolded(page), ['Cadastros'])
    })

    it('has no findings with every section open', async () => {
      for (const scheme of ['light', 'dark'] as const) {
        const page = await site.visitAs('admin', '/perfil', { scheme })
        await unfoldMenu(page)
        assert.deepEqual(await axeFindings(page), [])
      }
    })
  })

  describe('the palette', () => {
    const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar páginas, ações e registros' })
    const first = (page: Page) => page.locator('#paleta [role=option]').first()
    const seek = async (page: Page, what: string) => {
      await field(page).fill(what)
      await page.getByText('Procurando…').waitFor({ state: 'detached' })
    }

    before(async () => {
      const { world, client } = site
      const aluno_id = await addAluno(world, client, 'mariana', { cpf: '52998224725', nome: 'Mariana Alves' })
      await addContract(world, client, { aluno_id, situacao: 'Ativo', numero: 7 })
      await addContract(world, client, { situacao: 'Ativo', numero: 77 })
    })

    it('keeps what is typed while it loads', async () => {
      const page = await site.visitAs('ana', '/perfil')
      const loads = Promise.withResolvers<void>()
      await page.route('**/assets/Palette-*.js', async (route) => {
        await loads.promise
        await route.continue()
      })
      await page.keyboard.press('Control+k')
      await page.keyboard.type('nobo cox')
      await page.keyboard.press('Backspace')
      loads.resolve()
      await field(page).waitFor()
      await page.keyboard.type('n')
      assert.equal(await field(page).inputValue(), 'nobo con')
      await page.keyboard.press('Escape')
      await field(page).waitFor({ state: 'detached' })
      await page.keyboard.press('Control+k')
      await page.keyboard.type('vagas')
      await first(page).getByText('Vagas').first().waitFor()
      assert.equal(await field(page).inputValue(), 'vagas')
    })

    it('finds actions, synonyms, people, numbers and documents', async () => {
      const page = await site.visitAs('ana', '/perfil')
      await page.keyboard.press('Control+k')
      const found: [string, RegExp][] = [
        ['novo contrato', /^Incluir contrato/],
        ['incluir convênio', /^Incluir convênio/],
        ['concedente', /^Dar parecer da concedente|^Convênios|^Pessoas/],
        ['7', /^7 · Mariana Alves/],
        ['contrato 7', /^7 · Mariana Alves/],
        ['TCE nº 77', /^77/],
        ['529.982.247-25', /Mariana Alves/],
        ['mariana', /Mariana Alves/],
        ['pessoa ana', /^Pessoa ana · ana/],
      ]
      for (const [what, name] of found) {
        await seek(page, what)
        await page.getByRole('option', { name }).first().waitFor()
      }
      await seek(page, 'renovar convênio')
      assert.deepEqual(await axeFindings(page), [])
      await field(page).press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Convênios' }).waitFor()
      assert.equal(new URL(page.url()).search, '?situacao=Vigente&situacao=Vencido')
      await page.keyboard.press('Control+k')
      await seek(page, 'novo contrato')
      await field(page).press('Enter')
      await page.waitForURL('**/contratos/incluir')
    })
  })

  it('opens help about the page, for staff and students, and the palette finds it', async () => {
    await addAluno(site.world, site.client, 'paula', { senha: 'uma senha de teste', how: 'weak' })
    const page = await site.visitAs('ana', '/convenios', { width: 360, scheme: 'dark' })
    const help = page.getByRole('banner').getByRole('link', { name: 'Ajuda' })
    assert.equal(await help.getAttribute('href'), '/docs/guias/secretaria#1-o-convenio-com-a-concedente')
    await assertNotTooWide(page)
    assert.deepEqual(await axeFindings(page), [])
    const opening = page.context().waitForEvent('page')
    await help.click()
    const guide = await opening
    await guide.getByRole('heading', { name: '1. O convênio com a concedente' }).waitFor()
    assert.equal(guide.url().split('#')[1], '1-o-convenio-com-a-concedente')
    await page.bringToFront()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Buscar páginas, ações e registros' })
    await field.fill('por que este contrato')
    await page.locator('#paleta').getByText('Por que este contrato não está ativo?').waitFor()
    const student = await site.visitAs('paula', '/pendencias')
    const theirs = student.getByRole('banner').getByRole('link', { name: 'Ajuda' })
    assert.equal(await theirs.getAttribute('href'), '/docs/guias/aluno#pendencias-e-relatorios')
  })

  it('leads from the calendar to the records that it names', async () => {
    const { world, client } = site
    const day = (ahead: number) =>
      Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: ahead }).toString()
    const ending = (numero: number, ahead: number) =>
      addContract(world, client, { situacao: 'Ativo', numero, inicio: day(-90), encerramento: day(ahead) })
    await ending(501, 1)
    await ending(502, 1)
    const single = await ending(503, 2)
    for (const look of [{ width: 1440 }, { width: 360, scheme: 'dark' as const }]) {
      const page = await site.visitAs('ana', '/calendario', look)
      const row = (date: string) =>
        page.getByRole('row').filter({ hasText: date.split('-').toReversed().join('/') })
      await row(day(2)).getByRole('link', { name: 'Concluir' }).click()
      await page.getByRole('link', { name: /^501 · / }).waitFor()
      await page.getByRole('link', { name: /^502 · / }).waitFor()
      assert.equal(new URL(page.url()).searchParams.get('movimento'), 'concluir')
      assert.deepEqual(await axeFindings(page), [])
      await assertNotTooWide(page)
      await row(day(3)).getByRole('link', { name: 'Concluir' }).click()
      await page.waitForURL((url) => /^\/contratos\/(id\/\d+|503\b)/.test(url.pathname))
      assert.ok(single > 0)
    }
    const panel = await site.visitAs('ana', '/')
    await panel
      .getByRole('article', { name: /00:05/ })
      .getByRole('listitem')
      .filter({ hasText: day(2).split('-').toReversed().join('/') })
      .getByRole('link', { name: /Concluir/ })
      .click()
    await panel.getByRole('link', { name: /^501 · / }).waitFor()
  })
})
