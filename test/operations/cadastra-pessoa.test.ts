import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cadastraPessoa } from '../../catalogue/service/cadastra-pessoa.ts'
import { staffOf } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { cpfOf, day, type Fields, opened, type Row } from '../support/records.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

const company = (fields: Fields = {}): Fields => ({ ...cadastraPessoa.example, ...fields })
const human = (fields: Fields = {}): Fields =>
  company({ ESIPE_TIPO: 'F', ESIPE_DOCUMENTO: cpfOf(1), ESIPE_PAPEL: ['RESPONSAVEL'], ...fields })
const supervisor = (fields: Fields = {}): Fields =>
  human({ ESIPE_PAPEL: ['SUPERVISOR'], ESIPE_EMPRESA: '11.444.777/0001-61', ...fields })
const findings = ({ ocorrencias }: BatchResult) =>
  ocorrencias.map(({ codigo, campo }) => `${codigo} ${campo}`)

describe('CadastraPessoa', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const send = (records: Fields[]) => world.process(client, 'CadastraPessoa', 'SDT_INT_PESSOAS', records)
  const rows = () => world.rows<Row>(client.id, 'select * from pessoa order by id')

  it('stores a company with its roles, and its bank data only encrypted', async () => {
    client = await world.institution()
    const bank = { ESIPE_BANCO: '1', ESIPE_AGENCIA: '0001', ESIPE_CONTA: '12345-6' }
    const result = await send([company({ ...bank, ESIPE_PAPEL: ['CONCEDENTE', 'agente', 'CONCEDENTE'] })])
    assert.deepEqual([result.resultados, findings(result)], ['I', []])
    const [row] = await rows()
    assert.deepEqual(
      [row!.tipo, row!.documento, row!.papel, row!.cep, row!.quantidade_empregados, row!.ativo],
      ['J', '11444777000161', ['CONCEDENTE', 'AGENTE'], '13010000', 42, true],
    )
    assert.deepEqual(opened(world, row!.dados_bancarios), { banco: '001', agencia: '0001', conta: '12345-6' })
  })

  it('keeps absent fields, clears empty ones, and detects unchanged records', async () => {
    client = await world.institution()
    assert.equal((await send([company({ ESIPE_TELEFONE: '1932110000' })])).resultados, 'I')
    assert.equal((await send([company({ ESIPE_NOME_FANTASIA: '' })])).resultados, 'A')
    const [row] = await rows()
    assert.deepEqual([row!.telefone, row!.nome_fantasia], ['1932110000', null])
    assert.equal((await send([company({ ESIPE_NOME_FANTASIA: '' })])).resultados, 'N')
    assert.equal((await send([company({ ESIPE_NOME_FANTASIA: undefined })])).resultados, 'N')
  })

  it('is inactive from its validity on', async () => {
    client = await world.institution()
    await send([company({ ESIPE_VALIDADE: day() })])
    assert.equal((await rows())[0]!.ativo, false)
    await send([company({ ESIPE_VALIDADE: '' })])
    assert.equal((await rows())[0]!.ativo, true)
  })

  it('never shows the CPF that identifies a person', async () => {
    client = await world.institution()
    const cpf = cpfOf(4)
    const { lote } = await send([
      human({ ESIPE_DOCUMENTO: cpf, ESIPE_UF: 'XX' }),
      company({ ESIPE_UF: 'XX' }),
    ])
    const question = { token: client.token, dataInicio: day() }
    const found = await world.post('/apiconsultadadosplataforma/RetornaDadosOcorrencias', question)
    const batch = await world.post('/APIPlataformaIntegracao/ConsultaLote', {
      TOKEN: client.token,
      LOTE: lote,
    })
    for (const { text } of [found, batch]) {
      assert.ok(text.includes('"F / ***"') && text.includes('"J / 11444777000161"'), text)
      assert.ok(!text.includes(cpf), text)
    }
  })

  it('reads a document sent as a number by the type', async () => {
    client = await world.institution()
    const { resultados } = await send([
      company({ ESIPE_DOCUMENTO: 191 }),
      company({ ESIPE_DOCUMENTO: 360305000104 }),
      human({ ESIPE_DOCUMENTO: 191 }),
      human({ ESIPE_DOCUMENTO: '11444777000161' }),
      company({ ESIPE_DOCUMENTO: cpfOf(5) }),
    ])
    assert.equal(resultados, 'IIIRR')
    assert.deepEqual(
      (await rows()).map(({ documento }) => documento),
      ['00000000000191', '00360305000104', '00000000191'],
    )
  })

  it('accepts a single object instead of the list', async () => {
    client = await world.institution()
    const path = '/APIPlataformaIntegracao/CadastraPessoa'
    const answer = await world.post(path, { TOKEN: client.token, SDT_INT_PESSOAS: company() })
    assert.equal(answer.status, 200)
    const result = await world.outcome(client, Number(answer.headers.get('x-lote-id')))
    assert.deepEqual([result.resultados, (await rows()).length], ['I', 1])
    const text = await world.post(path, { TOKEN: client.token, SDT_INT_PESSOAS: 'x' })
    assert.equal(text.status, 400)
    const other = { TOKEN: client.token, SDT_INT_ALUNOS: {} }
    assert.equal((await world.post('/APIPlataformaIntegracao/RecebeAlunos', other)).status, 400)
  })

  it('accepts a CNPJ with letters, and one sent as a number with an alert', async () => {
    client = await world.institution()
    const result = await send([
      company({ ESIPE_DOCUMENTO: '12.abc.345/01DE-35' }),
      company({ ESIPE_DOCUMENTO: 11444777000161 }),
    ])
    assert.deepEqual([result.resultados, findings(result)], ['II', ['VALOR_CONVERTIDO ESIPE_DOCUMENTO']])
    assert.deepEqual(
      (await rows()).map(({ documento }) => documento),
      ['12ABC34501DE35', '11444777000161'],
    )
  })

  const refused: [string, Fields, string[]][] = [
    ['a company with a CPF', company({ ESIPE_DOCUMENTO: cpfOf(1) }), ['CNPJ_INVALIDO ESIPE_DOCUMENTO']],
    ['a person with a CNPJ', human({ ESIPE_DOCUMENTO: '11444777000161' }), ['CPF_INVALIDO ESIPE_DOCUMENTO']],
    ['a wrong CNPJ', company({ ESIPE_DOCUMENTO: '12ABC34501DE36' }), ['CNPJ_INVALIDO ESIPE_DOCUMENTO']],
    ['no role', company({ ESIPE_PAPEL: [] }), ['CAMPO_OBRIGATORIO ESIPE_PAPEL']],
    ['an unknown role', company({ ESIPE_PAPEL: ['CONCEDENTE', 'X'] }), ['VALOR_INVALIDO ESIPE_PAPEL']],
    ['a role that is no text', company({ ESIPE_PAPEL: [{}] }), ['TIPO_INVALIDO ESIPE_PAPEL']],
    ['an address abroad', company({ ESIPE_UF: 'EX' }), ['UF_INVALIDA ESIPE_UF']],
    ['no e-mail', company({ ESIPE_EMAIL: '' }), ['CAMPO_OBRIGATORIO ESIPE_EMAIL']],
    [
      'a host who is a person without registration',
      human({ ESIPE_PAPEL: ['CONCEDENTE'] }),
      ['REGRA_LEGAL ESIPE_CONSELHO', 'REGRA_LEGAL ESIPE_REGISTRO_CONSELHO'],
    ],
    [
      'a host who is a person with half a registration',
      human({ ESIPE_PAPEL: ['CONCEDENTE'], ESIPE_CONSELHO: 'CREA' }),
      ['REGRA_LEGAL ESIPE_REGISTRO_CONSELHO'],
    ],
    ['a supervisor without company', supervisor({ ESIPE_EMPRESA: '' }), ['CAMPO_OBRIGATORIO ESIPE_EMPRESA']],
    ['a supervisor of nobody', supervisor(), ['REFERENCIA_INEXISTENTE ESIPE_EMPRESA']],
  ]

  it('refuses violations of rules, naming the field', async () => {
    client = await world.institution()
    for (const [name, record, expected] of refused) {
      const result = await send([record])
      assert.deepEqual([name, result.resultados, findings(result)], [name, 'R', expected])
    }
    assert.deepEqual(await rows(), [])
  })

  it('accepts a registered professional as host, also when an update omits the registration', async () => {
    client = await world.institution()
    const host = human({ ESIPE_PAPEL: ['CONCEDENTE'] })
    const registration = { ESIPE_CONSELHO: 'CREA', ESIPE_REGISTRO_CONSELHO: '5061234567' }
    assert.equal((await send([{ ...host, ...registration }])).resultados, 'I')
    assert.equal((await send([{ ...host, ESIPE_NOME: 'Outro Nome' }])).resultados, 'A')
    const cleared = await send([{ ...host, ESIPE_CONSELHO: '' }])
    assert.deepEqual([cleared.resultados, findings(cleared)], ['R', ['REGRA_LEGAL ESIPE_CONSELHO']])
  })

  it('accepts a supervisor after the host, in the same batch and in order', async () => {
    client = await world.institution()
    const early = await send([supervisor(), company(), supervisor()])
    assert.deepEqual(
      [early.resultados, findings(early).slice(0, 1)],
      ['RII', ['REFERENCIA_INEXISTENTE ESIPE_EMPRESA']],
    )
    const lost = await send([company({ ESIPE_PAPEL: ['AGENTE'] }), supervisor({ ESIPE_NOME: 'Ana' })])
    assert.deepEqual([lost.resultados, findings(lost)], ['AR', ['REFERENCIA_INEXISTENTE ESIPE_EMPRESA']])
    assert.equal((await rows())[1]!.empresa, '11444777000161')
  })

  it('finds the host of a supervisor across the parts of a large batch', async () => {
    client = await world.institution()
    const people = Array.from({ length: 1_498 }, (_, index) =>
      human({ ESIPE_DOCUMENTO: cpfOf(1_000 + index) }),
    )
    // The first part has 500 records, the second 1,000: the host ends one part, and both others look it up.
    const [next, last] = [9, 10].map((number) => supervisor({ ESIPE_DOCUMENTO: cpfOf(number) }))
    const records = [...people.slice(0, 499), company(), next!, ...people.slice(499), last!]
    const result = await send(records)
    assert.equal(result.resultados, 'I'.repeat(1_501))
    const parts = await world.rows<Row>(
      client.id,
      `select primeiro from lote_parte where lote_id = ${result.lote} order by parte`,
    )
    assert.deepEqual(
      parts.map(({ primeiro }) => primeiro),
      [1, 501, 1_501],
    )
  })

  it('needs the address of organisations only, and the host of supervisors only', async () => {
    client = await world.institution()
    const address = { ESIPE_ENDERECO: '', ESIPE_CIDADE: '', ESIPE_UF: '', ESIPE_CEP: '' }
    const missing = Object.keys(address).map((name) => `CAMPO_OBRIGATORIO ${name}`)
    const host = await send([company(address)])
    assert.deepEqual([host.resultados, findings(host)], ['R', missing])
    assert.equal((await send([company()])).resultados, 'I')
    const people = await send([
      supervisor({ ...address, ESIPE_DOCUMENTO: cpfOf(21) }),
      human({ ...address, ESIPE_DOCUMENTO: cpfOf(22) }),
      supervisor({ ...address, ESIPE_DOCUMENTO: cpfOf(23), ESIPE_EMPRESA: '' }),
    ])
    assert.equal(people.resultados, 'IIR')
    assert.deepEqual(findings(people), ['CAMPO_OBRIGATORIO ESIPE_EMPRESA'])
    // A supervisor who becomes a host needs an address from then on.
    const both = { ...address, ESIPE_DOCUMENTO: cpfOf(21), ESIPE_PAPEL: ['SUPERVISOR', 'AGENTE'] }
    assert.deepEqual(findings(await send([supervisor(both)])), missing)
  })

  it('is included by staff of a unit, who see it and cannot change it', async () => {
    client = await world.institution()
    const unidade = await insert(world, client, 'unidade', { codigo: 'u', nome: 'Unidade' })
    const ask = await staffOf(world, client, unidade, ['cadastros.ver', 'cadastros.alterar'])
    const registro = { ...cadastraPessoa.example }
    const included = await ask('CadastraPessoa', { registro })
    assert.deepEqual([included.status, included.body.resultado], [200, 'I'], included.text)
    const { id } = included.body
    const { elementos } = (await ask('ListaPessoas', { documento: '11444777000161' })).body
    assert.deepEqual(
      elementos.map((one: Row) => one.id),
      [id],
    )
    assert.equal((await ask('ConsultaPessoa', { id })).status, 200)
    const again = await ask('CadastraPessoa', { registro: { ...registro, ESIPE_NOME: 'Outro nome' } })
    assert.equal(again.body.error.codigo, 'REGISTRO_EXISTENTE')
    const changed = await ask('AlteraPessoa', { id, versao: 1, registro: { ESIPE_NOME: 'Outro nome' } })
    assert.deepEqual([changed.status, changed.body.error.codigo], [403, 'PERMISSAO_AUSENTE'])
  })
})
