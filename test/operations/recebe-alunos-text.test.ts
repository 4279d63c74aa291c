import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  addRegisters,
  type Fields,
  foreigner,
  judgeStudents,
  opened,
  type Row,
  rawNumber,
  student,
  verdict,
} from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** Text fields with their limit and column. */
const texts: [name: string, limit: number, column: string][] = [
  ['ESIAL_IDENTIFICACAO', 50, 'identificacao'],
  ['ESIAL_ALUNO', 120, 'nome'],
  ['ESIAL_MATRICULA', 40, 'matricula'],
  ['ESIAL_DOCUMENTO', 40, 'documento'],
  ['ESIAL_RG', 50, 'rg'],
  ['ESIAL_LOGIN', 100, 'login'],
  ['ESIAL_EMAIL', 100, 'email'],
  ['ESIAL_TELEFONE1', 16, 'telefone1'],
  ['ESIAL_TELEFONE2', 16, 'telefone2'],
  ['ESIAL_ENDERECO', 140, 'endereco'],
  ['ESIAL_NUMERO', 8, 'numero'],
  ['ESIAL_COMPLEMENTO', 100, 'complemento'],
  ['ESIAL_BAIRRO', 100, 'bairro'],
  ['ESIAL_CIDADE', 100, 'cidade'],
  ['ESIAL_NOME_MAE', 100, 'nome_mae'],
  ['ESIAL_NACIONALIDADE', 50, 'nacionalidade'],
  ['ESIAL_NATURALIDADE', 50, 'naturalidade'],
  ['ESIAL_NOME_SOCIAL', 100, 'nome_social'],
  ['ESIAL_AGENCIA', 10, 'agencia'],
  ['ESIAL_CONTA', 15, 'conta'],
  ['ESIAL_INFORMACAO_DEFICIENCIA', 100, 'informacao'],
]

/** A text of this length; an e-mail address where one is required. */
const long = (name: string, length: number, letter: string) =>
  name === 'ESIAL_EMAIL' ? `${letter.repeat(length - 6)}@ex.com`.slice(0, -1) : letter.repeat(length)

