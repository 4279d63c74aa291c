import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { emiteSegredos } from '../../server/domain/link/emite.ts'
import { makePasswordLinks } from '../../server/domain/senha/link.ts'
import { tester } from '../support/actor.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addUsuario } from '../support/people.ts'
import { shownCode } from '../support/totp.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'

describe('access in a browser', () => {
  let site: ConsoleWorld
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const change = (statement: string) => site.world.rows(site.client.id, statement)
  const settings = (changes: Record<string, string>) =>
    changeSettings(site.world.context.owner, site.client.id, new Map(Object.entries(changes)))

  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', ['recrutamento.ver', 'recrutamento.alterar'])
    await site.addStaff('tesoureira', ['recrutamento.ver', 'financeiro.ver'])
    const host = await addHost(site.world, site.client, { nome: 'Padaria do Largo' })
    await addVacancy(site.world, site.client, { titulo: 'Estágio em panificação', concedente_id: host })
  })
  afterEach(() => site.leave())
  after(() => site.close())

  it('begins with a personal link, whose secret is sent to the server only on confirmation', async () => {
    const { world, client } = site
    const id = await addUsuario(world, client, 'novata', { nome: 'Lúcia Novata' })
    const secret = await world.context.db.inClient(
      client.id,
      async (tx) => {
        const owner = { tipo: 'usuario', id, nome: 'Lúcia Novata', login: 'novata' } as const
        const [link] = await makePasswordLinks(tx, 'acesso', [owner], '2026-11-16')
        return (await emiteSegredos(tx, [link!])).get(link!)!
      },
      tester,
    )
    const page = await site.visit(`/senha#${secret}`, { width: 360 })
    await page.getByText('Lúcia Novata, esta será a senha do login novata').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await page.getByRole('textbox', { name: 'Nova senha' }).fill('curta')
    await page.getByRole('textbox', { name: 'Repita a senha' }).fill('outra')
    await button(page, 'Guardar a senha').click()
    await page.getByText('As duas não são iguais.').waitFor()
    await page.getByRole('textbox', { name: 'Repita a senha' }).fill('curta')
    await button(page, 'Guardar a senha').click()
    await page.getByText('A senha precisa de 8 caracteres ou mais.').waitFor()
    for (const name of ['Nova senha', 'Repita a senha'])
      await page.getByRole('textbox', { name }).fill('uma frase que eu lembro')
    await button(page, 'Guardar a senha').click()
    await page.getByRole('link', { name: 'Ir para a entrada' }).click()
    await site.signIn(page, 'novata', 'uma frase que eu lembro')
    await page.getByRole('banner').waitFor()
    await page.goto(`/senha#${secret}`)
    await page.getByRole('alert').getByText('Este link já foi usado.').waitFor()
    await page
      .getByRole('button', { name: 'Pedir outro link' })
      .or(page.getByRole('link', { name: 'Pedir outro link' }))
      .click()
    // No mail server: the page says who hands over a link.
    await page
      .getByRole('status')
      .getByText(/não envia e-mail/)
      .first()
      .waitFor()
  })

  it('requires a second factor where the institution demands one', async () => {
    await settings({ exigeSegundoFator: 'S' })
    const page = await site.visit('/vagas')
    await site.signIn(page, 'tesoureira')
    await page.getByText('A instituição pede um segundo fator').waitFor()
    await page.getByRole('img', { name: 'Código QR do segundo fator' }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    const secret = (await page.locator('code').textContent())!
    await page.getByRole('textbox', { name: 'Código' }).fill('000000')
    await button(page, 'Confirmar').click()
    await page.getByRole('alert').getByText('O código não confere').waitFor()
    await page.getByRole('textbox', { name: 'Código' }).fill(shownCode(secret, Temporal.Now.instant(), -1))
    await button(page, 'Confirmar').click()
    await page.getByText('Guarde os códigos de recuperação').waitFor()
    const spare = (await page.locator('code').first().textContent())!
    await button(page, 'Já guardei').click()
    await heading(page, 'Vagas')
    await button(page, 'Pessoa tesoureira').click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await heading(page, 'Entrar')
    await site.signIn(page, 'tesoureira')
    await page.getByRole('textbox', { name: 'Código' }).fill(spare)
    await button(page, 'Confirmar').click()
    await heading(page, 'Vagas')
    await settings({ exigeSegundoFator: 'N' })
  })

  it('is seen and changed by its owner, in either language', async () => {
    const other = await site.visitAs('ana', '/vagas')
    const page = await site.visitAs('ana', '/perfil', { width: 360, scheme: 'dark' })
    await page.getByText('Você ainda não usa um segundo fator.').waitFor()
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
    await page.getByText('Antes, confirme que é você.').waitFor()
    assert.equal(await page.getByRole('img', { name: 'Código QR do segundo fator' }).count(), 0)
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await page
      .getByRole('button', { name: /^Encerrar a sessão/ })
      .first()
      .waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await assertNotTooWide(page)
    await page
      .getByRole('button', { name: /^Encerrar a sessão/ })
      .first()
      .click()
    await page.getByText('Só esta.').waitFor()
    await other.reload()
    await heading(other, 'Entrar')
    await page.getByLabel('Idioma').selectOption('en')
    await heading(page, 'My profile')
    await page.goto('/vagas')
    await heading(page, 'Vacancies')
    assert.equal(await page.evaluate('document.documentElement.lang'), 'en')
    await page.getByRole('button', { name: 'Search' }).first().waitFor()
  })

  it('navigates by keyboard to pages, and to records by name', async () => {
    const page = await site.visitAs('ana', '/perfil')
    await heading(page, 'Meu perfil')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Buscar páginas, ações e registros' })
    await field.fill('candid')
    await page.getByRole('option', { name: 'Candidaturas Recrutamento' }).waitFor()
    await field.press('Enter')
    await heading(page, 'Candidaturas')
    await page.locator('h1:focus').waitFor()
    await page.keyboard.press('Control+k')
    await field.fill('panifica')
    await page.getByRole('option', { name: 'Estágio em panificação' }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await field.press('Enter')
    await heading(page, 'Estágio em panificação')
  })

  it('loses no input on rate limits, server failures, expired sessions or conflicts', async () => {
    const id = await addVacancy(site.world, site.client, { titulo: 'Antes' })
    const page = await site.visitAs('ana', `/vagas/${id}`)
    await button(page, 'Alterar').click()
    const dialog = page.getByRole('dialog').first()
    const title = dialog.getByLabel('Título')
    await title.fill('Depois')
    const send = dialog.getByRole('button', { name: 'Alterar' })
    const refused = async (answer: (route: Route) => Promise<void>, told: string) => {
      await page.route('**/gestao/AlteraVaga', answer)
      await send.click()
      await dialog.getByRole('alert').getByText(told).waitFor()
      assert.equal(await title.inputValue(), 'Depois', told)
      await page.unroute('**/gestao/AlteraVaga')
    }
    const error = { codigo: 'LIMITE_EXCEDIDO', mensagem: 'Pedidos demais. Espere.', campos: [], detalhes: {} }
    await refused((route) => route.fulfill({ status: 429, json: { error } }), 'Pedidos demais.')
    await refused((route) => route.abort('connectionrefused'), 'O servidor não respondeu.')
    await page.reload()
    await button(page, 'Alterar').click()
    await page.getByText('Retomamos o que você tinha preenchido.').waitFor()
    assert.equal(await title.inputValue(), 'Depois')
    await change(`update vaga set quantidade = 7 where id = ${id}`)
    await send.click()
    await dialog.getByRole('alert').getByText('O registro mudou enquanto você preenchia').waitFor()
    assert.equal(await title.inputValue(), 'Depois')
    await change('update sessao set encerrada_em = now()')
    await send.click()
    await page.getByRole('dialog', { name: 'Sua sessão terminou' }).waitFor()
    await site.signIn(page, 'ana')
    await heading(page, 'Depois')
  })

  it('violates no policy, makes no foreign requests and raises no errors', () => {
    assert.deepEqual(site.pageErrors, [])
  })
})
