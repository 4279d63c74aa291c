import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertReadable } from '../support/accessibility.ts'
import { assertNotTooWide } from '../support/axe.ts'
import { addPayeeAccount } from '../support/bank.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addContents, addFile, addSignable } from '../support/files.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addInternship } from '../support/internships.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import { addHost } from '../support/vacancies.ts'

const password = 'uma senha de teste'
const phone = { width: 360 } as const

/** Most pixels of a contract's page on a phone. */
const tallest = 1_600

describe('the portal on a phone', () => {
  let site: ConsoleWorld
  let contract: number
  let aluna: number
  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    const entering = { senha: password, how: 'weak' } as const
    aluna = await addAluno(world, client, 'aluna', entering)
    const professor_id = await addProfessor(world, client, 'docente', entering)
    const concedente_id = await addHost(world, client, { nome_fantasia: 'Padaria do Largo' })
    contract = await addInternship(world, client, {
      aluno_id: aluna,
      professor_id,
      concedente_id,
      situacao: 'Ativo',
    })
    for (const [tipo, prazo_entrega] of [
      ['Relatório final', '2099-12-20'],
      ['Relatório de atividades', '2099-06-20'],
    ])
      await pendenciaFixture.add(world, client, 'Pendente', { contrato_id: contract, tipo, prazo_entrega })
    await addContents(world, client)
    for (const nome of ['Termo.pdf', 'Plano.pdf', 'Declaração.pdf'])
      await addFile(world, client, { contrato_id: contract, nome })
    await addPayeeAccount(world, client, { aluno_id: aluna, situacao: 'Em espera', espera_ate: '2099-01-02' })
    const paid = {
      tipo: 'P',
      documento: '52998224725',
      nome: 'Aluna',
      aluno_id: aluna,
      valor: 800,
    }
    await insert(world, client, 'faturamento', {
      ...paid,
      identificacao: 'F1',
      situacao_externa: 'A',
      competencia: '2026-02',
      emissao: '2026-02-28',
      vencimento: '2026-03-05',
    })
    for (const [usuario, acao, origem] of [
      ['tesoureira', 'Consulta', 'Portal'],
      ['aluna', 'Acesso', 'Portal'],
      ['Acadêmico', 'Alteração', 'Integração'],
    ])
      await insert(world, client, 'auditoria', {
        ...{
          usuario,
          acao,
          origem,
          operacao: 'x',
          entidade: 'aluno',
          quantidade: 1,
          menor: aluna,
          maior: aluna,
        },
      })
  })
  afterEach(() => site.leave())
  after(() => site.close())

  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor()
  const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight')

  it('shows a contract on one short page, with the rest folded', async () => {
    const page = await site.visitAs('aluna', `/contratos/id/${contract}`, phone)
    await heading(page, 'Padaria do Largo')
    await page.getByRole('heading', { name: 'Documentos' }).waitFor()
    await page.waitForLoadState('networkidle')
    const height = await heightOf(page)
    assert.ok(height <= tallest, `${height} px`)
    await assertNotTooWide(page)
    const tasks = page.locator('section', {
      has: page.getByRole('heading', { name: 'O que falta neste contrato' }),
    })
    const names = await tasks.getByRole('link').allInnerTexts()
    assert.deepEqual(names.slice(0, 2), ['Relatório de atividades', 'Relatório final'])
    assert.equal(await page.getByRole('button', { name: /Baixar/ }).count(), 3)
    // What is folded is there when it is opened.
    const all = page.locator('details', { hasText: 'Todos os dados' })
    await all.locator('summary').click()
    await all.getByText('Modalidade').first().waitFor()
    assert.deepEqual(site.pageErrors, [])
  })

  const places = [
    ['/', /O que espera por você/],
    ['/contratos', /Contratos/],
    ['/documentos', /Documentos/],
    ['/faturamentos', /Pagamentos/],
    ['/solicitacoes', /Pedidos/],
    ['/contas-de-favorecidos', /Conta para pagamentos/],
    ['/quem-viu-meus-dados', /Quem viu meus dados/],
  ] as const
  for (const [path, title] of places) {
    it(`is readable at ${path}, in both schemes, at 320 px and 200 % zoom`, async () => {
      const page = await site.visitAs('aluna', path)
      await heading(page, title)
      await page.waitForLoadState('networkidle')
      await assertReadable(page)
      assert.deepEqual(site.pageErrors, [])
    })
  }

  it('is readable at a contract, also unfolded', async () => {
    for (const [login, title] of [
      ['aluna', 'Padaria do Largo'],
      ['docente', /./],
    ] as const) {
      const page = await site.visitAs(login, `/contratos/id/${contract}`)
      await heading(page, title)
      for (const summary of await page.locator('main details > summary').all()) await summary.click()
      await page.waitForLoadState('networkidle')
      await assertReadable(page)
    }
    assert.deepEqual(site.pageErrors, [])
  })

  it('has controls as tall as a thumb is wide', async () => {
    for (const [path, title] of places) {
      const page = await site.visitAs('aluna', path, phone)
      await heading(page, title)
      await page.waitForLoadState('networkidle')
      const small = await page
        .locator('main button:visible, main a.mantine-Button-root:visible')
        .evaluateAll((all) =>
          all
            .map((one) => ({ name: one.textContent, height: one.getBoundingClientRect().height }))
            .filter(({ height }) => height < 44),
        )
      assert.deepEqual(small, [], path)
      await site.leave()
    }
  })

  it('leads from the start page to every part in one tap, and to a request in two', async () => {
    const page = await site.visitAs('aluna', '/', phone)
    const shortcuts = page.getByRole('navigation', { name: 'Ir para' })
    const names = [
      'Contratos',
      'Documentos',
      'Pagamentos',
      'Pedidos',
      'Conta para pagamentos',
      'Quem viu meus dados',
    ]
    assert.deepEqual(await shortcuts.getByRole('link').allInnerTexts(), names)
    await shortcuts.getByRole('link', { name: 'Pedidos' }).click()
    await page.getByRole('link', { name: 'Declaração' }).click()
    await heading(page, /solicitação/i)
    assert.equal(await page.getByLabel('Tipo', { exact: false }).first().inputValue(), 'Declaração')
  })

  it('says who saw the data, without what the person did', async () => {
    const page = await site.visitAs('aluna', '/quem-viu-meus-dados', phone)
    await page.getByText('tesoureira').waitFor()
    await page.getByText('Acadêmico').waitFor()
    const told = await page.locator('main li').allInnerTexts()
    assert.ok(
      told.every((one) => !one.startsWith('aluna')),
      told.join('\n'),
    )
    assert.ok(
      told.some((one) => one.includes('tesoureira abriu dados protegidos de: Aluno')),
      told.join('\n'),
    )
    const other = await site.visitAs('docente', '/quem-viu-meus-dados', phone)
    await heading(other, /Quem viu/)
    await other.waitForLoadState('networkidle')
    assert.equal(await other.getByText('tesoureira').count(), 0)
  })

  it('signs in session what waits for the person together, but for what is unticked', async () => {
    const { world, client } = site
    const bela = await addAluno(world, client, 'bela', { senha: password, how: 'weak' })
    const papers: number[] = []
    for (let count = 0; count < 3; count++) {
      const contrato = await addInternship(world, client, { aluno_id: bela })
      const id = await addSignable(world, client, contrato, { parte: 'aluno', parte_id: bela })
      const second = { parte: 'instituicao', assinante: 'Instituição', nome: 'Pró-Reitoria' }
      await insert(world, client, 'assinatura', { arquivo_id: id, ...second })
      papers.push(id)
    }
    const given = async () =>
      (
        await world.rows<{ id: number }>(
          client.id,
          `select arquivo_id as id from evidencia where arquivo_id = any('{${papers}}') and ato = 'assinou' order by 1`,
        )
      ).map(({ id }) => Number(id))
    const page = await site.visitAs('bela', '/', phone)
    await page.getByRole('button', { name: 'Assinar 3 documentos juntos' }).click()
    const dialog = page.getByRole('dialog')
    const boxes = dialog.getByRole('checkbox', { name: 'Termo.pdf' })
    await boxes.nth(2).waitFor()
    assert.equal(await dialog.getByRole('button', { name: /^Ler/ }).count(), 3)
    await assertReadable(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await boxes.nth(1).click()
    await dialog.getByText('Você assina 2 documentos:').waitFor()
    await dialog.getByRole('checkbox', { name: 'Li e concordo' }).click()
    await dialog.locator('input[type=password]').fill(password)
    await dialog.getByRole('button', { name: 'Assinar', exact: true }).click()
    await dialog.getByText('2 documentos assinados.').waitFor()
    assert.equal((await given()).length, 2)
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    // One is left, which is signed alone.
    await page.getByRole('button', { name: /juntos$/ }).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('link', { name: /^Assinar/ }).count(), 1)
    assert.deepEqual(site.pageErrors, [])
  })
})
