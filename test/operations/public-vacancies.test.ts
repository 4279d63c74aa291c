import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { stopClock } from '../support/browser.ts'
import { keyed } from '../support/callers.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('the public list of open vacancies', () => {
  let world: World
  let client: Institution
  let host: number
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    // In São Paulo it is still the 15th.
    stopClock(world, '2026-11-16T01:00:00Z')
    host = await addHost(world, client, {
      nome: 'Metalúrgica Ipê',
      endereco: 'Rua das Forjas',
      email: 'rh@ipe.example',
    })
  })
  after(() => world.close())

  const publish = (whether: 'S' | 'N') =>
    changeSettings(world.context.owner, client.id, new Map([['vagasPublicas', whether]]))
  const look = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${world.base}/vagas-abertas/${path}`, { headers })
  const add = (titulo: string, values: Record<string, unknown> = {}) =>
    addVacancy(world, client, { titulo, concedente_id: host, ...values })
  const posting = (page: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)![1]!)

  it('is off by default', async () => {
    const id = await add('Escondida')
    for (const path of [
      client.codigo,
      `${client.codigo}/${id}`,
      'ninguem',
      'ninguem/1',
      `${client.codigo}/x`,
    ]) {
      const answer = await look(path)
      assert.deepEqual([path, answer.status], [path, 404])
      assert.match(await answer.text(), /Não há vaga aberta/)
    }
    await publish('S')
    assert.equal((await look(client.codigo)).status, 200)
  })

  it('shows vacancies open by state and day', async () => {
    await publish('S')
    const shown = { aberta: {}, 'último dia': { fim_inscricao: '2026-11-15' } }
    const hidden = {
      vencida: { fim_inscricao: '2026-11-14' },
      futura: { inicio_inscricao: '2026-11-16' },
      suspensa: { situacao: 'Suspensa' },
      'em aprovação': { situacao: 'Em aprovação' },
    }
    for (const [titulo, values] of Object.entries(shown)) await add(`Vaga ${titulo}`, values)
    const ids = await Promise.all(
      Object.entries(hidden).map(([titulo, values]) => add(`Vaga ${titulo}`, values)),
    )
    const page = await (await look(client.codigo)).text()
    for (const titulo of Object.keys(shown)) assert.ok(page.includes(`Vaga ${titulo}`), titulo)
    for (const titulo of Object.keys(hidden)) assert.ok(!page.includes(`Vaga ${titulo}`), titulo)
    for (const id of ids) assert.equal((await look(`${client.codigo}/${id}`)).status, 404)
    const other = await world.institution()
    await changeSettings(world.context.owner, other.id, new Map([['vagasPublicas', 'S']]))
    assert.match(await (await look(other.codigo)).text(), /Nenhuma vaga está aberta/)
  })

  it('is marked up for search engines until each closes', async () => {
    await publish('S')
    const id = await add('Estágio em <dados>', {
      descricao: 'Com </script><script>alert(1)</script> & cia.\nE mais.',
      modalidade: 'R',
      cidade: 'Niterói',
      uf: 'RJ',
      fim_inscricao: '2026-11-30',
      inicio_inscricao: '2026-11-02',
      bolsa_valor: '1450.50',
      bolsa_tipo: 'M',
      identificacao: 'PUB-1',
    })
    const answer = await look(`${client.codigo}/${id}`)
    const page = await answer.text()
    const [{ nome: institution }] = (await world.rows<{ nome: string }>(
      client.id,
      'select nome from cliente where cliente_id = cliente_atual()',
    )) as [{ nome: string }]
    assert.deepEqual(posting(page), {
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Estágio em <dados>',
      description: '<p>Com &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; cia.<br>E mais.</p>',
      identifier: { '@type': 'PropertyValue', name: institution, value: 'PUB-1' },
      datePosted: '2026-11-02',
      validThrough: '2026-11-30T23:59:59-03:00',
      employmentType: 'INTERN',
      hiringOrganization: { '@type': 'Organization', name: 'Metalúrgica Ipê' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Niterói',
          addressRegion: 'RJ',
          addressCountry: 'BR',
        },
      },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'BR' },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: { '@type': 'QuantitativeValue', value: 1450.5, unitText: 'MONTH' },
      },
      totalJobOpenings: 2,
    })
    assert.ok(!page.includes('<script>alert'))
    assert.ok(!/Rua das Forjas|rh@ipe/.test(page))
    const policy = answer.headers.get('content-security-policy')!
    assert.match(policy, /^default-src 'none'; style-src 'sha256-/)
    assert.ok(!policy.includes('script-src'))
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=60')
    const same = await look(`${client.codigo}/${id}`, { 'if-none-match': answer.headers.get('etag')! })
    assert.deepEqual([same.status, await same.text()], [304, ''])

    const staff = await keyed(world, client, ['recrutamento.alterar'])
    assert.equal((await staff('EncerraVaga', { id, motivo: 'Preenchida.' })).status, 200)
    assert.equal((await look(`${client.codigo}/${id}`)).status, 404)
  })

  it('hides confidential hosts', async () => {
    await publish('S')
    const id = await add('Vaga discreta', { confidencial: true, contato_email: 'rh@ipe.example' })
    const page = await (await look(`${client.codigo}/${id}`)).text()
    assert.ok(!/Ipê|rh@ipe|Forjas/.test(page))
    assert.equal(posting(page).hiringOrganization, 'confidential')
    const list = await (await look(client.codigo)).text()
    assert.match(list.slice(list.indexOf('Vaga discreta')).slice(0, 200), /Confidencial/)
  })

  it('is paged, and not beyond its end', async () => {
    await publish('S')
    const other = await world.institution()
    await changeSettings(world.context.owner, other.id, new Map([['vagasPublicas', 'S']]))
    const concedente_id = await addHost(world, other)
    for (let n = 0; n < 51; n++) await addVacancy(world, other, { titulo: `Vaga nº ${n}.`, concedente_id })
    const first = await (await look(other.codigo)).text()
    const second = await (await look(`${other.codigo}?pagina=2`)).text()
    const titles = (page: string) => [...page.matchAll(/Vaga nº \d+\./g)].map(([title]) => title)
    assert.deepEqual([titles(first).length, titles(second).length], [50, 1])
    assert.equal(new Set([...titles(first), ...titles(second)]).size, 51)
    assert.ok(first.includes('rel="next"') && !second.includes('rel="next"') && second.includes('rel="prev"'))
    for (const pagina of ['0', '-1', 'x', '201', '99999999999999999999']) {
      assert.equal((await look(`${other.codigo}?pagina=${pagina}`)).status, 404, pagina)
    }
  })
})
