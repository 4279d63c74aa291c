import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { type Institution, World } from '../support/world.ts'

describe('extending many contracts', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.ver', 'contratos.alterar'],
    })
  })
  after(() => world.close())

  const ask = (operation: string, body: Row) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key })
  const results = async (body: Row): Promise<Row[]> => {
    const answer = await ask('ProrrogaContratos', body)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body.resultados
  }
  const active = (values: Row = {}) =>
    addInternship(world, client, {
      situacao: 'Ativo',
      inicio: '2025-04-01',
      encerramento: '2026-03-31',
      ...values,
    })
  const sequences = (id: number) =>
    world.rows<Row>(
      client.id,
      `select sequencia, situacao, inicio, encerramento, aditivo_tipo as tipo from contrato
        where numero = (select numero from contrato where id = ${id}) order by sequencia`,
    )

  it('each gets its own end, and one that the law refuses stops no other', async () => {
    const [first, second, long] = [await active(), await active(), await active()]
    const registros = [
      { id: first },
      { id: second, encerramento: '2026-06-30' },
      { id: long, encerramento: '2027-04-01' },
    ]
    const simulated = await results({ registros, meses: 6, SIMULAR: 'S' })
    assert.deepEqual(
      simulated.map(({ aceito }) => aceito),
      [true, true, false],
    )
    assert.equal((await sequences(first)).length, 1)
    const [one, two, refused] = await results({ registros, meses: 6 })
    assert.deepEqual([one!.aceito, one!.situacao, two!.aceito], [true, 'Incluído', true])
    const [finding] = refused!.achados as Row[]
    assert.deepEqual(
      [refused!.id, refused!.codigo, finding!.regra, finding!.proposta],
      [long, 'REGRA_IMPEDE', 'doisAnos', '2027-03-31'],
    )
    const next = { sequencia: 2, situacao: 'Incluído', inicio: '2026-04-01', tipo: 'Prorrogação' }
    assert.deepEqual((await sequences(first))[1], { ...next, encerramento: '2026-09-30' })
    assert.deepEqual((await sequences(second))[1], { ...next, encerramento: '2026-06-30' })
    assert.equal((await sequences(long)).length, 1)
    const again = await results({ registros: [{ id: first }], meses: 6 })
    assert.deepEqual((again[0]!.achados as Row[])[0]!.regra, 'sequenciaSeguinte')
    const { body } = await ask('ListaContratos', { situacao: ['Ativo'], semAditivo: 'S' })
    assert.deepEqual(
      body.elementos.map(({ id }: Row) => id),
      [long],
    )
  })

  it('the terms are issued at once where that is asked for', async () => {
    const ids = [await active(), await active()]
    const done = await results({
      registros: ids.map((id) => ({ id })),
      encerramento: '2026-12-31',
      emitir: 'S',
    })
    assert.deepEqual(
      done.map(({ aceito, situacao }) => [aceito, situacao]),
      [
        [true, 'Aguardando assinatura'],
        [true, 'Aguardando assinatura'],
      ],
    )
    const files = await world.rows<Row>(
      client.id,
      `select distinct tipo from arquivo where contrato_id in (${done.map(({ id }) => id)})`,
    )
    assert.deepEqual(files, [{ tipo: 'Termo aditivo' }])
  })

  it('needs an end, for each', async () => {
    const id = await active()
    const other = await active()
    const registros = [{ id, encerramento: '2026-06-30' }, { id: other }]
    assert.equal(codeOf(await ask('ProrrogaContratos', { registros })), '422 REGISTRO_INVALIDO')
    const draft = await active({ situacao: 'Incluído' })
    assert.equal(codeOf(await ask('ProrrogaContratos', { id: draft, meses: 6 })), '409 MOVIMENTO_INVALIDO')
  })
})
