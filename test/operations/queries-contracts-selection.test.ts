import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { addContract, addStudent, type Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const operation = 'RetornaDadosContratosMonitoria'

describe('selection of monitoring contracts', () => {
  let world: World
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  /** Numbers of the answered contracts, in order. */
  const numbers = async ({ token }: Institution, question: Row) => {
    const { status, body, text } = await world.query(operation, { token, ...question })
    assert.equal(status, 200, text)
    return (body.elementos as { contrato: number }[]).map(({ contrato }) => contrato)
  }
  /** A contract with these moments of inclusion and change. */
  const put = (client: Institution, numero: number, inclusao: string, atualizacao = inclusao) =>
    addContract(world, client, { numero, inclusao, atualizacao })

  it('finds contracts included or changed in the period, by change and id', async () => {
    const client = await world.institution()
    await put(client, 1, '2026-01-10T12:00:00Z', '2026-02-10T12:00:00Z')
    await put(client, 2, '2026-01-10T12:00:00Z')
    await put(client, 3, '2025-12-31T12:00:00Z', '2026-03-01T12:00:00Z')
    await put(client, 4, '2026-01-10T12:00:00Z')
    const between = (dataInicio: string, dataFim: string) => numbers(client, { dataInicio, dataFim })
    assert.deepEqual(await between('2025-12-01', '2026-12-31'), [2, 4, 1, 3])
    assert.deepEqual(await between('2026-01-01', '2026-01-31'), [2, 4, 1])
    assert.deepEqual(await between('2026-02-01', '2026-02-28'), [1])
    assert.deepEqual(await between('2025-12-31', '2025-12-31'), [3])
    assert.deepEqual(await between('2026-03-01', '2026-03-01'), [3])
    assert.deepEqual(await between('2026-01-11', '2026-02-09'), [])
  })

  it('includes both days of the period completely, in São Paulo time', async () => {
    const client = await world.institution()
    await put(client, 1, '2026-05-10T02:59:59.999Z')
    await put(client, 2, '2026-05-10T03:00:00Z')
    await put(client, 3, '2026-05-11T02:59:59.999Z')
    await put(client, 4, '2026-05-11T03:00:00Z')
    // Daylight saving time, two hours behind UTC.
    await put(client, 5, '2019-01-10T01:59:59Z')
    await put(client, 6, '2019-01-10T02:00:00Z')
    assert.deepEqual(await numbers(client, { dataInicio: '2026-05-10', dataFim: '2026-05-10' }), [2, 3])
    assert.deepEqual(await numbers(client, { dataInicio: '2019-01-10', dataFim: '2019-01-10' }), [6])
  })

  it('accepts dates in every documented format', async () => {
    const client = await world.institution()
    await put(client, 1, '2026-05-10T12:00:00Z')
    await put(client, 2, '2026-05-11T12:00:00Z')
    const days: [string, string, number[]][] = [
      ['10/05/2026', '10/05/2026', [1]],
      ['11/05/2026 13:45', '11/05/2026 00:00:00', [2]],
      ['2026-05-10T23:00:00', '2026-05-10 01:00', [1]],
      // Still the day before in São Paulo.
      ['2026-05-11T02:59:59Z', '2026-05-11T02:59:59.5+00:00', [1]],
      ['2026-05-10T22:30:00-04:00', '2026-05-10T22:59:59-04:00', [1]],
      [' 2026-05-11 ', '9999-12-31', [2]],
    ]
    for (const [dataInicio, dataFim, expected] of days) {
      assert.deepEqual(await numbers(client, { dataInicio, dataFim }), expected, `${dataInicio} ${dataFim}`)
    }
  })

  it('ends the period today when dataFim is empty', async () => {
    const client = await world.institution()
    const now = Temporal.Now.instant()
    await put(client, 1, now.toString())
    await put(client, 2, now.add({ hours: 48 }).toString())
    for (const dataFim of [undefined, null, '', '0000-00-00', '0000-00-00T00:00:00', '00/00/0000']) {
      assert.deepEqual(await numbers(client, { dataInicio: '2026-01-01', dataFim }), [1], String(dataFim))
    }
  })

  it('finds the contracts of a CPF whatever the period', async () => {
    const client = await world.institution()
    const cpf = cpfAt(500)
    const aluno_id = await addStudent(world, client, { cpf })
    const long = '2020-01-01T12:00:00Z'
    await addContract(world, client, { numero: 1, aluno_id, inclusao: long, atualizacao: long })
    await addContract(world, client, { numero: 2, aluno_id })
    await addContract(world, client, { numero: 3 })
    const masked = cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
    const questions: Row[] = [
      { cpf },
      { cpf: masked },
      { cpf: Number(cpf) },
      { cpf, dataInicio: '2030-01-01', dataFim: '2029-01-01' },
      { cpf, dataInicio: 'ontem' },
    ]
    for (const question of questions) {
      assert.deepEqual(await numbers(client, question), [1, 2], JSON.stringify(question))
    }
    assert.deepEqual(await numbers(client, { cpf: cpfAt(501) }), [])
    assert.deepEqual(await numbers(client, { cpf: '', dataInicio: '2026-01-01' }), [2, 3])
  })

  it('excludes internships', async () => {
    const client = await world.institution()
    await addContract(world, client, { numero: 1, modalidade: 'estagio', tipo_estagio: 'Obrigatório' })
    assert.deepEqual(await numbers(client, { dataInicio: '2026-01-01' }), [])
  })

  it('refuses an invalid CPF, and a date beyond the calendar', async () => {
    const { token } = await world.institution()
    const wrong: [Row, string, string][] = [
      [{ cpf: '11111111111' }, 'CAMPO_INVALIDO', 'O campo cpf é inválido: os dígitos não conferem.'],
      [{ cpf: '1234' }, 'CAMPO_INVALIDO', 'O campo cpf é inválido: tem 4 dígitos; o CPF tem 11.'],
      [{ cpf: 1234 }, 'CAMPO_INVALIDO', 'O campo cpf é inválido: os dígitos não conferem.'],
      [
        { dataInicio: '9999-12-31T23:59:59-12:00' },
        'PERIODO_INVALIDO',
        'O período é inválido: dataInicio não é uma data do calendário; use AAAA-MM-DD ou dd/mm/aaaa.',
      ],
    ]
    for (const [question, code, message] of wrong) {
      const { status, body } = await world.query(operation, { token, ...question })
      assert.equal(status, 400, JSON.stringify(question))
      const { statusMessage, errorMessage } = body.response as Row
      assert.deepEqual([statusMessage, errorMessage], [code, message])
    }
  })
})
