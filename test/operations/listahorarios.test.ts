import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { insert, type Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const day = (days: number) => Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days }).toString()

describe('listahorarios', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    const rows: [string, string, string | null][] = [
      ['T-02', 'Tarde', day(0)],
      ['N-03', 'Noturno – terça e quinta', day(-1)],
      ['M-01', 'Manhã, segunda à sexta', null],
      ['100%', 'Integral_ção', day(400)],
    ]
    for (const [referencia, descricao, validade] of rows) {
      await insert(world, client, 'horario', { referencia, descricao, validade })
    }
  })
  after(() => world.close())

  const list = async (question: Row) => {
    const { status, body, text } = await world.workforce('listahorarios', client.key, question)
    assert.equal(status, 200, text)
    assert.deepEqual(body.error, {})
    return (body.horarios as Row[]).map(({ referencia }) => referencia)
  }
  const everything = ['100%', 'M-01', 'N-03', 'T-02']
  const active = ['100%', 'M-01', 'T-02']

  it('answers every schedule by code, all as text', async () => {
    const { body } = await world.workforce('listahorarios', client.key, { ativos: '', pesquisa: '' })
    const expected = {
      error: {},
      horarios: [
        { referencia: '100%', descricao: 'Integral_ção', validade: day(400) },
        { referencia: 'M-01', descricao: 'Manhã, segunda à sexta', validade: '' },
        { referencia: 'N-03', descricao: 'Noturno – terça e quinta', validade: day(-1) },
        { referencia: 'T-02', descricao: 'Tarde', validade: day(0) },
      ],
    }
    assert.deepEqual(body, expected)
    assert.equal(JSON.stringify(body), JSON.stringify(expected), 'another order of keys')
  })

  it('filters those valid today by any word for true', async () => {
    for (const ativos of ['true', 'TRUE', 'Verdadeiro', 'sim', 'SIM', 's', 'S', '1', ' true ', true, 1]) {
      assert.deepEqual(await list({ ativos }), active, JSON.stringify(ativos))
    }
  })

  it('is not filtered by any other word, nor by none', async () => {
    for (const ativos of [undefined, null, '', 'false', false, 'não', 'n', '0', 0, 'yes', 'talvez', 2]) {
      assert.deepEqual(await list({ ativos }), everything, JSON.stringify(ativos))
    }
    assert.deepEqual(await list({}), everything)
  })

  it('is searched by a part of code or description, without case, accents or outer space', async () => {
    const searches: [unknown, string[]][] = [
      ['', everything],
      ['   ', everything],
      [null, everything],
      ['manha', ['M-01']],
      ['MANHÃ', ['M-01']],
      ['Mãnhã', ['M-01']],
      ['n-0', ['N-03']],
      ['  tarde  ', ['T-02']],
      ['TERCA', ['N-03']],
      ['a', ['100%', 'M-01', 'N-03', 'T-02']],
      ['-0', ['M-01', 'N-03', 'T-02']],
      ['segunda à', ['M-01']],
      ['100', ['100%']],
      [100, ['100%']],
      ['%', ['100%']],
      ['_', ['100%']],
      ['\\', []],
      ["'", []],
      ['tarde manhã', []],
    ]
    for (const [pesquisa, expected] of searches) {
      assert.deepEqual(await list({ pesquisa }), expected, JSON.stringify(pesquisa))
    }
    assert.deepEqual(await list({ pesquisa: 'n-03', ativos: 'sim' }), [])
  })

  it('is empty, not absent, for a client without schedules', async () => {
    const other = await world.institution()
    const { body } = await world.workforce('listahorarios', other.key, { ativos: 'true' })
    assert.deepEqual(body, { error: {}, horarios: [] })
  })

  it('refuses a search that is no text, naming the field', async () => {
    for (const [field, value] of [
      ['pesquisa', 'a\u0000'],
      ['pesquisa', {}],
      ['pesquisa', 'x'.repeat(101)],
      ['ativos', ['true']],
    ]) {
      const { status, body } = await world.workforce('listahorarios', client.key, {
        [field as string]: value,
      })
      const { codigo, campos } = body.error as Row & { campos: Row[] }
      assert.deepEqual(
        [status, codigo, campos.map(({ campo }) => campo)],
        [422, 'REGISTRO_INVALIDO', [field]],
      )
    }
  })
})
