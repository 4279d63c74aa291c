import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addRegisters, judgeStudents, opened, type Row, student, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** Every field, with a value that differs from its stored form where possible. */
const full = {
  ESIAL_IDENTIFICACAO: ' 2026-0001 ',
  ESIAL_ALUNO: '  Mariana Alves Ferreira ',
  ESIAL_MATRICULA: 'M-77',
  ESIAL_CPF: '52998224725',
  ESIAL_DOCUMENTO: ' ab 123 ',
  ESIAL_RG: '12.345.678-9',
  ESIAL_LOGIN: ' Mariana.Ferreira ',
  ESIAL_SENHA: 'segredo',
  ESIAL_SEXO: 'f',
  ESIAL_ESTADO_CIVIL: 'E',
  ESIAL_NASCIMENTO: '17/05/2004',
  ESIAL_EMAIL: ' Mariana@Aluno.Exemplo.EDU.br ',
  ESIAL_TELEFONE1: '1132345678',
  ESIAL_TELEFONE2: '11987654321',
  ESIAL_ENDERECO: 'Rua das Palmeiras',
  ESIAL_NUMERO: '120-A',
  ESIAL_COMPLEMENTO: 'Bloco 2',
  ESIAL_BAIRRO: 'Centro',
  ESIAL_CIDADE: 'São Paulo',
  ESIAL_UF: 'sp',
  ESIAL_CEP: '01310-100',
  ESIAL_NOME_MAE: 'Célia Alves',
  ESIAL_NACIONALIDADE: 'Brasileira',
  ESIAL_NATURALIDADE: 'Campinas',
  ESIAL_BANCO: '1',
  ESIAL_AGENCIA: '1234-5',
  ESIAL_CONTA: '98765-X',
  ESIAL_BOLSA_INI_CIENTIFICA: 'S',
  ESIAL_VALIDADE: '2999-12-31',
  ESIAL_NOME_SOCIAL: 'Mari',
  ESIAL_DT_BLOQUEIO_ACESSO: '31/08/2026',
  ESIAL_CODIGO_DEFICIENCIA: 'DEF1',
  ESIAL_INFORMACAO_DEFICIENCIA: 'CID H54.2',
}

const stored = {
  identificacao: '2026-0001',
  nome: 'Mariana Alves Ferreira',
  nome_social: 'Mari',
  matricula: 'M-77',
  cpf: '52998224725',
  documento: 'ab 123',
  documento_chave: 'AB123',
  rg: '12.345.678-9',
  login: 'Mariana.Ferreira',
  login_chave: 'mariana.ferreira',
  sexo: 'F',
  estado_civil: 'U',
  nascimento: '2004-05-17',
  email: 'Mariana@Aluno.Exemplo.EDU.br',
  email_chave: 'mariana@aluno.exemplo.edu.br',
  telefone1: '1132345678',
  telefone2: '11987654321',
  endereco: 'Rua das Palmeiras',
  numero: '120-A',
  complemento: 'Bloco 2',
  bairro: 'Centro',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01310100',
  nome_mae: 'Célia Alves',
  nacionalidade: 'Brasileira',
  naturalidade: 'Campinas',
  bolsa_ini_cientifica: true,
  validade: '2999-12-31',
  bloqueio: '2026-08-31',
  ativo: true,
}

/** The columns of a stored student that its record determines. */
const decided = (row: Row) => Object.fromEntries(Object.keys(stored).map((column) => [column, row[column]]))

describe('RecebeAlunos: the 33 fields', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await addRegisters(world, client)
  })
  after(() => world.close())

  it('stores every field of a full record in its stored form', async () => {
    assert.equal(Object.keys(full).length, 33)
    const [one] = await judgeStudents(world, client, [full])
    assert.equal(verdict(one!), 'I')
    assert.deepEqual(decided(one!.row!), stored)
    assert.deepEqual(opened(world, one!.row!.dados_bancarios), {
      banco: '001',
      agencia: '1234-5',
      conta: '98765-X',
    })
    assert.deepEqual(opened(world, one!.row!.dados_deficiencia), { codigo: 'DEF1', informacao: 'CID H54.2' })
  })

  it('keeps bank and disability data out of every readable column', async () => {
    const rows = await world.rows<{ texto: string }>(
      client.id,
      `select (to_jsonb(a) - 'dados_bancarios' - 'dados_deficiencia')::text
           || encode(coalesce(dados_bancarios, ''), 'escape')
           || encode(coalesce(dados_deficiencia, ''), 'escape') as texto
         from aluno a where identificacao = '2026-0001'`,
    )
    for (const secret of ['1234-5', '98765-X', 'DEF1', 'H54.2', 'segredo']) {
      assert.equal(rows[0]!.texto.includes(secret), false, secret)
    }
  })

  it('stores nothing in the optional columns of a minimal record', async () => {
    const [one] = await judgeStudents(world, client, [student()])
    assert.equal(verdict(one!), 'I')
    const filled = Object.entries(decided(one!.row!)).filter(([, value]) => value !== null)
    assert.deepEqual(filled.map(([column]) => column).sort(), [
      'ativo',
      'bolsa_ini_cientifica',
      'cep',
      'cidade',
      'cpf',
      'endereco',
      'identificacao',
      'login',
      'login_chave',
      'nome',
      'telefone2',
      'uf',
    ])
    assert.equal(one!.row!.bolsa_ini_cientifica, false)
    assert.equal(one!.row!.dados_bancarios, null)
    assert.equal(one!.row!.dados_deficiencia, null)
  })

  it('refuses an object, a list or a boolean in any field, except a boolean in the flag', async () => {
    for (const wrong of [{ a: 1 }, ['x'], true]) {
      const names = Object.keys(full)
      const judged = await judgeStudents(
        world,
        client,
        names.map((name) => student({ ESIAL_TELEFONE1: '1', [name]: wrong })),
      )
      const expected = names.map((name) =>
        wrong === true && name === 'ESIAL_BOLSA_INI_CIENTIFICA' ? 'I' : `R; Erro TIPO_INVALIDO ${name}`,
      )
      assert.deepEqual(judged.map(verdict), expected)
    }
  })

  it('refuses a record without a required field, whether absent, null, empty or blank', async () => {
    const names = ['IDENTIFICACAO', 'ALUNO', 'LOGIN', 'ENDERECO', 'CIDADE', 'UF', 'CEP'].map(
      (one) => `ESIAL_${one}`,
    )
    for (const nothing of [undefined, null, '', '   ']) {
      const judged = await judgeStudents(
        world,
        client,
        names.map((name) => student({ [name]: nothing })),
      )
      assert.deepEqual(
        judged.map(verdict),
        names.map((name) => `R; Erro CAMPO_OBRIGATORIO ${name}`),
      )
    }
  })

  it('reports every problem of a record, not only the first', async () => {
    const [one] = await judgeStudents(world, client, [
      student({ ESIAL_ALUNO: '', ESIAL_CPF: '1', ESIAL_UF: 'XX', ESIAL_NASCIMENTO: 'x', ESIAL_EMAIL: 'x' }),
    ])
    assert.equal(one!.outcome, 'R')
    assert.deepEqual([...one!.findings].sort(), [
      'Erro CAMPO_OBRIGATORIO ESIAL_ALUNO',
      'Erro CPF_INVALIDO ESIAL_CPF',
      'Erro DATA_INVALIDA ESIAL_NASCIMENTO',
      'Erro EMAIL_INVALIDO ESIAL_EMAIL',
      'Erro UF_INVALIDA ESIAL_UF',
    ])
  })
})
