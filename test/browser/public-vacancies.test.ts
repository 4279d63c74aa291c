import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'

describe('the public pages of vacancies in a browser', () => {
  let site: ConsoleWorld
  let id: number
  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    await changeSettings(world.context.owner, client.id, new Map([['vagasPublicas', 'S']]))
    const concedente_id = await addHost(world, client, { nome: 'Metalúrgica Ipê' })
    for (const [at, titulo] of [
      'Estágio em análise de dados',
      'Monitoria de cálculo',
      'Auxiliar',
    ].entries()) {
      id = await addVacancy(world, client, {
        titulo,
        concedente_id,
        tipo: 'NME'[at],
        confidencial: at === 1,
        cidade: 'Niterói',
        uf: 'RJ',
        modalidade: 'H',
        bolsa_tipo: 'M',
        descricao: `Apoio à equipe, com plano de atividades.\n\n${'Umapalavramuitolonga'.repeat(6)}`,
        requisitos: 'Planilhas.\nBoa escrita.',
        horario: 'De segunda a sexta, das 8h às 14h',
        beneficios: 'Vale-refeição',
      })
    }
  })
  afterEach(() => site.leave())
  after(() => site.close())

  for (const path of ['', '/:id'] as const) {
    it(`have no axe findings, wide and narrow, light and dark: /vagas-abertas/:cliente${path}`, async () => {
      const address = `/vagas-abertas/${site.client.codigo}${path.replace(':id', String(id))}`
      const page = await site.visit(address)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 })
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme })
          const what = `${address} ${width} ${scheme}`
          assert.deepEqual(await axeFindings(page), [], what)
          await assertNotTooWide(page, what)
        }
      }
    })
  }

  it('lead from the list to a vacancy and back', async () => {
    const page = await site.visit(`/vagas-abertas/${site.client.codigo}`)
    await page.getByRole('link', { name: 'Auxiliar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Auxiliar' }).waitFor()
    await page.getByRole('link', { name: /^Vagas abertas/ }).click()
    await page.getByRole('heading', { level: 1, name: /^Vagas abertas/ }).waitFor()
  })

  it('violate no policy', () => {
    assert.deepEqual(site.pageErrors, [])
  })
})
