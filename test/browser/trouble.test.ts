import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { healthReasons } from '../../catalogue/health.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld, type Look } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { go } from '../support/navigation.ts'
import { student } from '../support/records.ts'

const looks: readonly Required<Look>[] = [
  { width: 1280, scheme: 'light' },
  { width: 360, scheme: 'dark' },
]

describe('what is wrong', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open({ processing: true })
    await site.addStaff('ana', Object.keys(rights) as Right[])
    await site.addStaff('bia', ['integracao.ver'])
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  const table = (page: Page, name: string) => page.getByRole('table', { name })

  async function assertFits(page: Page, where: string): Promise<void> {
    for (const { width, scheme } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      assert.deepEqual(await axeFindings(page), [], `${where}, ${width}`)
      await assertNotTooWide(page, where)
    }
  }

  it('with the platform stands on top of the panel, for those who may configure', async () => {
    const { health } = site.world.context
    const { freeBytes } = health
    health.freeBytes = async () => 0
    health.forget()
    try {
      const page = await site.visitAs('ana', '/')
      const { title, fix } = healthReasons.DISCO_CHEIO
      const notice = page.getByRole('article', { name: title.pt })
      await notice.getByText('O disco da pasta de dados está cheio: restam 0 B.').waitFor()
      await notice.getByText(fix.pt).waitFor()
      await assertFits(page, 'panel')
      const few = await site.visitAs('bia', '/')
      await few.getByRole('article', { name: 'Webhooks' }).getByRole('link').first().waitFor()
      assert.equal(await few.getByRole('article', { name: title.pt }).count(), 0)
    } finally {
      health.freeBytes = freeBytes
      health.forget()
    }
  })

  it('with a webhook target is shown with its diagnosis, and on the panel', async () => {
    const { world, client } = site
    const url = 'https://receptor.exemplo.edu.br/avisos'
    await world.control('Webhook', {
      TOKEN: client.token,
      ACAO: 'CADASTRAR',
      SDT_INT_WEBHOOK: { ESIWH_URL: url },
    })
    const [target] = await world.rows<{ id: number }>(
      client.id,
      `update webhook_destino set falhas = 5, falhas_desde = '2026-11-01T12:00Z' returning id`,
    )
    await insert(world, client, 'webhook_tentativa', {
      ...{ destino_id: target!.id, inicio: '2026-11-01T12:00Z', duracao_ms: 40, status: 404 },
      ...{ diagnostico: 'CAMINHO_INEXISTENTE' },
    })
    await sql`insert into fila_webhook (destino_id, cliente_id, pronto_em, falhas)
      values (${target!.id}, ${client.id}, '2999-01-01T12:00Z', 5)`.execute(world.context.owner.kysely)
    world.context.health.forget()
    const page = await site.visitAs('bia', '/')
    const notice = page.getByRole('article', { name: healthReasons.WEBHOOK_FALHANDO.title.pt })
    await notice.getByRole('link', { name: 'Ver os destinos' }).click()
    const shown = page.getByRole('article', { name: url })
    await shown.getByText('Falhando').waitFor()
    await shown.getByText(/O caminho não existe no destino \(404\)/).waitFor()
    await shown
      .getByText(
        /desde 01\/11\/2026 09:00 .* 5 falhas seguidas · última falha CAMINHO_INEXISTENTE · próxima tentativa 01\/01\/2999 09:00/,
      )
      .waitFor()
    await assertFits(page, 'webhooks')
    const owner = await site.visitAs('ana', `/integracao/webhooks/${encodeURIComponent(url)}`)
    // A failing target still receives, so it can be paused and not resumed.
    await owner.getByRole('button', { name: 'Pausar' }).waitFor()
    assert.equal(await owner.getByRole('button', { name: 'Retomar' }).count(), 0)
  })

  it('with the names of a batch is shown with its records and the names that were meant', async () => {
    const { world, client } = site
    const misspelled = { ...student(), ESIAL_EMAILL: 'a@exemplo.edu.br' }
    const { lote } = await world.process(
      client,
      'RecebeAlunos',
      'SDT_INT_ALUNOS',
      [misspelled, student(), { ...misspelled, ...student() }],
      { RETORN: 'x', 'não é nome': 1 },
    )
    const page = await site.visitAs('bia', `/lotes/${lote}`)
    const names = page.getByRole('main').getByRole('listitem')
    await names.filter({ hasText: 'ESIAL_EMAILL (seria ESIAL_EMAIL?): em 2 registros' }).waitFor()
    await names.filter({ hasText: 'RETORN (seria RETORNO?): fora dos registros' }).waitFor()
    await names.filter({ hasText: 'um nome que não tem forma de campo: fora dos registros' }).waitFor()
    await page.getByText('Corrija o nome, ou deixe de enviar o campo.').waitFor()
    await assertFits(page, 'batch')
    const simulated = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [misspelled], {
      SIMULAR: 'S',
    })
    await go(page, `/lotes/${simulated.lote}`)
    await page.getByText('Simulação: nada foi alterado.').waitFor()
    assert.equal(await page.getByText(/ESIAL_EMAILL/).count(), 1)
  })

  it('with contracts under a rule, or under a future law, is rehearsed with its limits', async () => {
    const { world, client } = site
    await addInternship(world, client, { situacao: 'Ativo', horas_semanal: '31', horas_diaria: '6' })
    await addInternship(world, client, { situacao: 'Ativo', horas_semanal: '28', horas_diaria: '6' })
    await addInternship(world, client, { situacao: 'Cancelado' })
    const page = await site.visitAs('ana', '/configuracoes/regras')
    const rule = page.getByRole('article', { name: /^Lei 11.788, art. 10: limite de horas/ })
    await rule.getByRole('button', { name: 'Ensaiar' }).click()
    await rule.getByText('2 contratos olhados; 1 quebra a regra.').waitFor()
    await rule.getByText('1 contrato ficou de fora:').waitFor()
    await rule.getByText('Foi cancelado antes de entrar em vigor: 1').waitFor()
    await rule.getByText('Ensaiar uma mudança da lei').click()
    await rule.getByLabel('Horas por semana', { exact: true }).fill('20')
    await rule.getByRole('button', { name: 'Ensaiar' }).click()
    await rule.getByText('2 contratos olhados; 2 quebram a regra.').waitFor()
    await rule.getByRole('row', { name: /Ativo recusa recusa/ }).waitFor()
    await rule.getByRole('row', { name: /Ativo nada recusa/ }).waitFor()
    await rule.getByText('Limites da lei e sua vigência').click()
    await table(page, 'Limites da lei e sua vigência')
      .getByRole('row', { name: 'Horas por semana 30 26/09/2008', exact: true })
      .waitFor()
    await page.getByRole('heading', { name: 'Regras sem modo' }).waitFor()
    const tax = page.getByRole('article', { name: /Imposto de renda/ })
    await tax.getByText('Limites da lei e sua vigência').click()
    const [free] = await tax.getByRole('row', { name: /Sem imposto até a renda de/ }).allTextContents()
    assert.match(free ?? '', /5\.000,00/)
    const recess = page.getByRole('article', { name: /30 dias de recesso/ })
    assert.equal(await recess.getByLabel('O que a quebra significa').count(), 0)
    await recess.getByRole('button', { name: 'Ensaiar' }).click()
    await recess.getByText(/contratos olhados/).waitFor()
    await assertFits(page, 'rules')
  })
})
