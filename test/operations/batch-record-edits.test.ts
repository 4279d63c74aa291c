import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Field } from '../../catalogue/fields.ts'
import { type EditCommand, management } from '../../catalogue/management/index.ts'
import { recebeVagas } from '../../catalogue/recruitment/recebe-vagas.ts'
import { cadastraPessoa } from '../../catalogue/service/cadastra-pessoa.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { entities } from '../../server/inbound/bindings.ts'
import { Refusal } from '../../server/refusal.ts'
import { insert } from '../support/contracts.ts'
import { Editing } from '../support/editing.ts'
import { until } from '../support/process.ts'
import { type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const

const editCommands = management.filter((one): one is EditCommand => 'edit' in one)

const refusedWith =
  (code: string, ...fields: string[]) =>
  (error: unknown) => {
    assert.ok(error instanceof Refusal, String(error))
    assert.deepEqual([error.code, ...error.fields.map(({ campo }) => campo)], [code, ...fields])
    return true
  }

describe('a batch record edited by staff', () => {
  let world: World
  let client: Institution
  let editing: Editing
  let key: string
  before(async () => {
    world = await World.share()
    client = await world.institution(['recebe', 'consulta', 'auditoria'], 24)
    editing = new Editing(world, client)
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'gestão',
      scopes: ['cadastros.alterar', 'recrutamento.alterar'],
    })
  })
  after(() => world.close())

  const command = (name: string, body: Fields, more: Record<string, string> = {}) =>
    world.post(`/gestao/${name}`, body, { authorization: `Bearer ${key}`, ...more })
  const row = async ({ ESIAL_IDENTIFICACAO: name }: Fields) =>
    (await world.rows<Fields>(client.id, `select * from aluno where identificacao = '${name}'`))[0]!
  async function sent(fields: Fields = {}): Promise<Fields> {
    const record = student(fields)
    assert.equal((await world.process(client, ...students, [record])).resultados, 'I')
    return record
  }

  it('keeps other fields, increments the version and names the editor', async () => {
    const record = await sent({ ESIAL_BANCO: '001', ESIAL_AGENCIA: '1', ESIAL_CONTA: '2' })
    const before = await row(record)
    const edited = await editing.student(record, { ESIAL_TELEFONE1: '1133334444' }, { version: 1 })
    assert.deepEqual([edited.outcome, edited.version, edited.id], ['A', 2, before.id])
    const { telefone1, versao, atualizacao, ...rest } = await row(record)
    const { telefone1: _, versao: __, atualizacao: earlier, ...kept } = before
    assert.deepEqual([telefone1, versao], ['1133334444', 2])
    assert.notDeepEqual(atualizacao, earlier)
    assert.deepEqual(rest, kept)
    const [entry] = await world.rows<Fields>(
      client.id,
      `select usuario, origem from auditoria where entidade = 'aluno' and menor = ${before.id} order by id desc limit 1`,
    )
    assert.deepEqual(entry, { usuario: 'ana', origem: 'Portal' })
  })

  it('follows the rules of a batch, also those across unchanged fields', async () => {
    const record = await sent()
    const other = await sent({ ESIAL_EMAIL: 'dela@exemplo.br' })
    const wrong = (changes: Fields, ...fields: string[]) =>
      assert.rejects(editing.student(record, changes), refusedWith('REGISTRO_INVALIDO', ...fields))
    await wrong({ ESIAL_CPF: '123' }, 'registro.ESIAL_CPF')
    await wrong({ ESIAL_ALUNO: '' }, 'registro.ESIAL_ALUNO')
    await wrong({ ESIAL_UF: 'EX' }, 'registro.ESIAL_UF')
    await wrong({ ESIAL_EMAIL: 'DELA@exemplo.br' }, 'registro.ESIAL_EMAIL')
    assert.equal((await editing.student(other, { ESIAL_EMAIL: '' })).outcome, 'A')
    assert.equal((await editing.student(record, { ESIAL_EMAIL: 'dela@exemplo.br' })).outcome, 'A')
  })

  it('is refused for an outdated version, with the changes', async () => {
    const record = await sent()
    await world.process(client, ...students, [{ ...record, ESIAL_MATRICULA: '99' }])
    const { id } = await row(record)
    const answer = await command('AlteraAluno', { id, versao: 1, registro: { ESIAL_MATRICULA: '1' } })
    assert.equal(answer.status, 409)
    const { codigo, detalhes } = answer.body.error as { codigo: string; detalhes: Fields }
    assert.equal(codigo, 'CONFLITO')
    const [change] = detalhes.mudancas as { autor: string; campos: Fields[] }[]
    assert.deepEqual(change!.campos, [{ campo: 'matricula', antes: '', depois: '99' }])
    assert.equal(change!.autor, 'teste')
  })

  it('is simulated without a trace', async () => {
    const record = await sent({ ESIAL_EMAIL: 'simulada@exemplo.br' })
    const before = await row(record)
    const { id } = before
    const registro = { ESIAL_EMAIL: 'outra@exemplo.br' }
    const answer = await command('AlteraAluno', { id, versao: 1, registro, SIMULAR: 'S' })
    assert.deepEqual(answer.body, { simulado: true, resultado: 'A', id, versao: 2, ocorrencias: [] })
    assert.deepEqual(await row(record), before)
    assert.deepEqual(
      await world.rows(client.id, `select from correcao where chave = '${record.ESIAL_IDENTIFICACAO}'`),
      [],
    )
  })

  it('may be typed with punctuation, and is refused in words for people', async () => {
    const record = await sent()
    const { id } = await row(record)
    const typed = { ESIAL_CPF: '529.982.247-25', ESIAL_CEP: '13.010-000', ESIAL_TELEFONE2: '(19) 99876-5432' }
    const changed = await command('AlteraAluno', { id, versao: 1, registro: typed })
    assert.deepEqual([changed.status, changed.body.ocorrencias], [200, []], changed.text)
    const wrong = { ESIAL_CPF: '1', ESIAL_CEP: 'x', ESIAL_EMAIL: 'x' }
    const refused = await command('AlteraAluno', { id, versao: 2, registro: wrong })
    const { campos } = refused.body.error as { campos: Fields[] }
    assert.ok(campos.length > 2)
    for (const { mensagem } of campos) assert.doesNotMatch(String(mensagem), /reenvie|na origem/i)
    const nameless = { ...cadastraPessoa.example, ESIPE_DOCUMENTO: '12ABC34501DE35', ESIPE_NOME: '' }
    const empty = await command('CadastraPessoa', { registro: nameless })
    const [told] = (empty.body.error as { campos: Fields[] }).campos
    assert.equal(told!.mensagem, 'CAMPO_OBRIGATORIO: Preencha este campo.')
  })

  it('sent twice under one key is made once', async () => {
    const { id } = await row(await sent())
    const once = { 'idempotency-key': `edita-${id}` }
    const body = { id, versao: 1, registro: { ESIAL_MATRICULA: '1' } }
    const [first, second] = [
      await command('AlteraAluno', body, once),
      await command('AlteraAluno', body, once),
    ]
    assert.deepEqual([first.status, second.status], [200, 200])
    assert.deepEqual(second.body, first.body)
    const other = await command('AlteraAluno', { ...body, registro: {} }, once)
    assert.equal((other.body.error as Fields).codigo, 'CHAVE_REUTILIZADA')
  })

  it('is included by staff, releases waiting records, and cannot be included again', async () => {
    const { ESIVA_CONCEDENTE: documento } = recebeVagas.example
    const waiting = await world.process(client, 'RecebeVagas', 'SDT_INT_VAGAS', [recebeVagas.example])
    assert.equal(waiting.resultados, 'E')
    const registro = { ...cadastraPessoa.example, ESIPE_DOCUMENTO: documento }
    const included = await command('CadastraPessoa', { registro })
    assert.deepEqual([included.status, included.body.resultado, included.body.versao], [200, 'I', 1])
    assert.equal(
      ((await command('CadastraPessoa', { registro })).body.error as Fields).codigo,
      'REGISTRO_EXISTENTE',
    )
    await until('the vacancy that waited', async () => {
      const { resultados } = await world.outcome(client, waiting.lote)
      return resultados === 'I'
    })
    const vacancy = { ...recebeVagas.example, ESIVA_IDENTIFICACAO: 'V-nova' }
    const created = await command('IncluiVaga', { registro: vacancy })
    assert.deepEqual([created.status, created.body.resultado], [200, 'I'])
    const changed = { id: created.body.id, versao: 1, registro: { ESIVA_FIM_INSCRICAO: '2020-01-01' } }
    const late = await command('AlteraVaga', changed)
    const { campos } = late.body.error as { campos: Fields[] }
    assert.deepEqual([late.status, campos.map(({ campo }) => campo)], [422, ['registro.ESIVA_FIM_INSCRICAO']])
    const right = { ...changed, registro: { ESIVA_QUANTIDADE: 5 } }
    const { body } = await command('AlteraVaga', right)
    assert.equal(body.versao, 2, JSON.stringify(body))
  })

  it('cannot write a value that the caller may not see, not even simulated', async () => {
    await insert(world, client, 'deficiencia', { codigo: 'VIS', descricao: 'Visual' })
    const secret = { ESIAL_CODIGO_DEFICIENCIA: 'VIS' }
    const { id } = await row(await sent(secret))
    const tried = async (registro: Fields, authorization: string) => {
      const body = { id, versao: 1, registro, SIMULAR: 'S' }
      const answer = await world.post('/gestao/AlteraAluno', body, { authorization })
      const { codigo, detalhes } = (answer.body.error ?? {}) as Fields
      return [answer.status, codigo, (detalhes as Fields | undefined)?.permissao, answer.body.resultado]
    }
    const seeing = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'vê tudo',
      scopes: ['cadastros.alterar', 'financeiro.ver', 'sensivel.ver'],
    })
    for (const [field, right] of [
      ['ESIAL_CODIGO_DEFICIENCIA', 'sensivel.ver'],
      ['ESIAL_INFORMACAO_DEFICIENCIA', 'sensivel.ver'],
    ] as const) {
      const refused = [403, 'PERMISSAO_AUSENTE', right, undefined]
      assert.deepEqual(await tried({ [field]: '' }, key), refused, field)
    }
    assert.deepEqual(await tried(secret, seeing), [200, undefined, undefined, 'N'])
    assert.deepEqual(await tried({ ESIAL_MATRICULA: '5' }, key), [200, undefined, undefined, 'A'])
  })

  it('cannot change the account of a payee, and names the command for it', async () => {
    const guarded = editCommands.flatMap((command) => {
      const { fields } = entities[command.edit.operation].operation
      const names = Object.entries<Field>(fields).flatMap(([name, field]) => (field.changedBy ? [name] : []))
      return names.map((name) => ({ command, name }))
    })
    assert.deepEqual([...new Set(guarded.map(({ command }) => command.id))].sort(), [
      'AlteraAluno',
      'AlteraPessoa',
      'CadastraPessoa',
    ])
    const record = await sent({ ESIAL_BANCO: '001', ESIAL_AGENCIA: '1', ESIAL_CONTA: '2' })
    const before = await row(record)
    const authorization = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'vê contas',
      scopes: ['cadastros.alterar', 'financeiro.ver', 'financeiro.alterar'],
    })
    for (const { command, name } of guarded) {
      assert.ok(!(name in command.input.registro.fields), `${command.id} offers ${name}`)
      for (const valor of ['', null, '1']) {
        const body = { id: before.id, versao: before.versao, registro: { [name]: valor }, SIMULAR: 'S' }
        const { status, body: told } = await world.post(`/gestao/${command.id}`, body, { authorization })
        const { codigo, campos } = told.error as { codigo: string; campos: Fields[] }
        assert.deepEqual([status, codigo, campos.length], [422, 'REGISTRO_INVALIDO', 1], command.id)
        const { campo, mensagem, detalhes } = campos[0]!
        assert.deepEqual([campo, detalhes], [`registro.${name}`, { comando: 'InformaConta' }])
        assert.match(String(mensagem), /InformaConta/)
      }
    }
    assert.deepEqual(await row(record), before)
  })

  it('needs the right, an existing record and an object', async () => {
    const nobody = await world.post('/gestao/AlteraAluno', { id: 1, versao: 1, registro: {} })
    assert.equal(nobody.status, 401)
    assert.equal((await command('AlteraAluno', { id: 999_999, versao: 1, registro: {} })).status, 404)
    assert.equal((await command('AlteraAluno', { id: 1, versao: 1, registro: [] })).status, 422)
    assert.equal((await command('AlteraAluno', { id: 1, registro: {} })).status, 422)
    assert.equal((await command('EncerraCorrecao', { id: 999_999 })).status, 404)
  })
})
