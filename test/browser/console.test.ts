import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld, type Look } from '../support/console.ts'
import { contrastFindings } from '../support/contrast.ts'
import { go, settle } from '../support/navigation.ts'
import { until } from '../support/process.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'

describe('the console in a browser', () => {
  let site: ConsoleWorld
  const vacancy = (values: Record<string, unknown> = {}) => addVacancy(site.world, site.client, values)
  const change = (statement: string) => site.world.rows(site.client.id, statement)
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const now = (page: Page) => page.locator('h1 + span')

  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', ['recrutamento.ver', 'recrutamento.alterar'])
    await site.addStaff('leitor', ['recrutamento.ver'])
    await site.addStaff('ninguem', [])
    const host = await addHost(site.world, site.client, { nome: 'Padaria do Largo' })
    for (let at = 1; at <= 60; at++) {
      const titulo = `Estágio ${String(at).padStart(2, '0')}`
      await vacancy({ titulo, concedente_id: host, situacao: at % 3 === 0 ? 'Suspensa' : 'Aberta' })
    }
  })
  afterEach(() => site.leave())
  after(() => site.close())

  it('refuses a wrong password, and after sign-in opens the requested page', async () => {
    const page = await site.visit('/vagas?busca=Est%C3%A1gio+07')
    await heading(page, 'Entrar')
    await button(page, 'Entrar').click()
    assert.equal(await page.getByText('Preencha este campo.').count(), 3)
    await site.signIn(page, 'ana', 'outra')
    await page.getByRole('alert').getByText('Login ou senha não conferem.').waitFor()
    await site.signIn(page, 'ana')
    await heading(page, 'Vagas')
    await page.getByText('1 registro', { exact: true }).waitFor()
    assert.equal(new URL(page.url()).search, '?busca=Est%C3%A1gio+07')
    await button(page, 'Pessoa ana').click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await heading(page, 'Entrar')
  })

  it('lists the rows that match the filters, which the address contains', async () => {
    const page = await site.stayAs('ana', '/vagas')
    await page.getByText('60 registros').waitFor()
    await page.getByRole('combobox', { name: 'Situação' }).press('ArrowDown')
    await page.getByRole('option', { name: 'Suspensa' }).click()
    await page.getByText('20 registros').waitFor()
    assert.equal(new URL(page.url()).search, '?situacao=Suspensa')
    await button(page, 'Título').click()
    await page.waitForURL('**/vagas?situacao=Suspensa&ordem=titulo')
    const first = page.getByRole('row').nth(1)
    await first.filter({ hasText: 'Estágio 03' }).waitFor()
    assert.match((await first.textContent()) ?? '', /Suspensa.*Padaria do Largo/)
    await page.reload()
    await page.getByText('20 registros').waitFor()
    await button(page, 'Limpar filtros').click()
    await page.getByText('60 registros').waitFor()
    assert.equal(new URL(page.url()).search, '?ordem=titulo')
  })

  it('requests the modules of a page while the first script loads', async () => {
    const page = await site.stayAs('ana', '/perfil')
    const first = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await first.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/assets/Listing-*.js')
    const going = page.goto('/vagas')
    await asked
    first.resolve()
    await going
    await page.getByText('60 registros').waitFor()
    await page.unrouteAll()
  })

  it('requests the data of a page once, while the first script loads', async () => {
    const id = await vacancy({ titulo: 'Estágio único' })
    const page = await site.stayAs('ana', '/perfil')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(`${new URL(request.url()).pathname} ${request.postData()}`)
    })
    for (const [path, first] of [
      ['/vagas', '/gestao/ListaVagas {}'],
      [`/vagas/${id}`, `/gestao/ConsultaVaga {"id":${id}}`],
    ] as const) {
      asked.length = 0
      const held = Promise.withResolvers<void>()
      await page.route(/\/assets\/index-.*js$/, async (route) => {
        await held.promise
        await route.continue()
      })
      const going = page.goto(path)
      await until('the data', () => asked.includes(first))
      held.resolve()
      await going
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settle(page)
      assert.deepEqual(asked, [...new Set(asked)])
      await page.unrouteAll()
    }
  })

  it('shows everything in the language that was chosen', async () => {
    const page = await site.visitAs('ana', '/perfil')
    await page.getByLabel('Idioma').selectOption('en')
    await page.getByRole('heading', { name: 'My profile' }).waitFor()
    await page.goto('/vagas/incluir')
    await page.getByRole('link', { name: '← Vacancies' }).waitFor()
    // States keep their tone in every language.
    await page.goto('/vagas')
    const badge = page.locator('tbody [data-tone]').first()
    assert.match(await badge.innerText(), /(Open|Suspended)$/)
    assert.notEqual(await badge.getAttribute('data-tone'), 'neutro')
  })

  it('pages forward and back', async () => {
    const page = await site.stayAs('ana', '/vagas?ordem=titulo')
    await page.getByRole('link', { name: 'Estágio 50' }).waitFor()
    await button(page, 'Próxima').click()
    await page.getByRole('link', { name: 'Estágio 60' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Estágio 50' }).count(), 0)
    await button(page, 'Anterior').click()
    await page.getByRole('link', { name: 'Estágio 50' }).waitFor()
  })

  it('exports all rows that match the filters as a file', async () => {
    const page = await site.stayAs('ana', '/vagas?situacao=Suspensa')
    await page.getByText('20 registros').waitFor()
    await button(page, 'Exportar').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'vagas.csv')
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n')
    assert.equal(lines.length, 21)
    assert.match(lines[1]!, /Suspensa/)
  })

  it('shows a record: its name, state, machine, fields and history', async () => {
    const page = await site.stayAs('ana', '/vagas?busca=Est%C3%A1gio+09')
    await page.getByRole('link', { name: 'Estágio 09' }).click()
    await heading(page, 'Estágio 09')
    await page.locator('h1:focus').waitFor()
    await until('its name over the window', async () => (await page.title()) === 'Estágio 09 · Vínculo')
    assert.equal(await now(page).textContent(), '!Suspensa')
    const machine = page.getByRole('list', { name: 'Situações' })
    assert.match((await machine.locator('[aria-current=step]').textContent()) ?? '', /Suspensa.*Agora desde/)
    assert.equal(await page.locator('svg g[data-place=now]').textContent(), 'Suspensa')
    assert.equal(await page.locator('svg g[data-standing=open]').count(), 3)
    await page.getByText('Padaria do Largo').waitFor()
    await page.getByText('Estágio não obrigatório').waitFor()
    await go(page, '/vagas/99999999')
    await page.getByRole('alert').getByText('Não há registro com este número.').waitFor()
  })

  it('makes a move with its required reason, and confirms it', async () => {
    const page = await site.stayAs('ana', `/vagas/${await vacancy({ titulo: 'Estágio que termina' })}`)
    await button(page, 'Encerrar').click()
    const dialog = page.getByRole('dialog')
    await button(page, 'Encerrar').last().click()
    await dialog.getByText('Preencha este campo.').waitFor()
    await dialog.getByLabel('Motivo').fill('A obra parou.')
    await dialog.getByLabel('Causa').selectOption('Outro')
    await dialog.getByRole('button', { name: 'Encerrar' }).click()
    await page.getByText('Encerrar: feito. Agora está em Encerrada.').waitFor()
    assert.equal(await now(page).textContent(), '■Encerrada')
    await page.getByText('A obra parou.').waitFor()
    await page.getByText('Nada mais pode ser feito: esta situação é final.').waitFor()
    // The confirmation does not appear on another record of the same name.
    await go(page, `/vagas/${await vacancy({ titulo: 'Estágio que termina' })}`)
    assert.equal(await page.getByText('Encerrar: feito.').count(), 0)
  })

  it('shows a refusal next to the move, with the findings of the rules', async () => {
    const host = await addHost(site.world, site.client)
    const id = await vacancy({ situacao: 'Em aprovação', concedente_id: host })
    const page = await site.stayAs('ana', `/vagas/${id}`)
    await button(page, 'Aprovar').click()
    await change(`update pessoa set validade = '2020-01-01' where id = ${host}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Aprovar' }).click()
    await dialog.getByRole('alert').getByText('A concedente está inativa.').first().waitFor()
    assert.equal(await now(page).textContent(), '◷Em aprovação')
  })

  it('names the user who changed a record in the meantime', async () => {
    const id = await vacancy()
    const page = await site.stayAs('ana', `/vagas/${id}`)
    await button(page, 'Suspender').click()
    await change(`update vaga set titulo = 'Outro título' where id = ${id}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Suspender' }).click()
    await dialog.getByRole('alert').getByText('O registro mudou enquanto você preenchia').waitFor()
  })

  it('keeps a disabled button focusable: it gives the reason and does nothing', async () => {
    const id = await vacancy({
      situacao: 'Em aprovação',
      inicio_inscricao: '2020-01-01',
      fim_inscricao: '2020-02-01',
    })
    const page = await site.stayAs('ana', `/vagas/${id}`)
    const closed = button(page, 'Aprovar')
    await closed.focus()
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Aprovar')
    assert.equal(await closed.getAttribute('aria-disabled'), 'true')
    const reason = page.locator(`[id="${await closed.getAttribute('aria-describedby')}"]`)
    assert.match((await reason.textContent()) ?? '', /O prazo de inscrições já terminou\..*01\/02\/2020/)
    await page.keyboard.press('Enter')
    assert.equal(await page.getByRole('dialog').count(), 0)
  })

  it('shows a page to a user who may only read it, and names the missing right', async () => {
    const page = await site.visitAs('leitor', `/vagas/${await vacancy()}`)
    const right = '“Incluir, alterar, aprovar e encerrar vagas; conduzir candidaturas”'
    // Many actions need the same right: they are one line to unfold.
    await page.getByText(new RegExp(`^\\d+ ações exigem a permissão ${right}$`)).click()
    await page.getByText(`Exige a permissão ${right}.`).waitFor()
    await button(page, 'Suspender').waitFor()
    assert.equal(await page.locator('main button:not([aria-disabled])').count(), 0)
  })

  it('shows an empty menu with an explanation to a user without rights', async () => {
    const page = await site.visitAs('ninguem', '/')
    await heading(page, 'Nada para ver aqui ainda')
    assert.equal(await page.getByRole('link', { name: 'Vagas' }).count(), 0)
    await go(page, '/vagas')
    await heading(page, 'Falta uma permissão')
    await go(page, '/nada')
    await heading(page, 'Página não encontrada')
  })

  it('loses nothing when a session ends: after a new sign-in the page is the same and the command is done', async () => {
    const page = await site.stayAs('ana', `/vagas/${await vacancy()}`)
    await button(page, 'Cancelar').click()
    const dialog = page.getByRole('dialog', { name: 'Cancelar' })
    await dialog.getByLabel('Motivo').fill('A empresa desistiu.')
    await change(`update sessao set encerrada_em = now()`)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    const again = page.getByRole('dialog', { name: 'Sua sessão terminou' })
    await again.waitFor()
    assert.equal(await again.getByLabel('Login').inputValue(), 'ana')
    // The login is kept and the password field has the focus.
    await again.locator('input[name=senha]:focus').waitFor()
    await site.signIn(page, 'ana')
    await page.getByText('Cancelar: feito. Agora está em Cancelada.').waitFor()
    await page.getByText('A empresa desistiu.').waitFor()
  })

  it('keeps input over a reload of the page', async () => {
    const page = await site.stayAs('ana', `/vagas/${await vacancy()}`)
    await button(page, 'Cancelar').click()
    await page.getByLabel('Motivo').fill('Ainda penso.')
    await page.reload()
    await button(page, 'Cancelar').click()
    await page.getByText('Retomamos o que você tinha preenchido.').waitFor()
    assert.equal(await page.getByLabel('Motivo').inputValue(), 'Ainda penso.')
  })

  it('has no axe findings, in both schemes, wide and narrow', async () => {
    const id = await vacancy({
      situacao: 'Em aprovação',
      inicio_inscricao: '2020-01-01',
      fim_inscricao: '2020-02-01',
    })
    await readableAt({ scheme: 'light', width: 1280 }, id)
    await readableAt({ scheme: 'dark', width: 320 }, id)
  })

  /** Checks every rule in one scheme, and the colours also in the other. */
  async function readableAt(look: Required<Look>, id: number): Promise<void> {
    const other = look.scheme === 'light' ? 'dark' : 'light'
    // A few rows are representative.
    const page = await site.visit('/vagas?busca=Est%C3%A1gio+0', look)
    const check = async (what: string) => {
      const where = `${what} ${look.scheme} ${look.width}`
      assert.deepEqual(await axeFindings(page), [], where)
      await assertNotTooWide(page, where)
      await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' })
      assert.deepEqual(await contrastFindings(page), [], `${where}, then ${other}`)
      await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' })
    }
    await heading(page, 'Entrar')
    await check('sign-in')
    await site.signIn(page, 'ana')
    await page.getByText(/^\d+ registros$/).waitFor()
    await page.getByText('Padaria do Largo').first().waitFor()
    await check('list')
    await go(page, `/vagas/${id}`)
    await button(page, 'Encerrar').click()
    await page.getByRole('dialog').waitFor()
    await check('dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await check('record')
    await site.leave()
  }

  it('violates no policy, makes no foreign requests and raises no errors', () => {
    assert.deepEqual(site.pageErrors, [])
  })
})
