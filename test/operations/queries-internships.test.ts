import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { stopClock } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import { addInternship, addMonitoring } from '../support/internships.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('queries of internships', () => {
  let world: World
  let client: Institution
  let first: number
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    const concedente_id = await addHost(world, client, { documento: '11444777000161' })
    const usual = { concedente_id, numero: 7, supervisor_cargo: 'Gerente', contratacao: '2026-02-10' }
    first = await addInternship(
      world,
      client,
      { ...usual, situacao: 'Ativo', inicio: '2026-02-01', encerramento: '2026-05-31', area_atuacao: 'TI' },
      { aluno: { cpf: cpfAt(8_100_001) }, responsavel: true },
    )
    const [{ aluno_id }] = (await world.rows<Row>(
      client.id,
      `select aluno_id from contrato where id = ${first}`,
    )) as [Row]
    await addInternship(
      world,
      client,
      {
        ...usual,
        aluno_id,
        sequencia: 2,
        aditivo_tipo: 'Prorrogação',
        inicio: '2026-06-01',
        contratacao: null,
      },
      { matricula: '' },
    )
    await addInternship(
      world,
      client,
      {
        ...usual,
        aluno_id,
        numero: 8,
        contratacao: '2026-03-05',
        situacao: 'Ativo',
        tipo_estagio: 'Obrigatório',
      },
      { matricula: '' },
    )
    await addMonitoring(world, client, { situacao: 'Ativo', contratacao: '2026-03-06' })
  })
  after(() => world.close())

  const elements = async (operation: string, body: Row): Promise<Row[]> => {
    const answer = await world.query(operation, { token: client.token, ...body })
    return answer.body.elementos as Row[]
  }

  it('show an internship with all its parts, and no monitoring', async () => {
    const all = await elements('RetornaDadosContratos', { dataInicio: '2020-01-01' })
    assert.deepEqual(
      all.map(({ contrato, sequencia }) => [contrato, sequencia]),
      [
        [7, 1],
        [7, 2],
        [8, 1],
      ],
    )
    const [shown] = all as [Row]
    assert.deepEqual(shown.horas, { semanal: 30, diaria: 6, total: null })
    assert.deepEqual(shown.auxilioTransporte, { valor: 220, tipo: '' })
    assert.deepEqual(shown.recesso, { direito: 10, gozado: 0, saldo: 10 })
    assert.equal((shown.supervisor as Row).cargo, 'Gerente')
    assert.notEqual((shown.responsavelLegal as Row).nome, '')
    assert.deepEqual(
      (shown.aditivos as Row[]).map(({ sequencia, tipo, situacao }) => [sequencia, tipo, situacao]),
      [[2, 'Prorrogação', 'Incluído']],
    )
  })

  it('find internships by each filter', async () => {
    const numbers = async (body: Row) =>
      (await elements('RetornaDadosContratos', body)).map(
        ({ contrato, sequencia }) => `${contrato}/${sequencia}`,
      )
    assert.deepEqual(await numbers({ contrato: 7 }), ['7/1', '7/2'])
    assert.deepEqual(await numbers({ cpf: cpfAt(8_100_001) }), ['7/1', '7/2', '8/1'])
    const since = { dataInicio: '2020-01-01' }
    assert.deepEqual(await numbers({ ...since, situacao: 'Ativo' }), ['7/1', '8/1'])
    assert.deepEqual(await numbers({ ...since, tipoEstagio: 'Obrigatório' }), ['8/1'])
    assert.deepEqual(await numbers({ ...since, documentoConcedente: '11444777000161' }), [
      '7/1',
      '7/2',
      '8/1',
    ])
  })

  it('answer who was hired in a period, by the day the contract came into force', async () => {
    const hired = async (body: Row) =>
      (await elements('RetornaDadosContratacoes', body)).map(({ contrato, tipoContratacao }) => [
        contrato,
        tipoContratacao,
      ])
    const march = await elements('RetornaDadosContratacoes', {
      dataInicio: '2026-03-01',
      dataFim: '2026-03-31',
    })
    assert.equal(march.length, 2)
    assert.deepEqual(await hired({ dataInicio: '2026-02-10', dataFim: '2026-02-10' }), [[7, 'Nova']])
    assert.deepEqual(await hired({ dataInicio: '2026-02-11', dataFim: '2026-03-05' }), [[8, 'Renovação']])
    assert.deepEqual(await hired({ dataInicio: '2026-01-01', tipo: 'Renovação' }), [[8, 'Renovação']])
    const [one] = await elements('RetornaDadosContratacoes', {
      dataInicio: '2026-02-10',
      dataFim: '2026-02-10',
    })
    assert.deepEqual(one!.esocial, {
      categoria: '901',
      natureza: 'N',
      nivel: 4,
      areaAtuacao: 'TI',
      previsaoTermino: '2026-05-31',
    })
    assert.deepEqual(
      march.map(({ esocial }) => esocial !== null),
      [true, false],
    )
  })
})
