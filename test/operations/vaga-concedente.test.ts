import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ofereceVaga } from '../../catalogue/management/vaga/oferece-vaga.ts'
import { type Answer, type Browser, codeOf } from '../support/browser.ts'
import { against, type Caller, keyed, madeBy } from '../support/callers.ts'
import { addLink, provenBrowser } from '../support/links.ts'
import type { Fields, Row } from '../support/records.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const { concedente: _, ...offer } = ofereceVaga.example

describe('a host with a personal link', () => {
  let world: World
  let client: Institution
  let host: number
  let segredo: string
  let browser: Browser
  let staff: Caller
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    host = await addHost(world, client)
    segredo = (await addLink(world, client, { parte: 'concedente', pessoa: host })).segredo
    browser = await provenBrowser(world, client, segredo)
    staff = await keyed(world, client, ['recrutamento.ver', 'recrutamento.alterar'])
  })
  after(() => world.close())

  const call = (path: string, body: Fields): Promise<Answer> =>
    browser.go('POST', `/sessao/${path}`, { segredo, ...body })
  const use = (comando: string, values: Fields, about: Fields = {}) => {
    const valores = Object.entries(values).map(([campo, valor]) => ({ campo, valor: String(valor) }))
    return call('link/uso', { comando, valores, ...about })
  }
  const offered = () =>
    world.rows<Row>(client.id, `select id, situacao, identificacao from vaga where concedente_id = ${host}`)

  it('offers its own vacancies, which wait for approval', async () => {
    const shown = await call('link', {})
    const action = shown.body.acoes.find(({ comando }: Row) => comando === 'OfereceVaga')
    assert.ok(action.campos.some(({ campo }: Row) => campo === 'fimInscricao'))
    assert.ok(!action.campos.some(({ campo }: Row) => campo === 'concedente'))

    const made = await use('OfereceVaga', offer)
    assert.equal(made.status, 200, made.text)
    const [row] = await offered()
    assert.deepEqual(
      [row!.situacao, String(row!.identificacao).startsWith('vinculo:')],
      ['Em aprovação', true],
    )
    assert.equal(codeOf(await staff('AprovaVaga', { id: row!.id })), '200 OK')
  })

  it('follows the rules of batches', async () => {
    const body = { ...ofereceVaga.example, concedente: host }
    for (const [values, expected] of [
      [{ fimInscricao: '2026-03-01', inicioInscricao: '2026-03-02' }, ['ofertaCoerente', 'prazoAberto']],
      [{ quantidadePcd: 2 }, ['ofertaCoerente']],
      [{ horasSemanais: 31 }, ['jornada']],
      [{ bolsaValor: '' }, ['compensacao']],
    ] as const) {
      const rules = against(await staff('OfereceVaga', { ...body, ...values })).map(([rule]) => rule)
      assert.deepEqual(rules, expected)
    }
    const nobody = await staff('OfereceVaga', { ...body, concedente: '' })
    assert.equal(nobody.body.error.campos[0].campo, 'concedente')
    assert.ok(madeBy(await staff('OfereceVaga', body)) > 0)
  })

  it('suspends and ends its own vacancies, and sees no others', async () => {
    const id = await addVacancy(world, client, { concedente_id: host })
    const about = { entidade: 'vaga', registro: id }
    const shown = await call('link', about)
    assert.deepEqual(
      shown.body.acoes.map(({ comando }: Row) => comando),
      ['SuspendeVaga', 'EncerraVaga', 'CancelaVaga'],
    )
    assert.equal(codeOf(await use('SuspendeVaga', {}, about)), '200 OK')
    assert.equal(codeOf(await use('CancelaVaga', { motivo: 'Desistimos.' }, about)), '200 OK')
    const rows = await offered()
    assert.equal(rows.find((row) => row.id === id)!.situacao, 'Cancelada')
    const other = { entidade: 'vaga', registro: await addVacancy(world, client) }
    assert.equal(codeOf(await call('link', other)), '410 LINK_ENCERRADO')
    assert.equal(codeOf(await use('SuspendeVaga', {}, other)), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await use('AprovaVaga', {}, about)), '403 LINK_NAO_PERMITE')
  })
})
