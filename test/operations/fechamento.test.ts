import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed, staffOf } from '../support/callers.ts'
import { addContract, insert } from '../support/contracts.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const all = ['financeiro.ver', 'financeiro.alterar'] as const

describe('the monthly run', () => {
  let world: World
  let client: Institution
  let staff: Caller
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-04-01T15:00:00Z')
  })
  after(() => world.close())

  /** An institution of its own for each: a run is about all contracts. */
  async function begin(settings: Record<string, string> = {}) {
    client = await world.institution()
    staff = await keyed(world, client, all)
    await changeSettings(world.context.owner, client.id, new Map(Object.entries(settings)))
  }
  const contract = (values: Row = {}) =>
    addContract(world, client, {
      situacao: 'Ativo',
      modalidade: 'estagio',
      inicio: '2026-01-01',
      encerramento: '2026-12-31',
      bolsa_valor: '900.00',
      bolsa_tipo: 'Mensal',
      ...values,
    })
  const close = async (competencia = '2026-03', operation = 'ConfirmaFechamento') => {
    const { status, body, text } = await staff(operation, { competencia })
    assert.equal(status, 200, text)
    return body
  }
  const items = () =>
    world.rows<Row>(
      client.id,
      `select f.id, f.tipo, f.competencia as mes, f.valor as total, i.descricao, i.valor, i.parcela,
              situacao_do_faturamento(f, '2026-04-01') as situacao, f.vencimento, f.aluno_id, f.pessoa_id
         from faturamento f join faturamento_item i on i.faturamento_id = f.id order by f.id, i.sequencia`,
    )
  const told = async () => (await items()).map((one) => [one.tipo, one.mes, one.descricao, one.valor])
  const pay = async (ids: readonly unknown[]) =>
    assert.equal((await staff('RegistraPagamento', { registros: ids.map((id) => ({ id })) })).status, 200)

  it('bills each contract to its student, and fees to its host; the same run again bills nothing', async () => {
    await begin({ taxaAdministrativa: '85.00', seguroMensal: '2.50' })
    const host = await addHost(world, client)
    const first = await contract({
      concedente_id: host,
      auxilio_transporte_valor: '10.00',
      auxilio_transporte_tipo: 'Diário',
    })
    await insert(world, client, 'parcela', {
      contrato_id: first,
      parcela: 3,
      data: '2026-04-05',
      valor_bolsa: 900,
      tipo_taxa: 'A pagar',
    })
    await contract({ concedente_id: host, inicio: '2026-03-16' })
    await contract({ modalidade: 'monitoria', bolsa_valor: '400.00' })
    await contract({ situacao: 'Incluído' })
    await contract({ inicio: '2026-04-01' })
    const before = await items()
    const preview = await close('2026-03', 'PreviaFechamento')
    assert.deepEqual(await items(), before)
    const { execucao: _, ...confirmed } = await close()
    assert.deepEqual({ ...preview, execucao: undefined }, { ...confirmed, execucao: undefined })
    // March 2026 has 22 days of the week.
    assert.deepEqual(await told(), [
      ['P', '2026-03', 'Bolsa', '900.00'],
      ['P', '2026-03', 'Auxílio-transporte, 22 dias', '220.00'],
      ['R', '2026-03', 'Taxa administrativa', '85.00'],
      ['R', '2026-03', 'Seguro de acidentes pessoais', '2.50'],
      ['R', '2026-03', 'Taxa administrativa', '85.00'],
      ['R', '2026-03', 'Seguro de acidentes pessoais', '2.50'],
      ['P', '2026-03', 'Bolsa, 15 de 30 dias', '450.00'],
      ['P', '2026-03', 'Bolsa', '400.00'],
    ])
    assert.deepEqual(
      [confirmed.contratos, confirmed.faturamentos, confirmed.aPagar, confirmed.aReceber],
      [3, 4, 1970, 175],
    )
    const [bolsa] = await items()
    assert.deepEqual([bolsa!.parcela, bolsa!.vencimento, bolsa!.situacao], [3, '2026-04-05', 'Aberto'])
    const again = await close()
    assert.deepEqual([again.faturamentos, again.aPagar, again.aReceber, again.diferencas], [0, 0, 0, []])
    assert.equal((await items()).length, 8)
    await pay([bolsa!.id])
    const [paid] = await world.rows<Row>(
      client.id,
      `select pagamento from parcela where contrato_id = ${first}`,
    )
    assert.equal(paid!.pagamento, '2026-04-01')
    await staff('EstornaPagamento', { id: bolsa!.id, motivo: 'x' })
    const [open] = await world.rows<Row>(
      client.id,
      `select pagamento from parcela where contrato_id = ${first}`,
    )
    assert.equal(open!.pagamento, null)
  })

  it('brings late news as a difference, into the invoice that is still open', async () => {
    await begin()
    const id = await contract()
    await close()
    await world.rows(client.id, `update contrato set bolsa_valor = 1000 where id = ${id} returning id`)
    const told1 = await staff('InformaFrequencia', {
      competencia: '2026-03',
      contratos: [{ contrato: id, faltas: 3 }],
    })
    assert.deepEqual([codeOf(told1), told1.body.gravados], ['200 OK', 1])
    await close()
    assert.deepEqual(await told(), [['P', '2026-03', 'Bolsa', '900.00']])
    await staff('InformaFrequencia', { competencia: '2026-03', contratos: [{ contrato: id, faltas: 0 }] })
    await close()
    assert.deepEqual((await told()).slice(1), [['P', '2026-03', 'Ajuste 2026-03: Bolsa', '100.00']])
    assert.equal((await items())[0]!.total, '1000.00')
    await close()
    assert.equal((await items()).length, 2)
  })

  it('never touches what was paid: the difference goes to the next open invoice, never below zero, the rest is carried', async () => {
    await begin()
    const id = await contract()
    await close('2026-02')
    await pay([(await items())[0]!.id])
    // It turns out that there was next to nothing to pay in February.
    await world.rows(
      client.id,
      `update contrato set inicio = '2026-02-28', bolsa_valor = 300 where id = ${id} returning id`,
    )
    const { diferencas, faturamentos } = await close('2026-02')
    assert.deepEqual([diferencas[0].diferenca, faturamentos], [-870, 0])
    assert.equal((await items()).length, 1)
    await close('2026-03')
    assert.deepEqual((await told()).slice(1), [
      ['P', '2026-03', 'Bolsa', '300.00'],
      ['P', '2026-03', 'Ajuste 2026-02: Bolsa, 3 de 30 dias', '-300.00'],
    ])
    assert.equal((await items())[1]!.total, '0.00')
    await close('2026-04')
    assert.deepEqual((await told()).slice(3), [
      ['P', '2026-04', 'Bolsa', '300.00'],
      ['P', '2026-04', 'Ajuste 2026-02: Bolsa, 3 de 30 dias', '-300.00'],
    ])
    await close('2026-05')
    assert.deepEqual((await told()).slice(5), [
      ['P', '2026-05', 'Bolsa', '300.00'],
      ['P', '2026-05', 'Ajuste 2026-02: Bolsa, 3 de 30 dias', '-270.00'],
    ])
    await close('2026-06')
    assert.deepEqual((await told()).slice(7), [['P', '2026-06', 'Bolsa', '300.00']])
  })

  it('asks back from who left what cannot be taken off any more', async () => {
    await begin({ recessoPago: 'N' })
    const id = await contract({ modalidade: 'monitoria' })
    await close()
    await pay([(await items())[0]!.id])
    await world.rows(
      client.id,
      `update contrato set situacao = 'Rescindido', rescisao = '2026-03-10' where id = ${id} returning id`,
    )
    await close()
    const [, back] = await items()
    assert.deepEqual(
      [back!.tipo, back!.descricao, back!.valor, back!.aluno_id !== null, back!.situacao],
      ['R', 'Ajuste 2026-03: Bolsa, 10 de 30 dias', '600.00', true, 'Aberto'],
    )
    const again = await close()
    assert.deepEqual([again.faturamentos, (await items()).length], [0, 2])
  })

  it('bills again what was cancelled, and gives back what a termination before the month takes away', async () => {
    await begin({ taxaAdministrativa: '10.00' })
    const host = await addHost(world, client)
    const id = await contract({ concedente_id: host })
    await close()
    const [paidOut, fee] = await items()
    await staff('CancelaFaturamento', { id: paidOut!.id, motivo: 'x' })
    await close()
    assert.deepEqual((await told()).slice(2), [['P', '2026-03', 'Bolsa', '900.00']])
    await world.rows(
      client.id,
      `update contrato set situacao = 'Rescindido', rescisao = '2026-02-10' where id = ${id} returning id`,
    )
    await close()
    assert.deepEqual((await told()).slice(1), [
      ['R', '2026-03', 'Taxa administrativa', '10.00'],
      ['R', '2026-03', 'Ajuste 2026-03: Taxa administrativa', '-10.00'],
      ['P', '2026-03', 'Bolsa', '900.00'],
      ['P', '2026-03', 'Ajuste 2026-03: Bolsa', '-900.00'],
    ])
    assert.equal(fee!.tipo, 'R')
    const { faturamentos } = await close()
    assert.equal(faturamentos, 0)
  })

  it('settles recess when an internship ends, and withholds tax where the institution does', async () => {
    await begin({ retemIrrf: 'S' })
    await contract({
      situacao: 'Concluído',
      inicio: '2026-01-01',
      encerramento: '2026-03-31',
      bolsa_valor: '6000.00',
    })
    const closed = await close()
    // Eight days of recess with the scholarship: 7,600.00 are above what the reduction reaches.
    assert.deepEqual(await told(), [
      ['P', '2026-03', 'Bolsa', '6000.00'],
      ['P', '2026-03', 'Recesso não gozado, 8 dias', '1600.00'],
      ['P', '2026-03', 'Imposto de renda retido', '-1014.29'],
    ])
    assert.equal(closed.alertas, 1)
  })

  it('is for who may close all units, of real months, and one at a time', async () => {
    await begin()
    await contract()
    const unit = await insert(world, client, 'unidade', { codigo: 'U', nome: 'U' })
    const local = await staffOf(world, client, unit, all)
    assert.equal(
      codeOf(await local('ConfirmaFechamento', { competencia: '2026-03' })),
      '403 PERMISSAO_AUSENTE',
    )
    assert.equal(codeOf(await staff('PreviaFechamento', { competencia: '2026-13' })), '422 REGISTRO_INVALIDO')
    const both = await Promise.all([1, 2].map(() => staff('ConfirmaFechamento', { competencia: '2026-03' })))
    assert.ok(both.some(({ status }) => status === 200))
    assert.equal((await items()).length, 1)
    const simulated = await staff('ConfirmaFechamento', { competencia: '2026-02', SIMULAR: 'S' })
    assert.deepEqual([simulated.body.faturamentos, (await items()).length], [1, 1])
  })
})
