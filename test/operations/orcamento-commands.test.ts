import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf, stopClock } from '../support/browser.ts'
import { against, answered, type Caller, keyed, madeBy, staffOf } from '../support/callers.ts'
import { addContract, insert } from '../support/contracts.ts'
import { addInvoice } from '../support/fixtures/faturamento.ts'
import type { Fields, Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const all = ['financeiro.ver', 'financeiro.alterar'] as const

describe('budgets', () => {
  let world: World
  let client: Institution
  let staff: Caller
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, all)
  })
  after(() => world.close())

  let made = 0
  const addUnit = () => insert(world, client, 'unidade', { codigo: `U${++made}`, nome: `Unidade ${made}` })
  const include = (ask: Caller, told: Fields) =>
    ask('IncluiOrcamento', { exercicio: 2026, tipo: 'Monitoria', valorPrevisto: '1000.00', ...told })
  const page = async (id: number) => (await staff('ConsultaOrcamento', { id })).body.registro

  it('are unique per unit, type and period: a year excludes its halves', async () => {
    const unidade = await addUnit()
    const clash = [['orcamentoUnico', 'semestre']]
    const both = await Promise.all([
      include(staff, { unidade, semestre: '1' }),
      include(staff, { unidade, semestre: '1' }),
    ])
    assert.deepEqual(both.map(codeOf).sort(), ['200 OK', '422 REGRA_IMPEDE'])
    assert.deepEqual(against(await include(staff, { unidade })), clash)
    assert.deepEqual(against(await include(staff, { unidade, semestre: '0' })), clash)
    const second = madeBy(await include(staff, { unidade, semestre: '2' }))
    madeBy(await include(staff, { unidade, tipo: 'Estágio' }))
    madeBy(await include(staff, { unidade, exercicio: 2027 }))
    madeBy(await include(staff, {}))
    const moved = await staff('AlteraOrcamento', { id: second, versao: 1, semestre: '1' })
    assert.deepEqual(against(moved), clash)
    assert.equal(codeOf(await include(staff, { unidade, valorPrevisto: '0' })), '422 REGISTRO_INVALIDO')
  })

  it('show what contracts still owe in their period, unit and type', async () => {
    const [unidade, other] = [await addUnit(), await addUnit()]
    const curso_id = await insert(world, client, 'curso', {
      identificacao: 'C',
      nome: 'C',
      unidade_id: unidade,
    })
    const contract = async (values: Row, ...parcelas: [string, string][]) => {
      const contrato_id = await addContract(world, client, { situacao: 'Ativo', ...values })
      for (const [at, [data, valor_bolsa]] of parcelas.entries()) {
        const row = { contrato_id, parcela: at + 1, data, valor_bolsa, tipo_taxa: 'A pagar', usuario: 'x' }
        await insert(world, client, 'parcela', row)
      }
    }
    await contract(
      { unidade_id: unidade },
      ['2025-12-31', '1'],
      ['2026-01-01', '10'],
      ['2026-06-30', '20'],
      ['2026-07-01', '100'],
    )
    await contract({ curso_id, situacao: 'Aguardando assinatura' }, ['2026-05-05', '3.50'])
    await contract({ unidade_id: other, curso_id }, ['2026-05-05', '1000'])
    await contract({ unidade_id: unidade, situacao: 'Rescindido' }, ['2026-05-05', '5000'])
    await contract({ unidade_id: unidade, modalidade: 'estagio' }, ['2026-05-05', '7000'])
    const half = madeBy(await include(staff, { unidade, semestre: '1', vagasPrevistas: 5 }))
    const later = madeBy(await include(staff, { unidade, semestre: '2' }))
    const whole = madeBy(await include(staff, { exercicio: 2026, tipo: 'Estágio' }))
    const numbers = ({ valorComprometido, valorRealizado, saldo, vagasOcupadas }: Row) => [
      valorComprometido,
      valorRealizado,
      saldo,
      vagasOcupadas,
    ]
    assert.deepEqual(numbers(await page(half)), [33.5, 0, 966.5, 1])
    assert.deepEqual(numbers(await page(later)), [100, 0, 900, 1])
    assert.deepEqual(numbers(await page(whole)), [7000, 0, -6000, 1])
    const told = { dataInicio: '2026-03-01', exercicio: 2026, semestre: '1', codigoUnidade: `U${made - 1}` }
    const found = await answered(world, client, 'RetornaDadosOrcamentos', told)
    assert.deepEqual(
      found.map((one: Row) => [one.identificador, ...numbers(one)]),
      [[half, 33.5, 0, 966.5, 1]],
    )
  })

  it('keep billed amounts committed until paid, also of ended contracts', async () => {
    const unidade = await addUnit()
    const id = madeBy(await include(staff, { unidade, semestre: '1' }))
    const contrato_id = await addContract(world, client, { situacao: 'Ativo', unidade_id: unidade })
    for (const parcela of [1, 2]) {
      const row = {
        contrato_id,
        parcela,
        data: `2026-0${parcela + 2}-05`,
        valor_bolsa: 100,
        tipo_taxa: 'A pagar',
      }
      await insert(world, client, 'parcela', row)
    }
    const values = async () => {
      const { valorComprometido, valorRealizado, saldo } = await page(id)
      return [valorComprometido, valorRealizado, saldo]
    }
    assert.deepEqual(await values(), [200, 0, 800])
    const invoice = await addInvoice(world, client, {
      tipo: 'P',
      contrato_id,
      valor: '100.00',
      vencimento: '2026-03-05',
    })
    await world.rows(
      client.id,
      `update faturamento_item set contrato_id = ${contrato_id}, parcela = 1
      where faturamento_id = ${invoice} returning id`,
    )
    assert.deepEqual(await values(), [200, 0, 800])
    await world.rows(
      client.id,
      `update contrato set situacao = 'Rescindido' where id = ${contrato_id} returning id`,
    )
    assert.deepEqual(await values(), [100, 0, 900])
    await staff('RegistraPagamento', { id: invoice, valor: '30', data: '2026-03-06' })
    assert.deepEqual(await values(), [70, 30, 900])
    await staff('RegistraPagamento', { id: invoice, data: '2026-03-07' })
    assert.deepEqual(await values(), [0, 100, 900])
    const [paid] = await world.rows<Row>(
      client.id,
      `select pagamento from parcela where contrato_id = ${contrato_id} and parcela = 1`,
    )
    assert.equal(paid!.pagamento, '2026-03-07')
    await staff('EstornaPagamento', { id: invoice, motivo: 'Conta encerrada' })
    assert.deepEqual(await values(), [70, 30, 900])
    const whole = await staff('CancelaFaturamento', { id: invoice, motivo: 'x' })
    assert.equal(codeOf(whole), '422 REGRA_IMPEDE')
  })

  it('of other units, and of the whole institution, are hidden from staff of a unit', async () => {
    const [here, there] = [await addUnit(), await addUnit()]
    const local = await staffOf(world, client, here, all)
    assert.deepEqual(against(await include(local, { exercicio: 2030 })), [['unidadeInformada', 'unidade']])
    assert.equal(codeOf(await include(local, { unidade: there })), '422 REGISTRO_INVALIDO')
    const id = madeBy(await include(local, { unidade: here }))
    const foreign = madeBy(await include(staff, { unidade: there }))
    const listed = (await local('ListaOrcamentos', {})).body.elementos.map((one: Row) => one.id)
    assert.deepEqual(listed, [id])
    assert.equal(codeOf(await local('AprovaOrcamento', { id: foreign })), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await local('AprovaOrcamento', { id })), '200 OK')
    assert.equal(codeOf(await local('AlteraOrcamento', { id, versao: 2, valorPrevisto: '2000' })), '200 OK')
    assert.equal(codeOf(await local('EncerraOrcamento', { id })), '200 OK')
    const late = await local('AlteraOrcamento', { id, versao: 4, valorPrevisto: '1' })
    assert.equal(codeOf(late), '409 MOVIMENTO_INVALIDO')
  })
})
