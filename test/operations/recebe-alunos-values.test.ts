import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  addRegisters,
  type Fields,
  foreigner,
  judgeStudents,
  opened,
  student,
  verdict,
} from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

type Case = [sent: unknown, verdict: string, stored: unknown]

describe('RecebeAlunos: values with a format', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await addRegisters(world, client)
  })
  after(() => world.close())

  /** Sends one student per case and compares verdict and stored value. */
  async function check(
    field: string,
    cases: Case[],
    stored: (row: Fields) => unknown,
    make = student,
  ): Promise<void> {
    const judged = await judgeStudents(
      world,
      client,
      cases.map(([sent]) => make({ [field]: sent })),
    )
    assert.deepEqual(
      judged.map((one, index) => [cases[index]![0], verdict(one), one.row ? stored(one.row) : null]),
      cases,
    )
  }

  it('accepts the known codes of sex in any case, and stores others empty with an alert', async () => {
    const ignored = 'I; Alerta VALOR_IGNORADO ESIAL_SEXO'
    await check(
      'ESIAL_SEXO',
      [
        ...[...'MFON'].map((code): Case => [code, 'I', code]),
        ...[...'mfon'].map((code): Case => [code, 'I', code.toUpperCase()]),
        ['X', ignored, null],
        ['1', ignored, null],
        [2, ignored, null],
        ['', 'I', null],
        [null, 'I', null],
        ['MM', 'R; Erro TAMANHO_EXCEDIDO ESIAL_SEXO', null],
      ],
      (row) => row.sexo,
    )
  })

  it('accepts codes and aliases of marital status, and stores others empty with an alert', async () => {
    const ignored = 'I; Alerta VALOR_IGNORADO ESIAL_ESTADO_CIVIL'
    const aliases = { '1': 'S', '2': 'C', '3': 'D', '4': 'P', '5': 'V', I: 'D', E: 'U', i: 'D', e: 'U' }
    await check(
      'ESIAL_ESTADO_CIVIL',
      [
        ...[...'SCDVPUO'].map((code): Case => [code, 'I', code]),
        ...[...'scdvpuo'].map((code): Case => [code, 'I', code.toUpperCase()]),
        ...Object.entries(aliases).map(([alias, code]): Case => [alias, 'I', code]),
        [5, 'I', 'V'],
        ['6', ignored, null],
        ['X', ignored, null],
        ['', 'I', null],
        ['10', 'R; Erro TAMANHO_EXCEDIDO ESIAL_ESTADO_CIVIL', null],
      ],
      (row) => row.estado_civil,
    )
  })

  it('reads the scholarship flag, where empty means no', async () => {
    await check(
      'ESIAL_BOLSA_INI_CIENTIFICA',
      [
        ...['S', 's', '1', 1, true].map((sent): Case => [sent, 'I', true]),
        ...['N', 'n', '0', 0, false, '', null, ' '].map((sent): Case => [sent, 'I', false]),
        ['X', 'I; Alerta VALOR_IGNORADO ESIAL_BOLSA_INI_CIENTIFICA', false],
        ['SIM', 'R; Erro TAMANHO_EXCEDIDO ESIAL_BOLSA_INI_CIENTIFICA', null],
      ],
      (row) => row.bolsa_ini_cientifica,
    )
  })

  it('reads a postal code in every format, within its range, and stores eight digits', async () => {
    const wrong = 'R; Erro CEP_INVALIDO ESIAL_CEP'
    await check(
      'ESIAL_CEP',
      [
        ['01310100', 'I', '01310100'],
        ['01310-100', 'I', '01310100'],
        [' 13083970 ', 'I', '13083970'],
        [1310100, 'I', '01310100'],
        ['1310100', 'I', '01310100'],
        [13083970, 'I', '13083970'],
        ['01000000', 'I', '01000000'],
        [1000000, 'I', '01000000'],
        ['99999999', 'I', '99999999'],
        ['00999999', wrong, null],
        [999999, wrong, null],
        [0, wrong, null],
        ['013101000', wrong, null],
        [100000000, wrong, null],
        ['0131-0100', wrong, null],
        ['0131010a', wrong, null],
        [-1310100, wrong, null],
        [1310100.5, wrong, null],
      ],
      (row) => row.cep,
    )
  })

  it('accepts the 27 states in any case and refuses other letters', async () => {
    const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(
      ' ',
    )
    await check(
      'ESIAL_UF',
      [
        ...states.map((state): Case => [state, 'I', state]),
        ['rj', 'I', 'RJ'],
        ['XX', 'R; Erro UF_INVALIDA ESIAL_UF', null],
        ['S', 'R; Erro UF_INVALIDA ESIAL_UF', null],
        [35, 'R; Erro UF_INVALIDA ESIAL_UF', null],
        ['SPX', 'R; Erro TAMANHO_EXCEDIDO ESIAL_UF', null],
      ],
      (row) => row.uf,
      (fields) => foreigner(fields),
    )
  })

  it('stores a bank by its three digits, maps its ISPB, and alerts on an unknown one', async () => {
    const unknown = 'I; Alerta BANCO_DESCONHECIDO ESIAL_BANCO'
    const bank = (row: Fields) => (opened(world, row.dados_bancarios) as Fields | null)?.banco ?? null
    await check(
      'ESIAL_BANCO',
      [
        ['001', 'I', '001'],
        ['1', 'I', '001'],
        [33, 'I', '033'],
        ['341', 'I', '341'],
        ['00000000', 'I', '001'],
        ['18236120', 'I', '260'],
        ['', 'I', null],
        ['000', unknown, '000'],
        ['99999999', unknown, '99999999'],
        ['ABC', unknown, 'ABC'],
        ['123456789', 'R; Erro TAMANHO_EXCEDIDO ESIAL_BANCO', null],
      ],
      bank,
    )
  })

  it('accepts only a registered disability, in its exact spelling', async () => {
    const unknown = 'R; Erro DEFICIENCIA_INEXISTENTE ESIAL_CODIGO_DEFICIENCIA'
    await check(
      'ESIAL_CODIGO_DEFICIENCIA',
      [
        ['DEF1', 'I', { codigo: 'DEF1' }],
        [' DEF1 ', 'I', { codigo: 'DEF1' }],
        ['D'.repeat(20), 'I', { codigo: 'D'.repeat(20) }],
        ['', 'I', null],
        ['def1', unknown, null],
        ['XPTO', unknown, null],
        ['D'.repeat(21), 'R; Erro TAMANHO_EXCEDIDO ESIAL_CODIGO_DEFICIENCIA', null],
      ],
      (row) => opened(world, row.dados_deficiencia),
    )
  })

  it('does not accept the disability of another institution', async () => {
    const elsewhere = await world.institution()
    const [one] = await judgeStudents(world, elsewhere, [student({ ESIAL_CODIGO_DEFICIENCIA: 'DEF1' })])
    assert.equal(verdict(one!), 'R; Erro DEFICIENCIA_INEXISTENTE ESIAL_CODIGO_DEFICIENCIA')
  })
})
