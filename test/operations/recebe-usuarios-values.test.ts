import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addRegisters, cpfOf, day, judgeUsers, user, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

type Case = [sent: unknown, verdict: string, stored: unknown]

describe('RecebeUsuarios: values with a format', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await addRegisters(world, client)
  })
  after(() => world.close())

  const judge = (...records: unknown[]) => judgeUsers(world, client, records)

  /** Sends one user per case and compares verdict and stored value. */
  async function check(field: string, cases: Case[], column: string): Promise<void> {
    const judged = await judge(...cases.map(([sent]) => user({ [field]: sent })))
    assert.deepEqual(
      judged.map((one, index) => [cases[index]![0], verdict(one), one.row?.[column] ?? null]),
      cases,
    )
  }

  it('reads the validity in every date format, and it never frees values', async () => {
    await check(
      'ESIUS_VALIDADE',
      [
        [day(-1), 'I', day(-1)],
        [day(0), 'I', day(0)],
        ['31/12/2026 10:00', 'I', '2026-12-31'],
        ['2026-01-01T01:00:00Z', 'I', '2025-12-31'],
        ['0000-00-00', 'I', null],
        ['', 'I', null],
        ['31/02/2026', 'R; Erro DATA_INVALIDA ESIUS_VALIDADE', null],
        [20261231, 'R; Erro TIPO_INVALIDO ESIUS_VALIDADE', null],
      ],
      'validade',
    )
    const gone = user({ ESIUS_VALIDADE: day(-1) })
    const judged = await judge(gone, user({ ESIUS_LOGIN: gone.ESIUS_LOGIN }))
    assert.deepEqual(judged.map(verdict), ['I', 'R; Erro LOGIN_DUPLICADO ESIUS_LOGIN'])
  })

  it('refuses a birth in the future', async () => {
    const future = 'R; Erro DATA_INVALIDA ESIUS_DATA_NASCIMENTO'
    await check(
      'ESIUS_DATA_NASCIMENTO',
      [
        [day(1), future, null],
        [day(0), 'I', day(0)],
        ['1980-02-30', future, null],
      ],
      'nascimento',
    )
  })

  it('reads CPF, postal code, state and e-mail like those of students, but all optional', async () => {
    const cpf = cpfOf(31)
    await check(
      'ESIUS_CPF',
      [
        [cpf, 'I', cpf],
        [cpf, 'I', cpf],
        [191, 'I; Alerta VALOR_CONVERTIDO ESIUS_CPF', '00000000191'],
        ['', 'I', null],
        ['11111111111', 'R; Erro CPF_INVALIDO ESIUS_CPF', null],
      ],
      'cpf',
    )
    await check(
      'ESIUS_CEP',
      [
        [1310100, 'I', '01310100'],
        ['13083-970', 'I', '13083970'],
        ['', 'I', null],
        ['1308397', 'I', '01308397'],
        ['00999999', 'R; Erro CEP_INVALIDO ESIUS_CEP', null],
      ],
      'cep',
    )
    await check(
      'ESIUS_UF',
      [
        ['rj', 'I', 'RJ'],
        ['EX', 'I', 'EX'],
        ['', 'I', null],
        ['XX', 'R; Erro UF_INVALIDA ESIUS_UF', null],
      ],
      'uf',
    )
    await check('ESIUS_EMAIL', [['x@', 'R; Erro EMAIL_INVALIDO ESIUS_EMAIL', null]], 'email')
  })

  it('accepts EX as state only without CPF, and then does not check the postal code', async () => {
    const one = user({ ESIUS_UF: 'EX', ESIUS_CEP: 'SW1A 1AA' })
    const judged = await judge(one, user({ ESIUS_UF: 'EX', ESIUS_CPF: cpfOf(32) }), {
      ...one,
      ESIUS_CPF: cpfOf(33),
      ESIUS_CEP: undefined,
      ESIUS_UF: undefined,
    })
    assert.deepEqual(judged.map(verdict), [
      'I',
      'R; Erro UF_INVALIDA ESIUS_UF',
      'R; Erro UF_INVALIDA ESIUS_UF; Alerta REGISTRO_REPETIDO',
    ])
    assert.deepEqual([judged[0]!.row!.cep, judged[0]!.row!.cpf], ['SW1A 1AA', null])
  })
})
