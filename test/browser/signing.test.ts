import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { keepContent } from '../../server/store/files/keep.ts'
import { assertReadable } from '../support/accessibility.ts'
import { tester } from '../support/actor.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addSignable } from '../support/files.ts'
import { addInternship, addSupervisor } from '../support/internships.ts'
import { enterCode } from '../support/link-page.ts'
import { addLink } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
/** Most presses to sign, besides the one that asks for the code. */
const mostTaps = 4
/** Script of the page in bytes, compressed. */
const budget = 120_000

describe('signing on a phone', () => {
  let site: ConsoleWorld
  let mail: MailServer
  let host: number
  before(async () => {
    mail = await MailServer.open()
    site = await ConsoleWorld.open({ console: false, mail: mail.settings })
    host = await addHost(site.world, site.client, {
      nome: 'ACME Ltda.',
      representante_nome: 'Helena Prado',
      representante_email: 'helena@acme.exemplo.br',
    })
  })
  afterEach(async () => {
    await site.leave()
    assert.deepEqual(site.pageErrors.splice(0), [])
  })
  after(async () => {
    await site.close()
    await mail.close()
  })

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const shot = async (page: Page, name: string) => {
    const folder = process.env.LOOK_AT_LINKS
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
  }
  const rows = (statement: string) => site.world.rows<Row>(site.client.id, statement)

  interface Paper {
    id: number
    segredo: string
  }

  /** A term that a student or the host signs, with a link to sign it. */
  async function paper(who: 'aluno' | 'concedente', student?: number): Promise<Paper & { student: number }> {
    const { world, client } = site
    const supervisor = await addSupervisor(world, client, { nome: 'Rita Nunes' })
    const contract = await addInternship(
      world,
      client,
      {
        ...{ concedente_id: host, supervisor_id: supervisor, horas_diaria: '6', horas_semanal: '30' },
        ...{ bolsa_valor: '1200.00', bolsa_tipo: 'Mensal', auxilio_transporte_valor: '220.00' },
        ...(student ? { aluno_id: student } : {}),
      },
      { aluno: { nome: 'Mariana Alves', email: 'mariana@aluno.exemplo.br' } },
    )
    const [{ aluno_id }] = (await rows(`select aluno_id from contrato where id = ${contract}`)) as [Row]
    const parte_id = who === 'aluno' ? Number(aluno_id) : host
    const id = await addSignable(world, client, contract, { parte: who, parte_id })
    const { db, files } = world.context
    const kept = await db.inClient(client.id, (tx) => keepContent(tx, files, client.id, pdf), tester)
    for (const table of ['arquivo', 'documento']) {
      const key = table === 'arquivo' ? 'id' : 'arquivo_id'
      await rows(`update ${table} set arquivo_sha256 = '${kept.sha256}' where ${key} = ${id} returning 1`)
    }
    await insert(world, client, 'assinatura', {
      ...{ arquivo_id: id, parte: 'instituicao', assinante: 'Instituição', nome: 'Pró-Reitoria' },
    })
    const { segredo } = await addLink(world, client, {
      ...{ parte: who, pessoa: parte_id, finalidade: 'assinar', sobre: { noun: 'assinatura', id } },
      nome: who === 'aluno' ? 'Mariana Alves' : 'Helena Prado',
    })
    return { id, segredo, student: Number(aluno_id) }
  }
  const given = async (ids: readonly number[]) =>
    (
      await rows(`select arquivo_id from evidencia where arquivo_id = any('{${ids}}') and ato = 'assinou'
      order by arquivo_id`)
    ).map(({ arquivo_id }) => Number(arquivo_id))
  const enter = (page: Page, { segredo }: Paper) => enterCode(page, site.world, site.client, segredo)
  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor()
  async function sign(page: Page, name = 'Assinar'): Promise<void> {
    await button(page, name).click()
    await page.getByRole('checkbox', { name: 'Li e concordo' }).click()
    await button(page, 'Assinar agora').click()
  }

  /** A phone on a slow network with a slow processor, that counts how often its screen is pressed. */
  async function slowPhone(path: string): Promise<{ page: Page; taps: () => Promise<number> }> {
    const page = await site.visit('/healthz', { width: 360 })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562,
      downloadThroughput: (1_440 * 1024) / 8,
      uploadThroughput: (675 * 1024) / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      const counted = globalThis as unknown as {
        taps: number
        addEventListener: (name: string, heard: () => void, early: boolean) => void
      }
      counted.taps = 0
      counted.addEventListener('pointerdown', () => void counted.taps++, true)
    })
    await page.goto(path)
    return { page, taps: () => page.evaluate(() => (globalThis as unknown as { taps: number }).taps) }
  }

  it('takes at most four taps besides the code, at 360 px, on slow 4G with a slow processor', async () => {
    const one = await paper('aluno')
    const { page, taps } = await slowPhone(`/l#${one.segredo}`)
    await page.getByText('m•••@a•••.exemplo.br').waitFor()
    assert.doesNotMatch(await page.content(), /Mariana|ACME|1\.200/, 'nothing before the second step')
    await shot(page, 'c1-code')
    await enter(page, one)
    await heading(page, 'Termo de compromisso de Mariana Alves')
    const facts = (await page.locator('article dl').first().innerText()).replaceAll('\u00a0', ' ')
    for (const fact of ['ACME', '6 h por dia', 'R$ 1.200,00', 'R$ 220,00', ' a ', 'Rita Nunes']) {
      assert.ok(facts.includes(fact), `${fact} in ${facts}`)
    }
    assert.equal(await page.locator('article dt').count(), 5)
    assert.match((await page.getByRole('link', { name: 'Ler' }).getAttribute('href'))!, /\?ler=1$/)
    const box = (await button(page, 'Assinar').boundingBox())!
    assert.ok(box.y + box.height <= 900 && box.height >= 44, 'the button is in view without scrolling')
    await shot(page, 'c2-summary')
    await button(page, 'Assinar').click()
    await shot(page, 'c3-consent')
    await page.getByRole('checkbox', { name: 'Li e concordo' }).click()
    await button(page, 'Assinar agora').click()
    await heading(page, 'Assinado')
    await shot(page, 'c4-signed')
    const pressed = (await taps()) - 1
    assert.ok(pressed <= mostTaps, `${pressed} taps`)
    assert.deepEqual(await given([one.id]), [one.id])
    await page.getByText('Faltam: Instituição.').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar PDF' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    assert.ok(Buffer.concat(chunks).equals(pdf), 'the copy is what was signed')
    await page.context().close()
  })

  it('loads no more script than its budget', async () => {
    const sizes = await Promise.all(
      ['/l/pagina.js', '/small/common.js'].map(async (path) => {
        const text = await (await fetch(`${site.world.base}${path}`)).text()
        return gzipSync(text).length
      }),
    )
    const total = sizes.reduce((sum, one) => sum + one, 0)
    assert.ok(total <= budget, `${total} bytes`)
  })

  it('signs five documents together, and leaves out one that is unticked', async () => {
    const first = await paper('aluno')
    const papers = [first]
    for (let count = 1; count < 6; count++) papers.push(await paper('aluno', first.student))
    const page = await site.visit(`/l#${first.segredo}`, { width: 360 })
    await enter(page, first)
    await heading(page, '6 documentos para assinar')
    await page
      .getByRole('checkbox', { name: /^Assinar Termo/ })
      .last()
      .click()
    await shot(page, 'five-1')
    await sign(page, 'Assinar 5 documentos')
    await heading(page, 'Tudo assinado')
    await shot(page, 'five-2')
    const ids = papers.map(({ id }) => id).toSorted((a, b) => a - b)
    assert.equal((await given(ids)).length, 5)
    await button(page, 'Voltar').click()
    await sign(page)
    await heading(page, 'Assinado')
    assert.deepEqual(await given(ids), ids)
  })

  it('signs several links one after another in the same tab', async () => {
    const papers = [await paper('aluno'), await paper('concedente'), await paper('aluno')]
    const page = await site.visit(`/l#${papers[0]!.segredo}`, { width: 360 })
    for (const one of papers) {
      await page.goto(`/l#${one.segredo}`)
      await enter(page, one)
      await sign(page)
      await heading(page, 'Assinado')
    }
    assert.equal((await given(papers.map(({ id }) => id))).length, 3)
    await page.goto(`/l#${papers[0]!.segredo}`)
    await page
      .getByText(/^✓ Assinado em/)
      .first()
      .waitFor()
  })

  it('keeps what was typed and sends once, however the network fails', async () => {
    const one = await paper('aluno')
    const page = await site.visit(`/l#${one.segredo}`, { width: 360 })
    await enter(page, one)
    await page.route('**/sessao/link/uso', (route) => route.abort(), { times: 1 })
    await page.getByText('Algo está errado', { exact: true }).click()
    await page.getByLabel('Motivo').fill('A bolsa não é esta.')
    await button(page, 'Recusar assinatura').click()
    await page.getByText('A rede não respondeu').waitFor()
    assert.equal(await page.getByLabel('Motivo').inputValue(), 'A bolsa não é esta.')
    await shot(page, 'network-lost')
    // The server signs, but its answer is lost.
    let sent = 0
    await page.route('**/sessao/link/uso', async (route) => {
      sent++
      await route.fetch()
      await route.abort()
    })
    await button(page, 'Assinar').click()
    await page.getByRole('checkbox', { name: 'Li e concordo' }).click()
    await button(page, 'Assinar agora').dblclick()
    await heading(page, 'Assinado')
    assert.equal(sent, 1)
    assert.deepEqual(await given([one.id]), [one.id])
  })

  it('is refused with a reason, or handed on to another representative', async () => {
    const { world, client } = site
    const bruno = await addSupervisor(world, client, { nome: 'Bruno Reis', email: 'bruno@acme.exemplo.br' })
    await insert(world, client, 'representante', { concedente_id: host, pessoa_id: bruno })
    const [one, other] = [await paper('concedente'), await paper('concedente')]
    const page = await site.visit(`/l#${one.segredo}`, { width: 360 })
    await enter(page, one)
    const article = (at: number) => page.locator('article').nth(at)
    await article(0).getByText('Recusar ou delegar').click()
    await shot(page, 'decline')
    await article(0).getByLabel('Quem assina no seu lugar').selectOption('Bruno Reis')
    await article(0).getByLabel('Motivo').last().fill('Estou de férias.')
    await article(0).getByRole('button', { name: 'Delegar' }).click()
    await page.getByText('A assinatura foi delegada').waitFor()
    await page.goto(`/l#${other.segredo}`)
    await enter(page, other)
    await page.getByText('Recusar ou delegar').first().click()
    await page.getByLabel('Motivo').first().fill('O horário não é o combinado.')
    await button(page, 'Recusar assinatura').first().click()
    await page.getByText('Você recusou a assinatura.').waitFor()
    const acts = await rows(
      `select ato, nome, para from evidencia where arquivo_id in (${one.id}, ${other.id}) order by id`,
    )
    assert.deepEqual(acts, [
      { ato: 'delegou', nome: 'Helena Prado', para: 'Bruno Reis' },
      { ato: 'recusou', nome: 'Helena Prado', para: null },
    ])
  })

  it('reads well in both schemes, at 320 px and at 200 %', async () => {
    const first = await paper('concedente')
    await paper('concedente')
    const page = await site.visit(`/l#${first.segredo}`)
    await button(page, 'Enviar código').waitFor()
    await assertReadable(page, 'the code')
    await enter(page, first)
    await page.getByRole('heading', { level: 1, name: /documentos para assinar/ }).waitFor()
    for (const one of await page.locator('summary').all()) await one.click()
    await assertReadable(page, 'the documents')
    await page.getByRole('button', { name: /^Assinar \d documentos$/ }).click()
    await assertReadable(page, 'the consent')
    await page.getByRole('checkbox', { name: 'Li e concordo' }).click()
    await button(page, 'Assinar agora').click()
    await heading(page, 'Tudo assinado')
    await assertReadable(page, 'the copies')
  })

  it('can be verified on a phone', async () => {
    const one = await paper('aluno')
    const [{ codigo }] = (await rows(`select codigo from documento where arquivo_id = ${one.id}`)) as [Row]
    // A code as documents have it.
    const code = 'AB23-CD45-EF67-GH89'
    const page = await site.visit(`/verificar/${code}`, { width: 360 })
    await page.getByRole('alert').getByText('Não há documento com este código').waitFor()
    await assertReadable(page, 'a code of nothing')
    await page.route('**/verificar/dados/*', (route) =>
      route.fulfill({
        json: {
          codigo,
          documento: 'Termo de compromisso 1042-1 de Mariana Alves.pdf',
          instituicao: 'Universidade de Exemplo',
          situacao: 'Aguardando Assinatura',
          emissao: '10/03/2026',
          hashAssinado: 'a'.repeat(64),
          hashSelado: '',
          certificado: 'Universidade Federal de Exemplo do Interior do Estado:12345678000195',
          assinaturas: [
            {
              assinante: 'Estagiário',
              nome: 'Mariana A.',
              situacao: 'Assinado',
              momento: '10/03/2026 12:00',
            },
            {
              assinante: 'Representante da concedente',
              nome: 'Helena P.',
              situacao: 'Aguardando',
              momento: '',
            },
          ],
        },
      }),
    )
    await page.getByLabel('Código de verificação').fill(String(codigo))
    await button(page, 'Verificar').click()
    await page.getByText('Mariana A.').waitFor()
    await page.setViewportSize({ width: 360, height: 900 })
    await shot(page, 'verify')
    const file = { name: 'outro.pdf', mimeType: 'application/pdf', buffer: pdf }
    await page.getByLabel(/Solte aqui o PDF/).setInputFiles(file)
    await page.getByText('não é nenhum dos que a plataforma conhece').waitFor()
    await assertReadable(page, 'a verified document')
  })
})
