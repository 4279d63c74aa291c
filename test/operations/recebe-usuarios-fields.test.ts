import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addRegisters, judgeUsers, type Row, user, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const full = {
  ESIUS_IDENTIFICADOR: '000501042',
  ESIUS_LOGIN: ' Carlos.Menezes ',
  ESIUS_SENHA: 'segredo',
  ESIUS_NOME: 'Carlos Menezes',
  ESIUS_NOME_COMPLETO: 'Carlos Eduardo Menezes',
  ESIUS_TELEFONE: '1132345678',
  ESIUS_EMAIL: ' Carlos@Exemplo.EDU.br',
  ESIUS_ENDERECO: 'Rua A, 10',
  ESIUS_COMPLEMENTO: 'Casa 2',
  ESIUS_BAIRRO: 'Centro',
  ESIUS_CIDADE: 'Campinas',
  ESIUS_UF: 'sp',
  ESIUS_CEP: 1310100,
  ESIUS_CPF: '529.982.247-25',
  ESIUS_MATRICULA: 'F-77',
  ESIUS_CODIGO_UNIDADE: 'FEEC',
  ESIUS_NOME_UNIDADE: 'Faculdade de Engenharia',
  ESIUS_CODIGO_UNIDADE_SUPERIOR: 'REIT',
  ESIUS_NOME_UNIDADE_SUPERIOR: 'Reitoria',
  ESIUS_CODIGO_PERFIL: 'ADM',
  ESIUS_AUTENTICA: 's',
  ESIUS_DATA_NASCIMENTO: '17/05/1980',
  ESIUS_RAMAL: '4321',
  ESIUS_CODIGO_MENU: 'M1',
  ESIUS_VALIDADE: '2999-12-31',
}

const stored = {
  chave: '501042',
  login: 'Carlos.Menezes',
  login_chave: 'carlos.menezes',
  nome: 'Carlos Menezes',
  nome_completo: 'Carlos Eduardo Menezes',
  telefone: '1132345678',
  email: 'Carlos@Exemplo.EDU.br',
  email_chave: 'carlos@exemplo.edu.br',
  endereco: 'Rua A, 10',
  complemento: 'Casa 2',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '01310100',
  cpf: '52998224725',
  matricula: 'F-77',
  autentica: true,
  nascimento: '1980-05-17',
  ramal: '4321',
  codigo_menu: 'M1',
  validade: '2999-12-31',
}

/** Text fields with their limit and column. */
const texts: [name: string, limit: number, column: string][] = [
  ['ESIUS_LOGIN', 100, 'login'],
  ['ESIUS_NOME', 60, 'nome'],
  ['ESIUS_NOME_COMPLETO', 120, 'nome_completo'],
  ['ESIUS_TELEFONE', 16, 'telefone'],
  ['ESIUS_EMAIL', 100, 'email'],
  ['ESIUS_ENDERECO', 140, 'endereco'],
  ['ESIUS_COMPLEMENTO', 100, 'complemento'],
  ['ESIUS_BAIRRO', 100, 'bairro'],
  ['ESIUS_CIDADE', 100, 'cidade'],
  ['ESIUS_MATRICULA', 40, 'matricula'],
  ['ESIUS_RAMAL', 10, 'ramal'],
  ['ESIUS_CODIGO_MENU', 20, 'codigo_menu'],
]

const long = (name: string, length: number) =>
  name === 'ESIUS_EMAIL' ? `${'é'.repeat(length - 6)}@ex.br` : 'é'.repeat(length)

describe('RecebeUsuarios: the 25 fields', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await addRegisters(world, client)
  })
  after(() => world.close())

  const judge = (...records: unknown[]) => judgeUsers(world, client, records)

  it('stores every field of a full record in its stored form', async () => {
    assert.equal(Object.keys(full).length, 25)
    const [one] = await judge(full)
    assert.equal(verdict(one!), 'I; Alerta CPF_COM_PONTUACAO ESIUS_CPF')
    assert.deepEqual(
      Object.fromEntries(Object.keys(stored).map((column) => [column, one!.row![column]])),
      stored,
    )
    const [linked] = await world.rows<Row>(
      client.id,
      `select p.codigo as perfil, n.codigo as unidade, n.nome, s.codigo as superior, s.nome as superior_nome
         from usuario u join perfil p on p.id = u.perfil_id join unidade n on n.id = u.unidade_id
         join unidade s on s.id = n.superior_id where u.identificador = 501042`,
    )
    assert.deepEqual(linked, {
      perfil: 'ADM',
      unidade: 'FEEC',
      nome: 'Faculdade de Engenharia',
      superior: 'REIT',
      superior_nome: 'Reitoria',
    })
  })

  it('refuses an object, a list or a boolean in any field, except a boolean in the flag', async () => {
    for (const wrong of [{ a: 1 }, [1], false]) {
      const names = Object.keys(full).filter(
        (name) => name !== 'ESIUS_AUTENTICA' || typeof wrong !== 'boolean',
      )
      const judged = await judge(...names.map((name) => user({ [name]: wrong })))
      assert.deepEqual(
        judged.map(verdict),
        names.map((name) => `R; Erro TIPO_INVALIDO ${name}`),
      )
    }
  })

  it('refuses a record without a required field, whether absent, null, empty or blank', async () => {
    const names = ['ESIUS_IDENTIFICADOR', 'ESIUS_LOGIN', 'ESIUS_NOME', 'ESIUS_CODIGO_PERFIL']
    for (const nothing of [undefined, null, '', '  ']) {
      const judged = await judge(...names.map((name) => user({ [name]: nothing })))
      assert.deepEqual(
        judged.map(verdict),
        names.map((name) => `R; Erro CAMPO_OBRIGATORIO ${name}`),
      )
    }
  })

  it('stores a text of exactly its limit and refuses one character more', async () => {
    const fits = await judge(...texts.map(([name, limit]) => user({ [name]: long(name, limit) })))
    assert.deepEqual(
      fits.map((one, index) => [verdict(one), one.row![texts[index]![2]]]),
      texts.map(([name, limit]) => ['I', long(name, limit)]),
    )
    const limits: [string, number][] = [
      ...texts.map(([name, limit]): [string, number] => [name, limit]),
      ['ESIUS_SENHA', 100],
      ['ESIUS_CODIGO_UNIDADE', 50],
      ['ESIUS_NOME_UNIDADE', 100],
      ['ESIUS_CODIGO_UNIDADE_SUPERIOR', 50],
      ['ESIUS_NOME_UNIDADE_SUPERIOR', 100],
      ['ESIUS_CODIGO_PERFIL', 20],
    ]
    const over = await judge(...limits.map(([name, limit]) => user({ [name]: long(name, limit + 1) })))
    assert.deepEqual(
      over.map(verdict),
      limits.map(([name]) => `R; Erro TAMANHO_EXCEDIDO ${name}`),
    )
  })

  it('accepts only a profile that is registered for the institution', async () => {
    const unknown = 'R; Erro PERFIL_INEXISTENTE ESIUS_CODIGO_PERFIL'
    const judged = await judge(
      user({ ESIUS_CODIGO_PERFIL: ' ADM ' }),
      user({ ESIUS_CODIGO_PERFIL: 'P'.repeat(20) }),
      user({ ESIUS_CODIGO_PERFIL: 'adm' }),
      user({ ESIUS_CODIGO_PERFIL: 'XPTO' }),
    )
    assert.deepEqual(judged.map(verdict), ['I', 'I', unknown, unknown])
    const elsewhere = await world.institution()
    const [other] = await judgeUsers(world, elsewhere, [user()])
    assert.equal(verdict(other!), unknown)
  })
})
