import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld, type Look } from '../support/console.ts'
import { addContract, insert } from '../support/contracts.ts'
import { pdfContent } from '../support/files.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { enterCode } from '../support/link-page.ts'
import { addLink } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import { pdfOf } from '../support/pdfs.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import { until } from '../support/process.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'

const password = 'uma senha de teste'
const phone = { width: 360, scheme: 'light' } as const satisfies Look

describe('deliveries and their decisions in a browser', () => {
  let site: ConsoleWorld
  let mail: MailServer
  let contract: Row
  before(async () => {
    mail = await MailServer.open()
    site = await ConsoleWorld.open({ mail: mail.settings })
    const { world, client } = site
    const entering = { senha: password, how: 'weak' } as const
    contract = {
      ...{ situacao: 'Ativo', modalidade: 'monitoria' },
      aluno_id: await addAluno(world, client, 'aluna', { nome: 'Ana Alves', ...entering }),
      professor_id: await addProfessor(world, client, 'mestra', entering),
    }
    await site.addStaff('ajustes', ['configuracao.alterar'])
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    await mail.close()
  })

  const item = async (situacao: string, tipo: string, values: Row = {}) => {
    const { world, client } = site
    const contrato_id = await addContract(world, client, contract)
    return pendenciaFixture.add(world, client, situacao, { tipo, contrato_id, ...values })
  }
  const stateOf = async (id: number): Promise<Row> =>
    (
      await site.world.rows<Row>(
        site.client.id,
        `select p.situacao, p.arquivo_id is not null as documento, a.situacao as arquivo
           from pendencia p left join arquivo a on a.id = p.arquivo_id where p.id = ${id}`,
      )
    )[0]!
  const shot = async (page: Page, name: string) => {
    const folder = process.env.LOOK_AT_DELIVERIES
    if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
  }
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Entregar' })
  const send = (page: Page) => dialog(page).getByRole('button', { name: 'Entregar', exact: true }).click()
  const open = async (id: number) => {
    const page = await site.visitAs('aluna', `/pendencias/${id}`, phone)
    await page.getByRole('button', { name: 'Entregar', exact: true }).click()
    await dialog(page).waitFor()
    return page
  }
  const choose = (page: Page) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Relatório.pdf', mimeType: 'application/pdf', buffer: pdfOf('') })

  for (const [tipo, failure] of [
    ['Relatório final', 'offline'],
    ['Relatório final', 'refused'],
    ['Apontamento de horas', 'offline'],
  ] as const) {
    it(`are not made while the upload failed: ${tipo}, ${failure}, 360 pixels wide`, async () => {
      const id = await item('Pendente', tipo)
      const page = await open(id)
      const sent: string[] = []
      page.on('request', (request) => sent.push(new URL(request.url()).pathname))
      await page.route('**/gestao/conteudos', (route) =>
        failure === 'offline' ? route.abort() : route.fulfill({ status: 503, body: '{}' }),
      )
      await choose(page)
      await dialog(page).getByRole('button', { name: 'Enviar o arquivo de novo' }).waitFor()
      await send(page)
      await dialog(page).getByText('O arquivo não foi enviado.').first().waitFor()
      await shot(page, `failed-${tipo}-${failure}`)
      await assertNotTooWide(page)
      assert.ok(!sent.includes('/gestao/EntregaPendencia'), sent.join())
      assert.deepEqual(await stateOf(id), { situacao: 'Pendente', documento: false, arquivo: null })
      await page.unroute('**/gestao/conteudos')
      await dialog(page).getByRole('button', { name: 'Enviar o arquivo de novo' }).click()
      await dialog(page)
        .getByRole('button', { name: 'Enviar o arquivo de novo' })
        .waitFor({ state: 'hidden' })
      await until('the upload', async () => !(await dialog(page).getByText('Enviando…').isVisible()))
      await send(page)
      await dialog(page).waitFor({ state: 'hidden' })
      assert.deepEqual(await stateOf(id), {
        ...{ situacao: 'Em aprovação', documento: true, arquivo: 'Em Aprovação' },
      })
    })
  }

  it('are not made while the upload is under way, nor without the document that the kind requires', async () => {
    const id = await item('Pendente', 'Relatório final')
    const page = await open(id)
    await send(page)
    await dialog(page).getByText('Preencha este campo').first().waitFor()
    let goOn = () => {}
    const held = new Promise<void>((done) => {
      goOn = done
    })
    await page.route('**/gestao/conteudos', async (route) => {
      await held
      await route.continue()
    })
    await choose(page)
    await send(page)
    await dialog(page).getByText('O arquivo ainda está sendo enviado.').first().waitFor()
    assert.equal((await stateOf(id)).situacao, 'Pendente')
    goOn()
    await dialog(page).getByText('O arquivo ainda está sendo enviado.').waitFor({ state: 'hidden' })
    await send(page)
    await dialog(page).waitFor({ state: 'hidden' })
    assert.deepEqual(await stateOf(id), {
      situacao: 'Em aprovação',
      documento: true,
      arquivo: 'Em Aprovação',
    })
  })

  for (const width of [1440, 360]) {
    it(`are decided one after another, ${width} pixels wide`, async () => {
      const { world, client } = site
      await world.rows(
        client.id,
        `update pendencia set situacao = 'Cancelado' where situacao = 'Em aprovação' returning 1`,
      )
      const ids: number[] = []
      for (const day of ['2031-03-01', '2031-03-02', '2031-03-03']) {
        const id = await item('Em aprovação', 'Relatório final', {
          prazo_entrega: day,
          parecer_estagiario: `Até ${day}.`,
        })
        const file = { pendencia_id: id, nome: `${day}.pdf`, nome_fisico: 'a.pdf', situacao: 'Em Aprovação' }
        const arquivo_id = await insert(world, client, 'arquivo', { ...file, ...pdfContent })
        await world.rows(
          client.id,
          `update pendencia set arquivo_id = ${arquivo_id} where id = ${id} returning 1`,
        )
        ids.push(id)
      }
      const page = await site.visitAs('mestra', '/pareceres', {
        width,
        scheme: width === 360 ? 'dark' : 'light',
      })
      const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: /Relatório final/ }) })
      assert.match(
        await list.getByRole('link').first().innerText(),
        /Ana Alves\s+Relatório final\s+.*01\/03\/2031/s,
      )
      await shot(page, `inbox-${width}`)
      assert.deepEqual(await axeFindings(page), [])
      await list.getByRole('link').first().click()
      await page.getByText('1 de 3').waitFor()
      await page.getByText('2031-03-01.pdf').waitFor()
      await page.getByText('Até 2031-03-01.').waitFor()
      await shot(page, `decision-${width}`)
      assert.deepEqual(await axeFindings(page), [])
      await assertNotTooWide(page)
      // Keys go to the next item and back; in a field they are letters.
      await page.keyboard.press('j')
      await page.getByText('2 de 3').waitFor()
      await page.keyboard.press('k')
      await page.getByText('1 de 3').waitFor()
      await page.getByLabel('Parecer do professor').fill('kj')
      await page.getByRole('radio', { name: 'Ótimo' }).first().check()
      await page.keyboard.press('Control+Enter')
      await page.getByText('2 de 3 · 1 decidida').waitFor()
      await page.getByText('2031-03-02.pdf').waitFor()
      await page.getByRole('radio', { name: 'Devolver' }).check()
      await page.getByLabel('Motivo').fill('Falta maio.')
      await page.getByRole('button', { name: 'Devolver', exact: true }).click()
      await page.getByText('3 de 3 · 2 decididas').waitFor()
      await page.getByLabel('Parecer do professor').fill('Bom.')
      await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
      await page.getByText('Todas as entregas desta lista foram decididas.').waitFor()
      assert.deepEqual(
        await Promise.all(ids.map(stateOf)),
        [
          ['Aprovado', 'Aprovado'],
          ['Pendente', 'Recusado'],
          ['Aprovado', 'Aprovado'],
        ].map(([situacao, arquivo]) => ({ situacao, documento: true, arquivo })),
      )
    })
  }

  it('are evaluated on a phone by link, 320 pixels wide', async () => {
    const { world, client } = site
    const host = await addHost(world, client, {
      ...{ nome: 'Padaria do Largo', representante_nome: 'Helena Prado' },
      representante_email: 'helena.prado@padaria.exemplo.br',
    })
    const contrato = { concedente_id: host }
    const id = await pendenciaFixture.add(world, client, 'Entregue', { contrato, tipo: 'Relatório final' })
    const sobre = { noun: 'pendencia', id }
    const { segredo } = await addLink(world, client, { parte: 'concedente', pessoa: host, sobre })
    const page = await site.visit(`/l#${segredo}`, { width: 320, scheme: 'light' })
    await enterCode(page, world, client, segredo)
    const asked = page.getByRole('radiogroup', { name: 'Pontualidade' })
    await asked.getByRole('radio', { name: 'Ótimo' }).check()
    await page.getByLabel('Parecer da concedente').fill('Dedicada.')
    await assertNotTooWide(page)
    await shot(page, 'link-320')
    assert.deepEqual(await axeFindings(page), [])
    await page.getByRole('button', { name: 'Dar parecer da concedente' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pronto' }).waitFor()
    const kept = await world.rows<Row>(
      client.id,
      `select r.pergunta, r.resposta from avaliacao a join avaliacao_resposta r on r.avaliacao_id = a.id
        where a.pendencia_id = ${id}`,
    )
    assert.deepEqual(kept, [{ pergunta: 'Pontualidade', resposta: 'Ótimo' }])
  })

  it('are evaluated in session, 320 pixels wide, and say which answer is missing', async () => {
    const { world, client } = site
    const tipo = 'Avaliação campo estágio'
    const perguntas = [
      { secao: 'Local', pergunta: 'Instalações', tipo: 'escala', obrigatoria: true, opcoes: ['Ruim', 'Bom'] },
      { secao: 'Local', pergunta: 'Nota geral', tipo: 'numero', obrigatoria: false, opcoes: [], maximo: 10 },
    ].map((one) => ({ ajuda: '', maximo: null, tamanho: null, ...one }))
    const form = { quem: 'aluno', pendencia: tipo, edicao: 1, titulo: 'Meu estágio' }
    await insert(world, client, 'formulario', { ...form, perguntas: JSON.stringify(perguntas) })
    const id = await item('Pendente', tipo)
    const page = await site.visitAs('aluna', `/pendencias/${id}`, { width: 320, scheme: 'dark' })
    await page.getByRole('button', { name: 'Entregar', exact: true }).click()
    const asked = dialog(page).getByRole('group', { name: 'Meu estágio' })
    await asked.getByLabel('Nota geral').fill('8,5')
    await send(page)
    await asked.getByText('Responda “Instalações”.').waitFor()
    await shot(page, 'evaluation-320')
    await assertNotTooWide(page)
    assert.deepEqual(await axeFindings(page), [])
    await asked.getByRole('radio', { name: 'Bom' }).check()
    await send(page)
    await dialog(page).waitFor({ state: 'hidden' })
    const kept = await world.rows<Row>(
      client.id,
      `select a.media::float8 as media, a.edicao, p.parecer_estagiario as parecer from avaliacao a
         join pendencia p on p.id = a.pendencia_id where a.pendencia_id = ${id}`,
    )
    const parecer = 'Meu estágio\n\nLocal\nInstalações: Bom\nNota geral: 8,5 (0 a 10)'
    assert.deepEqual(kept, [{ media: 9.25, edicao: 1, parecer }])
  })

  for (const width of [1440, 360]) {
    it(`have forms that are edited with a preview, ${width} pixels wide`, async () => {
      const { world, client } = site
      await world.rows(client.id, 'delete from formulario returning 1')
      const page = await site.visitAs('ajustes', '/configuracoes/formularios', { width })
      await page.getByRole('link', { name: 'Estudante: Avaliação campo estágio' }).click()
      const preview = page.getByRole('group', { name: 'Avaliação do campo de estágio pelo estudante' })
      await preview.getByRole('radiogroup', { name: 'Instalações e recursos' }).waitFor()
      await page.getByLabel('Pergunta').first().fill('Biblioteca')
      await preview.getByRole('radiogroup', { name: 'Biblioteca' }).waitFor()
      await shot(page, `form-${width}`)
      assert.deepEqual(await axeFindings(page), [])
      await assertNotTooWide(page)
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      await page.getByText('Salvo: a edição 1 está em uso.').waitFor()
      await page.getByRole('button', { name: 'Abrir a da plataforma' }).click()
      await preview.getByRole('radiogroup', { name: 'Instalações e recursos' }).waitFor()
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      await shot(page, `saved-${width}`)
      await page.getByText('Salvo: a edição 2 está em uso.').waitFor()
      const editions = await world.rows<Row>(
        client.id,
        `select edicao, perguntas -> 0 ->> 'pergunta' as first from formulario order by edicao`,
      )
      assert.deepEqual(editions, [
        { edicao: 1, first: 'Biblioteca' },
        { edicao: 2, first: 'Instalações e recursos' },
      ])
    })
  }
})
