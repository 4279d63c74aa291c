import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Browser, stopClock } from '../support/browser.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

interface Shown {
  titulo: string
  concedente: { nome: string }
  bolsaValor: number | null
}

describe('ListaVagasAbertas', () => {
  let world: World
  let client: Institution
  const people = new Map<string, Browser>()
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    // In São Paulo it is still the 15th.
    stopClock(world, '2026-11-16T01:00:00Z')
    const concedente_id = await addHost(world, client, { nome: 'Metalúrgica Ipê' })
    const add = (titulo: string, values: Record<string, unknown> = {}) =>
      addVacancy(world, client, { titulo, concedente_id, ...values })
    await add('aberta', { bolsa_valor: '900.00', cidade: 'Niterói', uf: 'RJ', modalidade: 'P' })
    await add('confidencial', { confidencial: true, bolsa_valor: null, tipo: 'O', uf: 'RJ' })
    await add('último dia', { fim_inscricao: '2026-11-15', bolsa_valor: '1000.00' })
    await add('primeiro dia', {
      inicio_inscricao: '2026-11-15',
      bolsa_valor: null,
      tipo: 'O',
      modalidade: 'R',
    })
    await add('vencida', { fim_inscricao: '2026-11-14' })
    await add('futura', { inicio_inscricao: '2026-11-16' })
    await add('suspensa', { situacao: 'Suspensa' })
    await addAluno(world, client, 'aluna', { senha: 's', how: 'weak' })
    await addProfessor(world, client, 'professora', { senha: 's', how: 'weak' })
    for (const login of ['aluna', 'professora']) {
      const browser = new Browser(world.base)
      await browser.signIn(client.codigo, login, 's')
      people.set(login, browser)
    }
  })
  after(() => world.close())

  async function list(body: object = {}, login = 'aluna') {
    const browser = people.get(login)!
    const answer = await browser.go('POST', '/gestao/ListaVagasAbertas', body, {
      'x-csrf-token': browser.csrf,
    })
    assert.equal(answer.status, 200, answer.text)
    return answer.body as { elementos: Shown[]; proximo: string; total: { valor: number } }
  }
  const titles = async (body: object = {}) => (await list(body)).elementos.map(({ titulo }) => titulo)

  it('shows students and professors the vacancies open on their day, the first to end first', async () => {
    const expected = ['último dia', 'aberta', 'confidencial', 'primeiro dia']
    for (const login of people.keys()) {
      assert.deepEqual(
        (await list({}, login)).elementos.map(({ titulo }) => titulo),
        expected,
      )
    }
  })

  it('hides a confidential host, from rows and search', async () => {
    const hosts = new Map((await list()).elementos.map((one) => [one.titulo, one.concedente.nome]))
    assert.deepEqual([hosts.get('aberta'), hosts.get('confidencial')], ['Metalúrgica Ipê', ''])
    assert.deepEqual((await titles({ busca: 'ipe' })).toSorted(), ['aberta', 'primeiro dia', 'último dia'])
    assert.deepEqual(await titles({ busca: 'niteroi' }), ['aberta'])
  })

  it('applies each filter', async () => {
    assert.deepEqual(await titles({ tipo: 'O' }), ['confidencial', 'primeiro dia'])
    assert.deepEqual(await titles({ modalidade: 'R' }), ['primeiro dia'])
    assert.deepEqual(await titles({ uf: 'rj' }), ['aberta', 'confidencial'])
  })

  it('puts nulls last, in both directions and across pages', async () => {
    for (const [ordem, expected] of [
      ['bolsaValor', ['aberta', 'último dia', 'confidencial', 'primeiro dia']],
      ['-bolsaValor', ['último dia', 'aberta', 'primeiro dia', 'confidencial']],
    ] as const) {
      const found: string[] = []
      for (let cursor = ''; ; ) {
        const { elementos, proximo } = await list({ ordem, quantidade: 1, cursor })
        found.push(...elementos.map(({ titulo }) => titulo))
        if (proximo === '') break
        cursor = proximo
      }
      assert.deepEqual(found, expected)
    }
  })
})
