import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { standardProfiles } from '../../catalogue/profiles.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { MailServer } from '../support/mail-server.ts'
import { addAluno } from '../support/people.ts'
import { until } from '../support/process.ts'

/** Folder for screenshots to look at. */
const shots = process.env.SHOTS
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}
const everyRight = Object.keys(rights) as Right[]

describe('pages by which people get in for the first time', () => {
  let mail: MailServer
  let site: ConsoleWorld
  before(async () => {
    mail = await MailServer.open()
    site = await ConsoleWorld.open({ mail: mail.settings })
    await site.addStaff('ana', everyRight)
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    await mail.close()
    assert.deepEqual(site.pageErrors, [])
  })

  it('offer an older institution the profiles that it lacks, complete and never beyond what one has', async () => {
    const secretariat = standardProfiles.find(({ codigo }) => codigo === 'SECRETARIA')!
    await site.world.rows(
      site.client.id,
      "delete from perfil where codigo in ('SECRETARIA', 'TESOURARIA') returning id",
    )
    const page = await site.visitAs('ana', '/configuracoes/perfis', { width: 360 })
    const suggested = page.getByRole('region', { name: 'Perfis sugeridos' })
    await suggested.getByRole('article', { name: 'Tesouraria' }).waitFor()
    assert.equal(await suggested.getByRole('article').count(), 2)
    assert.deepEqual(await axeFindings(page), [])
    await assertNotTooWide(page, 'perfis')
    await shoot(page, 'suggested-360')
    await suggested.getByRole('button', { name: 'Adotar Secretaria de estágios' }).click()
    const dialog = page.getByRole('dialog')
    assert.equal(await dialog.getByLabel('Código').inputValue(), 'SECRETARIA')
    assert.deepEqual(await axeFindings(page), [])
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await suggested.getByRole('article', { name: 'Secretaria de estágios' }).waitFor({ state: 'detached' })
    const [row] = await site.world.rows<{ nome: string; permissoes: string[]; por_unidade: boolean }>(
      site.client.id,
      "select nome, permissoes, por_unidade from perfil where codigo = 'SECRETARIA'",
    )
    assert.equal(row!.nome, secretariat.nome)
    assert.deepEqual(row!.permissoes.toSorted(), secretariat.permissoes.toSorted())
    assert.equal(row!.por_unidade, false)
    await site.leave()
    await site.addStaff('bia', ['acessos.alterar', 'financeiro.ver'])
    const hers = await site.visitAs('bia', '/configuracoes/perfis', { scheme: 'dark' })
    const closed = hers.getByRole('button', { name: 'Adotar Tesouraria' })
    assert.equal(await closed.getAttribute('aria-disabled'), 'true')
    await hers.getByText('faltam a você estas permissões').waitFor()
    assert.deepEqual(await axeFindings(hers), [])
    await shoot(hers, 'suggested-dark')
    await closed.click({ force: true })
    assert.equal(await hers.getByRole('dialog').count(), 0)
  })

  it('lead from sign-in to the first password, with different words for a forgotten one', async () => {
    const email = 'novata@exemplo.edu.br'
    await addAluno(site.world, site.client, 'novata', { email, email_chave: email })
    const page = await site.visit('/', { width: 360 })
    await page.getByRole('link', { name: 'Esqueci a senha', exact: true }).click()
    await page.getByRole('heading', { name: 'Esqueci a senha' }).waitFor()
    await page.goBack()
    await page.getByLabel('Instituição').fill(site.client.codigo)
    assert.deepEqual(await axeFindings(page), [])
    await shoot(page, 'sign-in-360')
    await page.getByRole('link', { name: 'Primeiro acesso', exact: true }).click()
    await page.getByRole('heading', { name: 'Primeiro acesso' }).waitFor()
    assert.equal(await page.getByLabel('Instituição').inputValue(), site.client.codigo)
    assert.deepEqual(await axeFindings(page), [])
    await assertNotTooWide(page, 'senha')
    await shoot(page, 'first-access-360')
    await page.getByLabel('Login ou e-mail').fill(email)
    await page.getByRole('button', { name: 'Enviar o link' }).click()
    await page.getByText('Se há um cadastro').waitFor()
    await sendMessages(site.world.context, new AbortController().signal)
    await until('the message', () => mail.received.length > 0)
    const { subject, text } = mail.received.at(-1)!
    assert.match(subject, /seu acesso à plataforma/)
    const [, path] = /(\/senha#[\w-]{43})/.exec(text)!
    const chosen = await site.visit(path!, { scheme: 'dark' })
    await chosen.getByLabel('Nova senha').fill('cavalo correto bateria')
    await chosen.getByLabel('Repita a senha').fill('cavalo correto bateria')
    await chosen.getByRole('button', { name: 'Guardar a senha' }).click()
    await chosen.getByRole('link', { name: 'Ir para a entrada' }).click()
    await site.signIn(chosen, 'novata', 'cavalo correto bateria')
    await chosen.getByRole('banner').waitFor()
  })

  it('say who hands over a link where no mail is sent', async () => {
    const { context } = site.world
    const post = context.mail
    context.mail = undefined
    try {
      const page = await site.visit(`/senha?motivo=primeiro-acesso&cliente=${site.client.codigo}`, {
        scheme: 'dark',
      })
      await page.getByText('Esta plataforma não envia e-mail').waitFor()
      assert.equal(await page.getByRole('button', { name: 'Enviar o link' }).count(), 0)
      assert.deepEqual(await axeFindings(page), [])
      await shoot(page, 'no-mail-dark')
    } finally {
      context.mail = post
    }
  })

  it('invite marked users at once, and copy the first access of one of them', async () => {
    for (const login of ['clerk.um', 'clerk.dois'])
      await site.addStaff(login, [], {
        senha: undefined,
        email: login === 'clerk.um' ? `${login}@ex.br` : null,
      })
    const page = await site.visitAs('ana', '/configuracoes/usuarios', { width: 360 })
    for (const login of ['clerk.um', 'clerk.dois'])
      await page.getByRole('checkbox', { name: `Marcar Pessoa ${login}` }).check()
    await page.getByRole('button', { name: 'Convidar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Convidar/ }).click()
    await dialog.getByText('não tem e-mail').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await assertNotTooWide(page, 'usuarios')
    await shoot(page, 'invited-360')
    await site.leave()
    const again = await site.visitAs('ana', '/configuracoes/usuarios', { scheme: 'dark' })
    await again.getByRole('button', { name: 'Pessoa clerk.dois' }).click()
    await again.getByRole('button', { name: 'Copiar link de acesso' }).click()
    await again.getByText(/\/senha#[\w-]{43}/).waitFor()
    assert.deepEqual(await axeFindings(again), [])
    await shoot(again, 'copied-user-dark')
  })

  it('invite a student and copy their first access from their own page', async () => {
    const id = await addAluno(site.world, site.client, 'sem.senha', {
      email: 'sem.senha@ex.br',
      email_chave: 'sem.senha@ex.br',
    })
    const page = await site.visitAs('ana', `/alunos/${id}`)
    await page.getByRole('button', { name: 'Convidar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await shoot(page, 'invite-student')
    await dialog.getByRole('button', { name: 'Convidar', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Copiar link de acesso' }).click()
    await dialog.getByRole('button', { name: 'Copiar link de acesso' }).click()
    await page.getByText(/\/senha#[\w-]{43}/).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await shoot(page, 'copied-student')
  })
})