describe('RecebeAlunos: texts', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await addRegisters(world, client)
  })
  after(() => world.close())

  function kept(row: Row, column: string): unknown {
    if (column in row) return row[column]
    const sealed = {
      ...(opened(world, row.dados_bancarios) as Fields),
      ...(opened(world, row.dados_deficiencia) as Fields),
    }
    return sealed[column]
  }

  for (const letter of ['x', 'é', '😀']) {
    it(`stores a text of exactly the limit of its field, counting ${letter} as one character`, async () => {
      const judged = await judgeStudents(
        world,
        client,
        texts.map(([name, limit]) => student({ [name]: long(name, limit, letter) })),
      )
      assert.deepEqual(
        judged.map(verdict),
        texts.map(() => 'I'),
      )
      assert.deepEqual(
        judged.map(({ row }, index) => kept(row!, texts[index]![2])),
        texts.map(([name, limit]) => long(name, limit, letter)),
      )
    })

    it(`refuses one character more than the limit instead of cutting it (${letter})`, async () => {
      const judged = await judgeStudents(
        world,
        client,
        texts.map(([name, limit]) =>
          student({ ESIAL_TELEFONE1: '1', [name]: long(name, limit + 1, letter) }),
        ),
      )
      assert.deepEqual(
        judged.map(verdict),
        texts.map(([name]) => `R; Erro TAMANHO_EXCEDIDO ${name}`),
      )
    })
  }

  it('measures a text without the blanks around it', async () => {
    const [one] = await judgeStudents(world, client, [student({ ESIAL_NUMERO: ` \t${'9'.repeat(8)}\r\n ` })])
    assert.equal(verdict(one!), 'I')
    assert.equal(one!.row!.numero, '99999999')
  })

  it('stores a number in a text field as its digits, all of them', async () => {
    const judged = await judgeStudents(world, client, [
      student({ ESIAL_MATRICULA: 20260012 }),
      student({ ESIAL_MATRICULA: rawNumber('12345678901234567890') }),
      student({ ESIAL_MATRICULA: rawNumber('9007199254740993') }),
      student({ ESIAL_MATRICULA: 0 }),
    ])
    assert.deepEqual(
      judged.map(({ row }) => row!.matricula),
      ['20260012', '12345678901234567890', '9007199254740993', '0'],
    )
  })

  it('refuses a number that overflows', async () => {
    const [one] = await judgeStudents(world, client, [student({ ESIAL_MATRICULA: rawNumber('1e999') })])
    assert.equal(verdict(one!), 'R; Erro TIPO_INVALIDO ESIAL_MATRICULA')
  })

  it('stores backslashes, quotes and special characters of other formats unchanged', async () => {
    const values = ['a\\b', '\\N', '\\.', '\\x41', `"'`, 'C:\\novo', 'nº 5', '{x}']
    const judged = await judgeStudents(
      world,
      client,
      values.map((value) => student({ ESIAL_COMPLEMENTO: `<${value}>`, ESIAL_CONTA: `<${value}>` })),
    )
    assert.deepEqual(
      judged.map(({ row }) => [row!.complemento, kept(row!, 'conta')]),
      values.map((value) => [`<${value}>`, `<${value}>`]),
    )
  })

  it('refuses line breaks and invisible characters, and normalises others', async () => {
    const values = ['a\tb', 'a\nb', 'a\r\nb', 'a\u2028b', 'a\u0085b', 'a\u200bb', 'a\u202eb', 'a\ufeffb']
    const records = values.map((value) => student({ ESIAL_COMPLEMENTO: value }))
    const composed = student({ ESIAL_ALUNO: 'Jose\u0301', ESIAL_LOGIN: 'JOSE\u0301' })
    const judged = await judgeStudents(world, client, [...records, composed])
    assert.deepEqual(judged.map(verdict), [
      ...values.map(() => 'R; Erro TIPO_INVALIDO ESIAL_COMPLEMENTO'),
      'I',
    ])
    const { nome, login, login_chave } = judged.at(-1)!.row!
    assert.deepEqual([nome, login, login_chave], ['José', 'JOSÉ', 'josé'])
  })

  it('refuses NUL and other control characters', async () => {
    const codes = [0, 1, 8, 0x0b, 0x0c, 0x0e, 0x1b, 0x1f, 0x7f]
    const judged = await judgeStudents(
      world,
      client,
      codes.map((code) => student({ ESIAL_ALUNO: `Ana${String.fromCharCode(code)}Souza` })),
    )
    assert.deepEqual(
      judged.map(verdict),
      codes.map(() => 'R; Erro TIPO_INVALIDO ESIAL_ALUNO'),
    )
  })

  it('refuses a delete character in a batch that has no escape at all', async () => {
    const [one] = await judgeStudents(world, client, [student({ ESIAL_ALUNO: 'Ana\u007fSouza' })])
    assert.equal(verdict(one!), 'R; Erro TIPO_INVALIDO ESIAL_ALUNO')
  })

  it('refuses half of a surrogate pair, in texts and passwords, and keeps a whole one', async () => {
    const judged = await judgeStudents(world, client, [
      student({ ESIAL_ALUNO: 'Ana \ud83d' }),
      student({ ESIAL_ALUNO: '\ude00 Ana' }),
      student({ ESIAL_SENHA: 'x\ud83d' }),
      student({ ESIAL_SENHA: 'x\u0000' }),
      student({ ESIAL_ALUNO: 'Ana \ud83d\ude00' }),
    ])
    assert.deepEqual(judged.map(verdict), [
      'R; Erro TIPO_INVALIDO ESIAL_ALUNO',
      'R; Erro TIPO_INVALIDO ESIAL_ALUNO',
      'R; Erro TIPO_INVALIDO ESIAL_SENHA',
      'R; Erro TIPO_INVALIDO ESIAL_SENHA',
      'I',
    ])
    assert.equal(judged[4]!.row!.nome, 'Ana 😀')
  })

  it('accepts valid e-mail addresses only', async () => {
    const good = ['a@b.br', 'João.Silva+1@sub.ex.edu.br', "o'neil@ex.com"]
    const bad = ['a', 'a@', '@b.br', 'a@b', 'a b@c.br', 'a@b@c.br', 'a@b..br', 'a@.br', 'a@b.br.']
    const judged = await judgeStudents(
      world,
      client,
      [...good, ...bad].map((value) => student({ ESIAL_EMAIL: value })),
    )
    assert.deepEqual(judged.map(verdict), [
      ...good.map(() => 'I'),
      ...bad.map(() => 'R; Erro EMAIL_INVALIDO ESIAL_EMAIL'),
    ])
  })

  it('alerts only when neither phone is given', async () => {
    const judged = await judgeStudents(world, client, [
      student({ ESIAL_TELEFONE2: '' }),
      student({ ESIAL_TELEFONE2: undefined }),
      student({ ESIAL_TELEFONE2: '', ESIAL_TELEFONE1: '1132345678' }),
      foreigner({ ESIAL_TELEFONE1: '1', ESIAL_TELEFONE2: '2' }),
    ])
    const alert = 'I; Alerta TELEFONE_AUSENTE ESIAL_TELEFONE2'
    assert.deepEqual(judged.map(verdict), [alert, alert, 'I', 'I'])
  })

  it('counts a stored phone until it is cleared', async () => {
    const known = student({ ESIAL_TELEFONE1: '', ESIAL_TELEFONE2: '1132345678' })
    const silent = { ...known, ESIAL_TELEFONE1: undefined, ESIAL_TELEFONE2: undefined }
    const judged = [
      await judgeStudents(world, client, [known]),
      await judgeStudents(world, client, [{ ...silent, ESIAL_BAIRRO: 'Um' }]),
      await judgeStudents(world, client, [{ ...silent, ESIAL_TELEFONE1: '', ESIAL_BAIRRO: 'Dois' }]),
      await judgeStudents(world, client, [{ ...silent, ESIAL_TELEFONE2: '' }]),
      await judgeStudents(world, client, [{ ...silent, ESIAL_BAIRRO: 'Três' }]),
    ]
    const alert = 'A; Alerta TELEFONE_AUSENTE ESIAL_TELEFONE2'
    assert.deepEqual(judged.flat().map(verdict), ['I', 'A', 'A', alert, alert])
  })
})
