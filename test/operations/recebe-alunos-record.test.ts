import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  addRegisters,
  type Fields,
  foreigner,
  judgeStudents,
  opened,
  rawNumber,
  student,
  verdict,
} from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('RecebeAlunos: a whole record', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await addRegisters(world, client)
  })
  after(() => world.close())

  const judge = (...records: unknown[]) => judgeStudents(world, client, records)

  it('ignores an action with an alert', async () => {
    const judged = await judge(
      student({ ACAO: '' }),
      student({ ACAO: null }),
      student({ ACAO: 'E' }),
      student({ ACAO: 'EXCLUIR' }),
      student({ ACAO: 1 }),
    )
    const alert = 'I; Alerta ACAO_IGNORADA ACAO'
    assert.deepEqual(judged.map(verdict), ['I', 'I', alert, alert, alert])
  })

  it('keeps the return identifier of each record as text, or the label of the batch', async () => {
    const returns = [
      77,
      '  lote 9 ',
      'x'.repeat(50),
      rawNumber('12345678901234567890'),
      '',
      null,
      undefined,
      ' ',
    ]
    const bad = student()
    const lote = await world.send(
      client,
      'RecebeAlunos',
      'SDT_INT_ALUNOS',
      returns.map((value) => ({ ...bad, ESIAL_CPF: '1', ID_RETORNO: value })),
      { RETORNO: ' carga 1 ' },
    )
    await world.outcome(client, lote)
    const found = await world.rows<{ id_retorno: string }>(
      client.id,
      `select id_retorno from ocorrencia where lote_id = ${lote} and codigo = 'CPF_INVALIDO' order by sequencia`,
    )
    assert.deepEqual(
      found.map((row) => row.id_retorno),
      ['77', 'lote 9', 'x'.repeat(50), '12345678901234567890', 'carga 1', 'carga 1', 'carga 1', 'carga 1'],
    )
  })

  it('has no return identifier when neither record nor batch has a usable one', async () => {
    for (const label of ['', 'x'.repeat(51), { a: 1 }, null]) {
      const lote = await world.send(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [{}], { RETORNO: label })
      await world.outcome(client, lote)
      const found = await world.rows(
        client.id,
        `select distinct id_retorno from ocorrencia where lote_id = ${lote}`,
      )
      assert.deepEqual(found, [{ id_retorno: null }])
    }
  })

  it('refuses a record whose return identifier is too long or no text', async () => {
    const judged = await judge(
      student({ ID_RETORNO: 'x'.repeat(51) }),
      student({ ID_RETORNO: { a: 1 } }),
      student({ ID_RETORNO: true }),
      student({ ID_RETORNO: 'a\u0000' }),
    )
    assert.deepEqual(judged.map(verdict), [
      'R; Erro TAMANHO_EXCEDIDO ID_RETORNO',
      'R; Erro TIPO_INVALIDO ID_RETORNO',
      'R; Erro TIPO_INVALIDO ID_RETORNO',
      'R; Erro TIPO_INVALIDO ID_RETORNO',
    ])
  })

  it('applies the same key twice in order, with an alert on the second', async () => {
    const one = student({ ESIAL_MATRICULA: '1' })
    const judged = await judge(
      one,
      { ...one, ESIAL_MATRICULA: '2' },
      { ...one, ESIAL_IDENTIFICACAO: ` ${one.ESIAL_IDENTIFICACAO} ` },
    )
    assert.deepEqual(judged.map(verdict), ['I', 'A; Alerta REGISTRO_REPETIDO', 'A; Alerta REGISTRO_REPETIDO'])
    assert.equal(judged[0]!.row!.matricula, '1')
    const again = await judge(one)
    assert.deepEqual(again.map(verdict), ['N'])
  })

  it('keeps the value of an absent field and clears that of an empty one', async () => {
    const optional: Fields = {
      ESIAL_MATRICULA: 'M1',
      ESIAL_RG: 'RG1',
      ESIAL_SEXO: 'F',
      ESIAL_ESTADO_CIVIL: 'S',
      ESIAL_NASCIMENTO: '2000-01-01',
      ESIAL_EMAIL: 'apaga@ex.br',
      ESIAL_TELEFONE1: '1',
      ESIAL_NUMERO: '1',
      ESIAL_COMPLEMENTO: 'C',
      ESIAL_BAIRRO: 'B',
      ESIAL_NOME_MAE: 'Mãe',
      ESIAL_NACIONALIDADE: 'BR',
      ESIAL_NATURALIDADE: 'SP',
      ESIAL_BANCO: '001',
      ESIAL_AGENCIA: '1',
      ESIAL_CONTA: '2',
      ESIAL_BOLSA_INI_CIENTIFICA: 'S',
      ESIAL_VALIDADE: '2999-01-01',
      ESIAL_NOME_SOCIAL: 'Social',
      ESIAL_DT_BLOQUEIO_ACESSO: '2026-01-01',
      ESIAL_CODIGO_DEFICIENCIA: 'DEF1',
      ESIAL_INFORMACAO_DEFICIENCIA: 'Nota',
      ESIAL_DOCUMENTO: 'DOC',
    }
    const base = student()
    const key = base.ESIAL_IDENTIFICACAO
    const [first] = await judge({ ...base, ...optional })
    const [kept] = await judge({ ...base, ESIAL_ALUNO: 'Outro Nome' })
    assert.deepEqual([verdict(first!), verdict(kept!)], ['I', 'A'])
    const steady = ({
      nome,
      impressao,
      lote_id,
      atualizacao,
      dados_bancarios,
      dados_deficiencia,
      versao,
      ...row
    }: Fields) => ({
      ...row,
      bank: opened(world, dados_bancarios),
      disability: opened(world, dados_deficiencia),
    })
    assert.deepEqual(steady(kept!.row!), steady(first!.row!))
    const [cleared] = await judge({
      ...base,
      ...Object.fromEntries(Object.keys(optional).map((name) => [name, ''])),
    })
    const [fresh] = await judge({ ...student(), ESIAL_LOGIN: 'limpo' })
    assert.equal(verdict(cleared!), 'A')
    const blank = ({ id, identificacao, cpf, login, login_chave, inclusao, ...row }: Fields) => row
    assert.deepEqual(blank(steady(cleared!.row!)), blank(steady(fresh!.row!)))
    assert.equal(cleared!.row!.identificacao, key)
  })

  it('keeps one sealed value when another changes', async () => {
    const one = student({ ESIAL_BANCO: '001', ESIAL_AGENCIA: '1', ESIAL_CODIGO_DEFICIENCIA: 'DEF1' })
    await judge(one)
    const { ESIAL_BANCO, ESIAL_CODIGO_DEFICIENCIA, ...rest } = one
    const [later] = await judge({
      ...rest,
      ESIAL_AGENCIA: '2',
      ESIAL_CONTA: '3',
      ESIAL_INFORMACAO_DEFICIENCIA: 'x',
    })
    assert.deepEqual(opened(world, later!.row!.dados_bancarios), { banco: '001', agencia: '2', conta: '3' })
    assert.deepEqual(opened(world, later!.row!.dados_deficiencia), { codigo: 'DEF1', informacao: 'x' })
  })

  it('ignores unknown fields and names with a meaning elsewhere', async () => {
    const trap = JSON.parse(
      '{"__proto__":{"ESIAL_MATRICULA":"X","ESIAL_ALUNO":"X"},"constructor":{"prototype":{"ESIAL_RG":"X"}},"toString":1}',
    )
    const judged = await judge(
      student({ NOVIDADE: { a: [1] }, esial_matricula: 'X', ESIUS_LOGIN: 'x' }),
      { ...student(), ...trap },
      { ...student({ ESIAL_ALUNO: undefined }), ...trap },
      student({ ESIAL_SEXO: '__proto__' }),
    )
    assert.deepEqual(judged.map(verdict), [
      'I',
      'I',
      'R; Erro CAMPO_OBRIGATORIO ESIAL_ALUNO',
      'R; Erro TAMANHO_EXCEDIDO ESIAL_SEXO',
    ])
    assert.deepEqual(
      [judged[0]!.row!.matricula, judged[1]!.row!.matricula, judged[1]!.row!.rg],
      [null, null, null],
    )
    const [plain] = await judge(foreigner())
    assert.equal(verdict(plain!), 'I')
  })

  it('refuses a value that is no object, and continues with the next record', async () => {
    const judged = await judge(null, 1, 'x', true, [], [student()], {}, student())
    const wrong = 'R; Erro TIPO_INVALIDO'
    assert.deepEqual(judged.slice(0, 6).map(verdict), [wrong, wrong, wrong, wrong, wrong, wrong])
    assert.equal(judged[6]!.outcome, 'R')
    assert.equal(verdict(judged[7]!), 'I')
  })

  it('leaves an unchanged student unchanged, however the record is spelled', async () => {
    const one = student({ ESIAL_SEXO: 'F', ESIAL_NASCIMENTO: '2000-01-31' })
    const [first] = await judge(one)
    for (const same of [
      one,
      Object.fromEntries(Object.entries(one).reverse()),
      { ...one, ESIAL_SEXO: 'f', ESIAL_NASCIMENTO: '31/01/2000', ESIAL_CEP: 1310100 },
      { ...one, ESIAL_SEXO: undefined },
      { ...one, ESIAL_RG: '' },
    ]) {
      const [again] = await judge(same)
      assert.equal(again!.outcome, 'N')
      assert.deepEqual(again!.row, first!.row)
    }
    const [changed] = await judge({ ...one, ESIAL_SEXO: 'M' })
    assert.equal(verdict(changed!), 'A')
    assert.equal(changed!.row!.inclusao, first!.row!.inclusao)
    assert.ok(String(changed!.row!.atualizacao) > String(first!.row!.atualizacao))
    assert.ok(Number(changed!.row!.lote_id) > Number(first!.row!.lote_id))
  })
})
