import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { cpfAt } from '../../demo/documents.ts'
import { assertReadable } from '../support/accessibility.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addInternship } from '../support/internships.ts'
import { enterCode } from '../support/link-page.ts'
import { secretOf } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import { go } from '../support/navigation.ts'
import { addHost } from '../support/vacancies.ts'

describe('the review of a term by its host in a browser', () => {
  let site: ConsoleWorld
  let mail: MailServer
  let contract: number
  before(async () => {
    mail = await MailServer.open()
    site = await ConsoleWorld.open({ mail: mail.settings })
    const { world, client } = site
    await site.addStaff('ana', ['contratos.ver', 'contratos.alterar', 'cadastros.ver'])
    await world.rows(
      client.id,
      `update cliente set confere_termo = true where cliente_id = ${client.id} returning 1`,
    )
    const host = await addHost(world, client, {
      nome: 'Padaria do Largo Ltda.',
      nome_fantasia: 'Padaria do Largo',
      email: 'contato@padaria.exemplo.br',
      representante_nome: null,
      representante_cpf: null,
      quantidade_empregados: 30,
      ...{ endereco: 'Rua Um', cidade: 'Santos', uf: 'SP', cep: '11010000' },
    })
    const day = (days: number) => Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days }).toString()
    const term = { concedente_id: host, inicio: day(20), encerramento: day(200) }
    contract = await addInternship(world, client, term, { aluno: { nome: 'Lia Longa' } })
  })
  after(async () => {
    await site.close()
    await mail.close()
  })

  const shot = async (page: Page, name: string) => {
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true })
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  async function secret(): Promise<string> {
    const [link] = await site.world.rows<{ id: number }>(
      site.client.id,
      `select id from link where finalidade = 'conferir' order by id desc`,
    )
    return secretOf(site.world, site.client, link!.id)
  }

  it('is asked for on the page of the contract, answered at 360 pixels, and seen by the staff', async () => {
    const staff = await site.visitAs('ana', `/contratos/id/${contract}`)
    await button(staff, 'Pedir conferência').click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Pedir conferência' }).click()
    await staff.getByText('Solicitação: Conferência do termo').first().waitFor()
    await assertReadable(staff, 'a contract whose review was asked')
    await shot(staff, 'review-asked')
    await site.leave()

    const segredo = await secret()
    const host = await site.visit(`/l#${segredo}`, { width: 360 })
    await enterCode(host, site.world, site.client, segredo)
    await host.getByRole('heading', { level: 1, name: 'Conferência do termo de Lia Longa' }).waitFor()
    await host.getByText('Apoio ao desenvolvimento de sistemas.').waitFor()
    await host.getByRole('link', { name: /^Baixar Minuta de Termo de compromisso/ }).waitFor()
    assert.equal(await host.getByLabel('Cidade').inputValue(), 'Santos')
    assert.deepEqual(await axeFindings(host), [])
    await assertNotTooWide(host)
    await shot(host, 'review-open-360')
    await host.getByLabel('Nome do representante').fill('Rita Nunes')
    await host.getByLabel('CPF do representante').fill('111.111.111-11')
    await button(host, 'Está correto').click()
    await host.getByRole('alert').waitFor()
    assert.equal(await host.getByLabel('CPF do representante').getAttribute('aria-invalid'), 'true')
    assert.deepEqual(await axeFindings(host), [])
    await shot(host, 'review-refused-360')
    await host.getByLabel('CPF do representante').fill(cpfAt(7_600_050))
    await host.getByLabel('Telefone da concedente').fill('')
    await host.getByLabel('Telefone da concedente').pressSequentially('+55 (45) 99876-5432')
    await host.getByLabel('CEP').fill('')
    await host.getByLabel('CEP').pressSequentially('85807-201')
    await button(host, 'Está correto').click()
    await host.getByRole('heading', { level: 1, name: 'Pronto' }).waitFor()
    await site.leave()
    const [kept] = await site.world.rows(
      site.client.id,
      `select telefone, cep from pessoa where nome_fantasia = 'Padaria do Largo'`,
    )
    assert.deepEqual(kept, { telefone: '+5545998765432', cep: '85807201' })

    const again = await site.visitAs('ana', `/contratos/id/${contract}`)
    await again.getByText(/respondida em .* por Padaria do Largo/).waitFor()
    await shot(again, 'review-answered')
    await again.getByRole('link', { name: 'Solicitação: Conferência do termo' }).click()
    await again.getByText('Dados que mudaram').waitFor()
    await assertReadable(again, 'the answered review')
    await shot(again, 'review-request')
    await site.leave()
  })

  it('with reported errors comes up on the panel', async () => {
    const staff = await site.visitAs('ana', `/contratos/id/${contract}`)
    await go(staff, `/contratos/id/${contract}?acao=PedeConferencia`)
    await staff.getByRole('dialog').getByRole('button', { name: 'Pedir conferência' }).click()
    await staff.getByText('Solicitação: Conferência do termo').nth(1).waitFor()
    await site.leave()
    const segredo = await secret()
    const host = await site.visit(`/l#${segredo}`, { width: 360, scheme: 'dark' })
    await enterCode(host, site.world, site.client, segredo)
    await host.getByLabel('O que está errado').fill('O horário é das 8 às 14 horas.')
    assert.deepEqual(await axeFindings(host), [])
    await shot(host, 'review-errors-360-dark')
    await button(host, 'Apontar erros').click()
    await host.getByRole('heading', { level: 1, name: 'Pronto' }).waitFor()
    await site.leave()
    const panel = await site.visitAs('ana', '/')
    await panel.getByRole('link', { name: /Erros que concedentes apontaram em termos/ }).click()
    await panel.getByRole('cell', { name: 'Lia Longa' }).waitFor()
    await site.leave()
  })
})
