import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeFaturamentoExterno } from '../../catalogue/financial/recebe-faturamento-externo.ts'
import { cadastraPessoa } from '../../catalogue/service/cadastra-pessoa.ts'
import { answered } from '../support/callers.ts'
import { addContract, type Fields, type Row, student } from '../support/records.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

const invoice = (fields: Fields = {}): Fields => ({ ...recebeFaturamentoExterno.example, ...fields })
const paid = (fields: Fields = {}) =>
  invoice({
    ESIFE_SITUACAO: 'L',
    ESIFE_LIQUIDACAO: '2026-03-18',
    ESIFE_VALOR_LIQUIDADO: '1280,50',
    ...fields,
  })
const cancelled = (fields: Fields = {}) => invoice({ ESIFE_SITUACAO: 'C', ...fields })
/** Findings of a batch or of one record. */
const findings = ({ ocorrencias }: BatchResult, of?: number) =>
  ocorrencias
    .filter(({ sequencia }) => of === undefined || sequencia === of)
    .map(({ codigo, campo }) => `${codigo} ${campo}`)
const transition = 'TRANSICAO_INVALIDA ESIFE_SITUACAO'

describe('RecebeFaturamentoExterno', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const send = (records: Fields[]) =>
    world.process(client, 'RecebeFaturamentoExterno', 'SDT_INT_FATURAMENTO_EXTERNO', records)
  const rows = () => world.rows<Row>(client.id, 'select * from faturamento order by id')

  it('stores an invoice of another system', async () => {
    client = await world.institution()
    const result = await send([invoice({ ESIFE_DESCONTO: '80,5', ESIFE_CENTRO_CUSTO: 'CC-1' })])
    assert.deepEqual([result.resultados, findings(result)], ['I', []])
    const [row] = await rows()
    assert.deepEqual(
      [
        row!.origem,
        row!.identificacao,
        row!.tipo,
        row!.documento,
        row!.competencia,
        row!.emissao,
        row!.situacao_externa,
      ],
      ['Externa', 'FAT-2026-0031', 'R', '11444777000161', '2026-03', '2026-03-02', 'A'],
    )
    assert.deepEqual([String(row!.valor), String(row!.desconto), row!.juros], ['1280.50', '80.50', null])
  })

  it('keeps absent fields, clears empty ones, and distinguishes the two types of one identification', async () => {
    client = await world.institution()
    await send([invoice({ ESIFE_JUROS: 1, ESIFE_HISTORICO: 'Taxa' })])
    const result = await send([
      invoice({ ESIFE_HISTORICO: '' }),
      invoice({ ESIFE_HISTORICO: undefined }),
      invoice({ ESIFE_TIPO: 'P' }),
    ])
    assert.equal(result.resultados, 'ANI')
    const stored = await rows()
    assert.deepEqual(
      stored.map(({ tipo, juros, historico }) => [tipo, juros === null ? null : String(juros), historico]),
      [
        ['R', '1.00', null],
        ['P', null, null],
      ],
    )
    assert.equal((await send([invoice({ ESIFE_TIPO: 'P' })])).resultados, 'N')
  })

  const refused: [string, Fields, string[]][] = [
    ['due before issued', invoice({ ESIFE_VENCIMENTO: '2026-03-01' }), ['DATA_INVALIDA ESIFE_VENCIMENTO']],
    ['a month of no year', invoice({ ESIFE_COMPETENCIA: '2026-13' }), ['TIPO_INVALIDO ESIFE_COMPETENCIA']],
    [
      'a month written otherwise',
      invoice({ ESIFE_COMPETENCIA: '03/2026' }),
      ['TIPO_INVALIDO ESIFE_COMPETENCIA'],
    ],
    ['a negative amount', invoice({ ESIFE_VALOR: '-1' }), ['VALOR_INVALIDO ESIFE_VALOR']],
    ['a thousands separator', invoice({ ESIFE_VALOR: '1.280,50' }), ['TIPO_INVALIDO ESIFE_VALOR']],
    ['a wrong document', invoice({ ESIFE_DOCUMENTO: '52998224724' }), ['CPF_INVALIDO ESIFE_DOCUMENTO']],
    ['paid on no day', paid({ ESIFE_LIQUIDACAO: '' }), ['CAMPO_OBRIGATORIO ESIFE_LIQUIDACAO']],
    ['paid nothing', paid({ ESIFE_VALOR_LIQUIDADO: '' }), ['CAMPO_OBRIGATORIO ESIFE_VALOR_LIQUIDADO']],
    ['paid zero', paid({ ESIFE_VALOR_LIQUIDADO: 0 }), ['VALOR_INVALIDO ESIFE_VALOR_LIQUIDADO']],
    ['an unknown state', invoice({ ESIFE_SITUACAO: 'X' }), ['VALOR_INVALIDO ESIFE_SITUACAO']],
    [
      'a contract that does not exist',
      invoice({ ESIFE_CONTRATO: 999 }),
      ['REFERENCIA_INEXISTENTE ESIFE_CONTRATO'],
    ],
  ]

  it('refuses violations of rules, naming the field', async () => {
    client = await world.institution()
    const result = await send(refused.map(([name, record]) => ({ ...record, ESIFE_IDENTIFICACAO: name })))
    assert.equal(result.resultados, 'R'.repeat(refused.length))
    assert.deepEqual(
      refused.map(([name], at) => [name, findings(result, at + 1)]),
      refused.map(([name, , expected]) => [name, expected]),
    )
    assert.deepEqual(await rows(), [])
  })

  const moves: [string, Fields[], string, string[]][] = [
    ['open to paid', [invoice(), paid()], 'IA', []],
    ['open to cancelled', [invoice(), cancelled()], 'IA', []],
    ['paid to cancelled', [paid(), cancelled()], 'IA', []],
    ['paid to open', [paid(), invoice()], 'IR', [transition]],
    ['cancelled to open', [cancelled(), invoice()], 'IR', [transition]],
    ['cancelled to paid', [cancelled(), paid()], 'IR', [transition]],
  ]

  it('moves between states only as allowed, in one batch and across batches', async () => {
    client = await world.institution()
    const named = (how: string, step: number) =>
      moves.map(([name, records]) => ({ ...records[step], ESIFE_IDENTIFICACAO: `${how} ${name}` }))
    const first = await send(named('apart', 0))
    const second = await send(named('apart', 1))
    const both = await send([...named('at once', 0), ...named('at once', 1)])
    for (const [at, [name, , outcomes, expected]] of moves.entries()) {
      const apart = first.resultados[at]! + second.resultados[at]!
      assert.deepEqual([name, apart, findings(second, at + 1)], [name, outcomes, expected])
      const atOnce = both.resultados[at]! + both.resultados[moves.length + at]!
      assert.deepEqual([name, atOnce], [name, outcomes])
    }
  })

  const journal = () =>
    world.rows<Row>(
      client.id,
      `select m.data, m.valor, m.juros, m.desconto, m.estorno_de is not null as estorno, f.quitado, f.movimentado,
              situacao_do_faturamento(f, '2026-03-31') as situacao
         from movimento m join faturamento f on f.id = m.faturamento_id order by f.identificacao, m.id`,
    )
  const booked = async () =>
    (await journal()).map(({ valor, juros, desconto }) => [valor, juros, desconto].map(String))
  const standing = async () => {
    const { quitado, movimentado, situacao } = (await journal()).at(-1)!
    return [quitado, movimentado, situacao]
  }

  it('books a settlement as one movement, with the difference as discount or interest', async () => {
    const cases: [Fields, string[]][] = [
      [{}, ['1280.50', '0.00', '0.00']],
      [{ ESIFE_VALOR_LIQUIDADO: '1300,50' }, ['1300.50', '20.00', '0.00']],
      [{ ESIFE_VALOR_LIQUIDADO: '1000' }, ['1000.00', '0.00', '280.50']],
      [
        { ESIFE_DESCONTO: '80,50', ESIFE_JUROS: 10, ESIFE_VALOR_LIQUIDADO: '1200' },
        ['1200.00', '0.00', '10.00'],
      ],
      [{ ESIFE_DESCONTO: '9999', ESIFE_VALOR_LIQUIDADO: '5' }, ['5.00', '5.00', '0.00']],
    ]
    client = await world.institution()
    const records = cases.map(([fields], at) => paid({ ...fields, ESIFE_IDENTIFICACAO: `F${at}` }))
    assert.equal((await send(records)).resultados, 'IIIII')
    assert.deepEqual(
      await booked(),
      cases.map(([, expected]) => expected),
    )
    for (const { situacao } of await journal()) assert.equal(situacao, 'Recebido')
    assert.equal((await send(records)).resultados, 'NNNNN')
    assert.equal((await journal()).length, cases.length)
  })

  it('reverses a settlement that changes later, and books it again', async () => {
    client = await world.institution()
    await send([invoice()])
    assert.deepEqual(await journal(), [])
    await send([paid()])
    await send([paid({ ESIFE_HISTORICO: 'Nada que o livro conte' })])
    assert.equal((await journal()).length, 1)
    await send([paid({ ESIFE_VALOR_LIQUIDADO: '1200' })])
    assert.deepEqual(await booked(), [
      ['1280.50', '0.00', '0.00'],
      ['-1280.50', '0.00', '0.00'],
      ['1200.00', '0.00', '80.50'],
    ])
    await send([paid({ ESIFE_VALOR: '2000', ESIFE_VALOR_LIQUIDADO: '1200' })])
    assert.deepEqual((await booked()).slice(3), [
      ['-1200.00', '0.00', '-80.50'],
      ['1200.00', '0.00', '800.00'],
    ])
    assert.deepEqual(await standing(), ['2000.00', '1200.00', 'Recebido'])
    await send([cancelled()])
    assert.deepEqual((await booked()).slice(5), [['-1200.00', '0.00', '-800.00']])
    assert.deepEqual(await standing(), ['0.00', '0.00', 'Cancelado'])
  })

  it('refers to a contract of the platform', async () => {
    client = await world.institution()
    const intern = student()
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [intern])
    await addContract(world, client, intern.ESIAL_IDENTIFICACAO)
    const [contract] = await world.rows<{ id: number }>(client.id, 'select id from contrato')
    assert.equal((await send([invoice({ ESIFE_CONTRATO: contract!.id })])).resultados, 'I')
    assert.equal((await rows())[0]!.contrato_id, contract!.id)
  })

  it('is answered with its identification and number, found by them, and with its debtor by document', async () => {
    client = await world.institution()
    const ask = async (id: string, filter: Fields) =>
      (await answered(world, client, id, filter)) as (Fields & { sacado: Row; favorecido: Row })[]
    const numbered = invoice({ ESIFE_NUMERO: 'NF 77' })
    const owed = invoice({ ESIFE_TIPO: 'P', ESIFE_DOCUMENTO: student().ESIAL_CPF, ESIFE_NUMERO: '000001' })
    assert.equal((await send([numbered, owed])).resultados, 'II')
    const identificacao = recebeFaturamentoExterno.example.ESIFE_IDENTIFICACAO
    const [listed] = await ask('RetornaFaturamentos', { competencia: '2026-03', dataInicio: '2026-01-01' })
    assert.deepEqual(
      [listed!.identificacao, listed!.numero, listed!.sacado.identificador],
      [identificacao, 'NF 77', null],
    )
    const intern = student({ ESIAL_CPF: owed.ESIFE_DOCUMENTO })
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [intern])
    await world.process(client, 'CadastraPessoa', 'SDT_INT_PESSOAS', [
      { ...cadastraPessoa.example, ESIPE_DOCUMENTO: numbered.ESIFE_DOCUMENTO },
    ])
    const [person] = await world.rows<Row>(client.id, 'select id from pessoa')
    const [pupil] = await world.rows<Row>(client.id, 'select id from aluno')
    for (const filter of [{ identificacao }, { numero: 'NF 77' }]) {
      const [one, ...more] = await ask('RetornaDadosFaturamento', filter)
      assert.deepEqual([one?.sacado.identificador, more.length], [person!.id, 0], JSON.stringify(filter))
    }
    for (const filter of [{ identificacao }, { numero: '000001' }]) {
      const [one, ...more] = await ask('RetornaDadosFaturamentoAPagar', filter)
      assert.deepEqual([one?.favorecido.identificador, more.length], [pupil!.id, 0], JSON.stringify(filter))
    }
    assert.deepEqual(await ask('RetornaDadosFaturamento', { identificacao: 'OUTRA' }), [])
  })
})
