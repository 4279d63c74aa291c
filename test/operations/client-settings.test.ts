import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings, readSettings } from '../../server/domain/cliente/settings.ts'
import { inboundById } from '../support/examples.ts'
import { day } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const host = inboundById.get('CadastraPessoa')!
const vacancy = inboundById.get('RecebeVagas')!

describe('the settings of a client', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await world.process(client, host.id, host.list, [host.example])
  })
  after(() => world.close())

  const set = (settings: Record<string, string>, { id } = client) =>
    changeSettings(world.context.owner, id, new Map(Object.entries(settings)))
  const unpaid = (id: string) => ({
    ...vacancy.example,
    ESIVA_IDENTIFICACAO: id,
    ESIVA_TIPO: 'N',
    ESIVA_BOLSA_VALOR: '',
  })
  const send = (id: string) => world.process(client, vacancy.id, vacancy.list, [unpaid(id)])

  it('define the consequence of breaking a legal rule', async () => {
    const refused = await send('V1')
    assert.equal(refused.resultados, 'R')
    assert.deepEqual(
      refused.ocorrencias.map(({ campo, codigo }) => [campo, codigo]),
      [['ESIVA_BOLSA_VALOR', 'REGRA_LEGAL']],
    )
    await set({ 'regra.compensacao': 'alertar' })
    const alerted = await send('V1')
    assert.equal(alerted.resultados, 'I')
    assert.ok(
      alerted.ocorrencias.some(
        ({ campo, codigo }) => campo === 'ESIVA_BOLSA_VALOR' && codigo === 'REGRA_RECOMENDADA',
      ),
    )
    await set({ 'regra.compensacao': 'desligado' })
    const silent = await send('V2')
    assert.equal(silent.resultados, 'I')
    assert.ok(!silent.ocorrencias.some(({ campo }) => campo === 'ESIVA_BOLSA_VALOR'))
  })

  it('define whether new vacancies need approval', async () => {
    await set({ aprovaVagas: 'S', 'regra.compensacao': 'desligado' })
    await send('V3')
    const states = await world.rows(
      client.id,
      `select identificacao, situacao from vaga where identificacao in ('V2', 'V3') order by 1`,
    )
    assert.deepEqual(states, [
      { identificacao: 'V2', situacao: 'Aberta' },
      { identificacao: 'V3', situacao: 'Em aprovação' },
    ])
  })

  it('change all together or not at all, and only for that client', async () => {
    const other = await world.institution()
    const before = await readSettings(world.context.owner, other.id, day())
    await assert.rejects(set({ nome: 'Novo', esperaReferencias: '-1' }, other), /esperaReferencias/)
    await assert.rejects(set({ inventado: 'S' }, other), /inventado/)
    await assert.rejects(set({ 'regra.jornada': 'talvez' }, other), /regra.jornada/)
    assert.deepEqual(await readSettings(world.context.owner, other.id, day()), before)
    await set({ esperaReferencias: '48' })
    assert.equal((await readSettings(world.context.owner, client.id, day())).esperaReferencias, '48')
    assert.deepEqual(await readSettings(world.context.owner, other.id, day()), before)
  })
})
