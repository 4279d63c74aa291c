import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Scope } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { tester } from '../support/actor.ts'
import { day, type Fields, foreigner, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('students as received', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await world.context.db.inClient(
      client.id,
      (tx) =>
        sql`insert into deficiencia (cliente_id, codigo, descricao) values
        (${client.id}, 'DEF1', 'Baixa visão: "leve" – 1º grau'), (${client.id}, '__proto__', 'Outra')`.execute(
          tx,
        ),
      tester,
    )
  })
  after(() => world.close())

  const receive = async (...records: Fields[]) => {
    const result = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', records)
    assert.match(result.resultados, /^[IA]+$/, JSON.stringify(result.ocorrencias))
    return result.lote
  }
  const ask = async (token: string, question: Fields) => {
    const { status, body, text } = await world.query('RetornaDadosIntegracaoAlunos', { token, ...question })
    assert.equal(status, 200, text)
    return { text, elements: (body.integracaoAlunos as { elementos: Fields[] }).elementos }
  }
  const one = async (codigoIntegracao: unknown, token = client.token) => {
    const { elements } = await ask(token, { codigoIntegracao })
    assert.equal(elements.length, 1)
    return elements[0]!
  }
  const tokenWith = (...scopes: Scope[]) =>
    createCredential(world.context.owner, { clienteId: client.id, kind: 'integracao', name: 'outra', scopes })

  it('are answered with every field but the password', async () => {
    const sent = student({
      ESIAL_MATRICULA: '00123',
      ESIAL_RG: '12.345-X',
      ESIAL_SENHA: 'segredo-de-ana',
      ESIAL_SEXO: 'f',
      ESIAL_ESTADO_CIVIL: '2',
      ESIAL_NASCIMENTO: '17/05/2001',
      ESIAL_EMAIL: 'Ana@exemplo.br',
      ESIAL_TELEFONE1: '1130001000',
      ESIAL_NUMERO: '12-A',
      ESIAL_COMPLEMENTO: 'Fundos',
      ESIAL_BAIRRO: 'Sé',
      ESIAL_CEP: 1310100,
      ESIAL_NOME_MAE: 'Rosa',
      ESIAL_NACIONALIDADE: 'Brasileira',
      ESIAL_NATURALIDADE: 'Santos',
      ESIAL_BANCO: '1',
      ESIAL_AGENCIA: '0001-9',
      ESIAL_CONTA: '12345-6',
      ESIAL_BOLSA_INI_CIENTIFICA: 1,
      ESIAL_NOME_SOCIAL: 'Ani',
      ESIAL_DT_BLOQUEIO_ACESSO: '2030-01-31',
      ESIAL_VALIDADE: '2031-02-28',
    })
    const lote = await receive(sent)
    const { elements, text } = await ask(client.token, { codigoIntegracao: sent.ESIAL_IDENTIFICACAO })
    const { identificador, inclusao, atualizacao, ...rest } = elements[0]!
    assert.ok(Number.isSafeInteger(identificador))
    assert.equal(atualizacao, inclusao)
    assert.match(String(inclusao), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    assert.deepEqual(rest, {
      identificacao: sent.ESIAL_IDENTIFICACAO,
      aluno: 'Ana Souza',
      matricula: '00123',
      cpf: sent.ESIAL_CPF,
      documento: '',
      rg: '12.345-X',
      login: sent.ESIAL_LOGIN,
      sexo: 'F',
      estadoCivil: 'C',
      nascimento: '2001-05-17',
      email: 'Ana@exemplo.br',
      telefone1: '1130001000',
      telefone2: '11987654321',
      endereco: 'Rua das Palmeiras',
      numero: '12-A',
      complemento: 'Fundos',
      bairro: 'Sé',
      cidade: 'São Paulo',
      uf: 'SP',
      cep: '01310100',
      nomeMae: 'Rosa',
      nacionalidade: 'Brasileira',
      naturalidade: 'Santos',
      banco: { banco: '001', agencia: '0001-9', conta: '12345-6' },
      bolsaIniCientifica: 'S',
      nomeSocial: 'Ani',
      bloqueadoAte: '2030-01-31',
      situacao: 'Ativo',
      validade: '2031-02-28',
      lote,
    })
    assert.doesNotMatch(text, /segredo-de-ana/)
  })

  it('have all bank members when some were sent, and null when none was', async () => {
    const cases: [Fields, unknown][] = [
      [{}, null],
      [{ ESIAL_AGENCIA: '7' }, { banco: '', agencia: '7', conta: '' }],
      [{ ESIAL_CONTA: 'a "b":\\c' }, { banco: '', agencia: '', conta: 'a "b":\\c' }],
      [
        { ESIAL_BANCO: '341', ESIAL_CONTA: 'ç–é' },
        { banco: '341', agencia: '', conta: 'ç–é' },
      ],
    ]
    for (const [fields, expected] of cases) {
      const sent = student(fields)
      await receive(sent)
      const { banco } = await one(sent.ESIAL_IDENTIFICACAO)
      assert.deepEqual(banco, expected)
      if (banco) assert.deepEqual(Object.keys(banco), ['banco', 'agencia', 'conta'])
    }
  })

  it('show the disability only to callers with its scope', async () => {
    const described = {
      codigoIntegracao: 'DEF1',
      descricao: 'Baixa visão: "leve" – 1º grau',
      informacao: 'Lupa: "2x" é útil',
    }
    const cases: [Fields, unknown][] = [
      [{ ESIAL_CODIGO_DEFICIENCIA: 'DEF1', ESIAL_INFORMACAO_DEFICIENCIA: 'Lupa: "2x" é útil' }, described],
      [{ ESIAL_CODIGO_DEFICIENCIA: 'DEF1' }, { ...described, informacao: '' }],
      [
        { ESIAL_INFORMACAO_DEFICIENCIA: 'Só isto' },
        { codigoIntegracao: '', descricao: '', informacao: 'Só isto' },
      ],
      [
        { ESIAL_CODIGO_DEFICIENCIA: '__proto__' },
        { codigoIntegracao: '__proto__', descricao: 'Outra', informacao: '' },
      ],
      [{}, null],
    ]
    const sensitive = await tokenWith('consulta', 'sensivel')
    for (const [fields, expected] of cases) {
      const sent = student(fields)
      await receive(sent)
      const seen = await one(sent.ESIAL_IDENTIFICACAO, sensitive)
      assert.deepEqual(seen.deficiencia, expected)
      const hidden = await ask(client.token, { codigoIntegracao: sent.ESIAL_IDENTIFICACAO })
      assert.equal(Object.hasOwn(hidden.elements[0]!, 'deficiencia'), false)
      assert.doesNotMatch(hidden.text, /DEF1|Lupa|Só isto|visão/)
      assert.deepEqual({ ...hidden.elements[0], deficiencia: expected }, seen)
    }
  })

  it('are refused to callers with only the sensitive scope', async () => {
    const token = await tokenWith('sensivel')
    assert.equal(
      (await world.query('RetornaDadosIntegracaoAlunos', { token, dataInicio: day() })).status,
      403,
    )
  })

  it('are decrypted in every element of a long answer', async () => {
    const sent = Array.from({ length: 300 }, (_, index) =>
      student({
        ESIAL_CONTA: `c${index}`,
        ESIAL_CODIGO_DEFICIENCIA: 'DEF1',
        ESIAL_INFORMACAO_DEFICIENCIA: `i${index}`,
      }),
    )
    await receive(...sent)
    const { elements } = await ask(await tokenWith('consulta', 'sensivel'), { dataInicio: day() })
    const found = new Map(elements.map((element) => [element.identificacao, element]))
    for (const [index, { ESIAL_IDENTIFICACAO }] of sent.entries()) {
      const { banco, deficiencia } = found.get(ESIAL_IDENTIFICACAO)! as Record<string, Fields>
      assert.deepEqual([banco!.conta, deficiencia!.informacao], [`c${index}`, `i${index}`])
    }
  })

  it('show the last accepted state, never refused changes', async () => {
    const sent = foreigner({ ESIAL_UF: 'EX' })
    await receive(sent)
    const lote = await receive({ ...sent, ESIAL_ALUNO: 'Outro Nome', ESIAL_VALIDADE: day() })
    const refused = { ...sent, ESIAL_ALUNO: 'Nunca', ESIAL_EMAIL: 'sem arroba' }
    const result = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [refused])
    assert.equal(result.resultados, 'R')
    const seen = await one(sent.ESIAL_IDENTIFICACAO)
    assert.deepEqual(
      [seen.aluno, seen.situacao, seen.validade, seen.lote, seen.cpf, seen.documento],
      ['Outro Nome', 'Inativo', day(), lote, '', sent.ESIAL_DOCUMENTO],
    )
  })
})
