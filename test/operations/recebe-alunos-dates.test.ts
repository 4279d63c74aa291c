import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { day, type Fields, judgeStudents, student, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

type Case = [sent: unknown, verdict: string, stored: unknown]

const yearsAgo = (years: number, days = 0) =>
  Temporal.PlainDate.from(day()).subtract({ years }).add({ days }).toString()

describe('RecebeAlunos: dates', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  /** Sends one student per case and compares verdict and stored date. */
  async function check(field: string, cases: Case[], stored: (row: Fields) => unknown): Promise<void> {
    const judged = await judgeStudents(
      world,
      client,
      cases.map(([sent]) => student({ [field]: sent })),
    )
    assert.deepEqual(
      judged.map((one, index) => [cases[index]![0], verdict(one), one.row ? stored(one.row) : null]),
      cases,
    )
  }

  for (const [field, column] of [
    ['ESIAL_NASCIMENTO', 'nascimento'],
    ['ESIAL_VALIDADE', 'validade'],
    ['ESIAL_DT_BLOQUEIO_ACESSO', 'bloqueio'],
  ] as const) {
    it(`reads every accepted date format of ${field} and refuses others`, async () => {
      const wrong = `R; Erro DATA_INVALIDA ${field}`
      await check(
        field,
        [
          ['2004-02-29', 'I', '2004-02-29'],
          [' 2004-05-17 ', 'I', '2004-05-17'],
          ['2004-05-17T23:59:59', 'I', '2004-05-17'],
          ['2004-05-17 08:30', 'I', '2004-05-17'],
          ['2004-05-17T01:30:00Z', 'I', '2004-05-16'],
          ['2004-05-17T23:30:00-05:00', 'I', '2004-05-18'],
          ['2004-05-17T02:59:59.999+0000', 'I', '2004-05-16'],
          ['17/05/2004', 'I', '2004-05-17'],
          ['7/5/2004', 'I', '2004-05-07'],
          ['17/05/2004 23:59', 'I', '2004-05-17'],
          ['17/05/2004 23:59:59', 'I', '2004-05-17'],
          ['', 'I', null],
          ['  ', 'I', null],
          [null, 'I', null],
          ['0000-00-00', 'I', null],
          ['0000-00-00T00:00:00', 'I', null],
          ['00/00/0000', 'I', null],
          ['2005-02-29', wrong, null],
          ['1900-02-29', wrong, null],
          ['2004-13-01', wrong, null],
          ['31/04/2004', wrong, null],
          ['05/17/2004', wrong, null],
          ['2004-5-17', wrong, null],
          ['20040517', wrong, null],
          ['2004-05-17T25:00:00', wrong, null],
          ['17/05/04', wrong, null],
          ['ontem', wrong, null],
          ['2004-05-17x', wrong, null],
          ['9999-12-31T23:59:59-04:00', wrong, null],
          [20040517, `R; Erro TIPO_INVALIDO ${field}`, null],
        ],
        (row) => row[column],
      )
    })
  }

  it('refuses a birth in the future and alerts below 14 years', async () => {
    const young = 'I; Alerta REGRA_RECOMENDADA ESIAL_NASCIMENTO'
    await check(
      'ESIAL_NASCIMENTO',
      [
        [day(1), 'R; Erro DATA_INVALIDA ESIAL_NASCIMENTO', null],
        [day(0), young, day(0)],
        [yearsAgo(14, 1), young, yearsAgo(14, 1)],
        [yearsAgo(14), 'I', yearsAgo(14)],
        ['1899-12-31', 'I', '1899-12-31'],
      ],
      (row) => row.nascimento,
    )
  })
})
