import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  addContract,
  cpfOf,
  foreigner,
  judgeStudents,
  rawNumber,
  student,
  verdict,
} from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('RecebeAlunos: CPF and foreign document', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  it('accepts a CPF of 11 digits, and one in another format with an alert', async () => {
    const punctuated = 'I; Alerta CPF_COM_PONTUACAO ESIAL_CPF'
    const converted = 'I; Alerta VALOR_CONVERTIDO ESIAL_CPF'
    const cases: [sent: unknown, verdict: string, stored: string][] = [
      ['52998224725', 'I', '52998224725'],
      [' 11144477735 ', 'I', '11144477735'],
      ['12345678909', 'I', '12345678909'],
      ['168.995.350-09', punctuated, '16899535009'],
      ['390533447-05', punctuated, '39053344705'],
      [1234567890, converted, '01234567890'],
      [191, converted, '00000000191'],
      [71460238001, converted, '71460238001'],
    ]
    const judged = await judgeStudents(
      world,
      client,
      cases.map(([sent]) => student({ ESIAL_CPF: sent })),
    )
    assert.deepEqual(
      judged.map((one) => [verdict(one), one.row?.cpf]),
      cases.map(([, expected, stored]) => [expected, stored]),
    )
  })

  it('refuses a CPF with wrong check digits, repeated digits or another length', async () => {
    const wrong: unknown[] = [
      '52998224724',
      '52998224735',
      '00000000000',
      '11111111111',
      '99999999999',
      '5299822472',
      '529982247256',
      '5299822472a',
      '٥٢٩٩٨٢٢٤٧٢٥',
      '...',
      52998224724,
      529982247250,
      -52998224725,
      5299822472.5,
      0,
      rawNumber('1e999'),
    ]
    const judged = await judgeStudents(
      world,
      client,
      wrong.map((value) => student({ ESIAL_CPF: value })),
    )
    assert.deepEqual(
      judged.map(verdict),
      wrong.map(() => 'R; Erro CPF_INVALIDO ESIAL_CPF'),
    )
  })

  it('refuses a CPF longer than its field', async () => {
    const judged = await judgeStudents(world, client, [
      student({ ESIAL_CPF: '529.982.247--25' }),
      student({ ESIAL_CPF: rawNumber('52998224725000000') }),
    ])
    assert.deepEqual(
      judged.map(verdict),
      judged.map(() => 'R; Erro TAMANHO_EXCEDIDO ESIAL_CPF'),
    )
  })

  it('takes a student without CPF for a foreigner, who needs a document', async () => {
    const nothing = [undefined, null, '', '  ']
    const judged = await judgeStudents(world, client, [
      ...nothing.map((cpf) => foreigner({ ESIAL_CPF: cpf })),
      ...nothing.map((cpf) => student({ ESIAL_CPF: cpf })),
      ...nothing.map((document) => foreigner({ ESIAL_DOCUMENTO: document })),
    ])
    assert.deepEqual(judged.map(verdict), [
      ...nothing.map(() => 'I'),
      ...nothing.map(() => 'R; Erro DOCUMENTO_OBRIGATORIO ESIAL_DOCUMENTO'),
      ...nothing.map(() => 'R; Erro DOCUMENTO_OBRIGATORIO ESIAL_DOCUMENTO'),
    ])
    assert.deepEqual(
      judged.slice(0, 4).map(({ row }) => row!.cpf),
      [null, null, null, null],
    )
  })

  it('keeps the document of a foreigner unique, whatever its case and blanks', async () => {
    const judged = await judgeStudents(world, client, [
      foreigner({ ESIAL_DOCUMENTO: 'Ab 123 c' }),
      foreigner({ ESIAL_DOCUMENTO: ' aB12 3C' }),
      student({ ESIAL_DOCUMENTO: 'AB123C' }),
      foreigner({ ESIAL_DOCUMENTO: 'AB123D' }),
    ])
    assert.deepEqual(judged.map(verdict), ['I', 'R; Erro DOCUMENTO_DUPLICADO ESIAL_DOCUMENTO', 'I', 'I'])
    const [again] = await judgeStudents(world, client, [foreigner({ ESIAL_DOCUMENTO: 'AB 123 C' })])
    assert.equal(verdict(again!), 'R; Erro DOCUMENTO_DUPLICADO ESIAL_DOCUMENTO')
  })

  it('accepts EX as state only without CPF, and then neither checks nor requires the postal code', async () => {
    const abroad = { ESIAL_UF: 'ex' }
    const judged = await judgeStudents(world, client, [
      foreigner({ ...abroad, ESIAL_CEP: 'SW1A 1AA' }),
      foreigner({ ...abroad, ESIAL_CEP: undefined }),
      foreigner({ ...abroad, ESIAL_CEP: '' }),
      foreigner({ ESIAL_CEP: 'SW1A 1AA' }),
      foreigner({ ...abroad, ESIAL_CEP: '123456789' }),
      student(abroad),
      student({ ...abroad, ESIAL_DOCUMENTO: 'XYZ' }),
    ])
    assert.deepEqual(judged.map(verdict), [
      'I',
      'I',
      'I',
      'R; Erro CEP_INVALIDO ESIAL_CEP',
      'R; Erro TAMANHO_EXCEDIDO ESIAL_CEP',
      'R; Erro UF_INVALIDA ESIAL_UF',
      'R; Erro UF_INVALIDA ESIAL_UF',
    ])
    assert.deepEqual(
      judged.slice(0, 3).map(({ row }) => [row!.uf, row!.cep]),
      [
        ['EX', 'SW1A 1AA'],
        ['EX', null],
        ['EX', null],
      ],
    )
  })

  it('refuses EX from a student whose stored CPF stays', async () => {
    const one = student()
    await judgeStudents(world, client, [one])
    const [later] = await judgeStudents(world, client, [
      { ...one, ESIAL_CPF: undefined, ESIAL_DOCUMENTO: 'ZZ9', ESIAL_UF: 'EX' },
    ])
    assert.equal(verdict(later!), 'R; Erro UF_INVALIDA ESIAL_UF')
    assert.equal(later!.row!.uf, 'SP')
  })

  it('lets a student without contract change the CPF, or get or lose one', async () => {
    const one = foreigner({ ESIAL_DOCUMENTO: 'P-77' })
    const steps = [one, { ...one, ESIAL_CPF: cpfOf(21) }, { ...one, ESIAL_CPF: cpfOf(22) }, one]
    const seen: unknown[] = []
    for (const step of steps) {
      const [judged] = await judgeStudents(world, client, [step])
      seen.push([verdict(judged!), judged!.row!.cpf])
    }
    assert.deepEqual(seen, [
      ['I', null],
      ['A', cpfOf(21)],
      ['A', cpfOf(22)],
      ['A', null],
    ])
  })

  it('keeps the CPF of a student with a contract, who may still get a first one', async () => {
    const one = foreigner({ ESIAL_DOCUMENTO: 'P-78' })
    await judgeStudents(world, client, [one])
    await addContract(world, client, one.ESIAL_IDENTIFICACAO)
    const judged = await judgeStudents(world, client, [
      { ...one, ESIAL_CPF: cpfOf(23) },
      { ...one, ESIAL_CPF: cpfOf(24), ESIAL_ALUNO: 'Outro Nome' },
    ])
    assert.deepEqual(judged.map(verdict), ['A', 'R; Erro CPF_DIVERGENTE ESIAL_CPF; Alerta REGISTRO_REPETIDO'])
    const later = await judgeStudents(world, client, [
      { ...one, ESIAL_CPF: cpfOf(24) },
      one,
      { ...one, ESIAL_CPF: cpfOf(23), ESIAL_ALUNO: 'Nome Novo' },
    ])
    assert.deepEqual(later.map(verdict), [
      'R; Erro CPF_DIVERGENTE ESIAL_CPF',
      'R; Erro CPF_DIVERGENTE ESIAL_CPF; Alerta REGISTRO_REPETIDO',
      'A; Alerta REGISTRO_REPETIDO',
    ])
    assert.equal(later[0]!.row!.cpf, cpfOf(23))
    assert.equal(later[0]!.row!.nome, 'Nome Novo')
  })
})
