import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { revisa } from '../../server/domain/fechamento/revisa.ts'
import { system } from '../../server/store/actor.ts'
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
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.share({ processing: false })
    clock = stopClock(world, '2026-04-01T15:00:00Z')
  })
  after(() => world.close())

  /** A separate institution each, because a run covers all contracts. */
  async function begin(settings: Record<string, string> = {}) {
    clock.at('2026-04-01T15:00:00Z')
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
  const offsets = async () =>
    (
      await world.rows<Row>(
        client.id,
        'select competencia, linha, valor from compensacao order by execucao_id, competencia',
      )
    ).map((one) => [one.competencia, one.linha, one.valor])
  const pay = async (ids: readonly unknown[]) =>
    assert.equal((await staff('RegistraPagamento', { registros: ids.map((id) => ({ id })) })).status, 200)

  it('bills each contract to its student, and fees to its host; repeating it bills nothing', async () => {
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
    // March 2026 has 22 weekdays.
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

  it('shows a refund of a student as a receivable instalment, linked to its invoice', async () => {
    await begin({ recessoPago: 'N' })
    const id = await contract({ auxilio_transporte_valor: '50.00', auxilio_transporte_tipo: 'Mensal' })
    await insert(world, client, 'parcela', {
      ...{ contrato_id: id, parcela: 3, data: '2026-04-05', valor_bolsa: 900, tipo_taxa: 'A pagar' },
    })
    await close()
    const [bolsa] = await items()
    await pay([bolsa!.id])
    await world.rows(
      client.id,
      `update contrato set situacao = 'Rescindido', rescisao = '2026-03-10' where id = ${id} returning id`,
    )
    clock.at('2026-05-01T15:00:00Z')
    const instalments = () =>
      world.rows<Row>(
        client.id,
        `select parcela, data, valor_bolsa, tipo_taxa, pagamento from parcela where contrato_id = ${id} order by parcela`,
      )
    const paid = {
      ...{
        parcela: 3,
        data: '2026-04-05',
        valor_bolsa: '900.00',
        tipo_taxa: 'A pagar',
        pagamento: '2026-04-01',
      },
    }
    const back = {
      ...{ parcela: 4, data: '2026-05-05', valor_bolsa: '600.00', tipo_taxa: 'A receber', pagamento: null },
    }
    await close('2026-04', 'PreviaFechamento')
    assert.deepEqual(await instalments(), [paid])
    await close('2026-04')
    assert.deepEqual(await instalments(), [paid, back])
    const owed = (await items()).filter(({ tipo }) => tipo === 'R')
    assert.deepEqual(
      owed.map(({ descricao, valor, parcela }) => [descricao, valor, parcela]),
      [
        ['Ajuste 2026-03: Bolsa, 10 de 30 dias', '600.00', 4],
        ['Ajuste 2026-03: Auxílio-transporte', '33.33', null],
      ],
    )
    await close('2026-04')
    assert.deepEqual(await instalments(), [paid, back], 'the same run again')
    const history = await world.rows<Row>(
      client.id,
      `select historico from contrato_historico where contrato_id = ${id} order by id`,
    )
    assert.deepEqual(history, [{ historico: 'Bolsa paga a mais: R$ 600,00 a devolver até 05/05/2026.' }])
    const { body } = await world.query('RetornaDadosContratos', {
      token: client.token,
      dataInicio: '2020-01-01',
    })
    assert.deepEqual(
      (body.elementos as Row[]).flatMap(({ parcelas }) =>
        (parcelas as Row[]).map((one) => one.parcelaTipoTaxa),
      ),
      ['A pagar', 'A receber'],
    )
    const invoice = owed[0]!.id
    await staff('RegistraRecebimento', { id: invoice })
    assert.deepEqual((await instalments())[1]!.pagamento, '2026-05-01')
    await staff('EstornaRecebimento', { id: invoice, motivo: 'Não foi recebido.' })
    assert.deepEqual(await instalments(), [paid, back])
    await staff('CancelaFaturamento', { id: invoice, motivo: 'A data da rescisão estava errada.' })
    assert.deepEqual(await instalments(), [paid])
    // The closed month is recalculated once something of it changes.
    await staff('InformaFrequencia', { competencia: '2026-03', contratos: [{ contrato: id, faltas: 0 }] })
    await close('2026-04')
    assert.deepEqual(await instalments(), [paid, back], 'billed anew')
    const reverted = await staff('ReverteFechamento', { competencia: '2026-04', motivo: 'Refazer o mês.' })
    assert.equal(reverted.status, 200, reverted.text)
    assert.deepEqual(await instalments(), [paid])
  })

  it('adds late changes as a difference to the open invoice', async () => {
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

  it('never changes paid invoices: the difference goes to the next open one, never below zero, and the rest is carried over', async () => {
    await begin()
    const id = await contract()
    await close('2026-02')
    await pay([(await items())[0]!.id])
    // February is reduced to almost nothing afterwards.
    await world.rows(
      client.id,
      `update contrato set inicio = '2026-02-28', bolsa_valor = 300 where id = ${id} returning id`,
    )
    const { diferencas, faturamentos } = await close('2026-02')
    assert.deepEqual([diferencas[0].diferenca, faturamentos], [-870, 0])
    assert.equal((await items()).length, 1)
    // March and April are zero: no invoice is created, but the offset lines are kept.
    await close('2026-03')
    clock.at('2026-07-01T15:00:00Z')
    await close('2026-04')
    assert.equal((await items()).length, 1)
    assert.deepEqual(await offsets(), [
      ['2026-02', 'bolsa:1', '-300.00'],
      ['2026-03', 'bolsa:1', '300.00'],
      ['2026-02', 'bolsa:1', '-300.00'],
      ['2026-04', 'bolsa:1', '300.00'],
    ])
    await close('2026-05')
    assert.deepEqual((await told()).slice(1), [
      ['P', '2026-05', 'Bolsa', '300.00'],
      ['P', '2026-05', 'Ajuste 2026-02: Bolsa, 3 de 30 dias', '-270.00'],
    ])
    await close('2026-06')
    assert.deepEqual((await told()).slice(3), [['P', '2026-06', 'Bolsa', '300.00']])
    for (const month of ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06']) {
      assert.deepEqual((await close(month)).diferencas, [], month)
    }
  })

  it('claims back from ended contracts what cannot be deducted', async () => {
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

  it('bills cancelled invoices again, and reverses months after a termination', async () => {
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
    // Both invoices become zero and are cancelled; nothing is left to settle.
    assert.deepEqual(
      (await items()).map((one) => [one.tipo, one.valor, one.situacao]),
      [
        ['P', '900.00', 'Cancelado'],
        ['R', '10.00', 'Cancelado'],
        ['P', '900.00', 'Cancelado'],
      ],
    )
    assert.equal(fee!.tipo, 'R')
    assert.deepEqual(await offsets(), [])
    const { faturamentos, diferencas } = await close()
    assert.deepEqual([faturamentos, diferencas], [0, []])
  })

  it('recalculates changed closed months under their own month', async () => {
    await begin({ taxaAdministrativa: '10.00', taxaProporcional: 'S' })
    const host = await addHost(world, client)
    const id = await contract({ concedente_id: host, modalidade: 'monitoria' })
    await contract({ concedente_id: host, modalidade: 'monitoria' })
    await close('2026-02')
    await close('2026-03')
    assert.deepEqual((await close('2026-03', 'PreviaFechamento')).meses, [])
    // Entered after both months were closed.
    await world.rows(
      client.id,
      `update contrato set situacao = 'Rescindido', rescisao = '2026-02-15' where id = ${id} returning id`,
    )
    const [{ numero }] = (await world.rows(client.id, `select numero from contrato where id = ${id}`)) as [
      Row,
    ]
    const preview = await close('2026-04', 'PreviaFechamento')
    assert.deepEqual(
      preview.meses.map((one: Row) => [
        one.competencia,
        one.fechado,
        one.contratos,
        one.aPagar,
        one.aReceber,
      ]),
      [
        ['2026-02', true, 1, -450, -5],
        ['2026-03', true, 1, -900, -10],
        ['2026-04', false, 1, 900, 10],
      ],
    )
    const later = await staff('ConfirmaFechamento', {
      competencia: '2026-04',
      excluir: [{ contrato: numero, competencia: '2026-02' }],
    })
    assert.deepEqual(
      later.body.meses.map(({ competencia }: Row) => competencia),
      ['2026-03', '2026-04'],
    )
    // An excluded contract is listed again and billed by the next run.
    assert.deepEqual(
      (await close('2026-04')).meses.map(({ competencia }: Row) => competencia),
      ['2026-02'],
    )
    assert.deepEqual((await close('2026-04')).meses, [])
  })

  it('does not depend on the order of contracts: the credit of one lowers the charge of another', async () => {
    await begin({ taxaAdministrativa: '10.00' })
    const host = await addHost(world, client)
    const first = await contract({ concedente_id: host, modalidade: 'monitoria' })
    await close('2026-02')
    const [, fee] = await items()
    assert.equal((await staff('RegistraRecebimento', { id: fee!.id })).status, 200)
    await world.rows(
      client.id,
      `update contrato set situacao = 'Rescindido', rescisao = '2026-01-31' where id = ${first} returning id`,
    )
    for (let n = 0; n < 3; n++)
      await contract({ concedente_id: host, modalidade: 'monitoria', inicio: '2026-03-01' })
    await close('2026-03')
    const charged = (await items()).filter((one) => one.pessoa_id !== null && one.mes === '2026-03')
    assert.deepEqual(
      [charged[0]!.total, charged.map((one) => one.valor).sort()],
      ['20.00', ['-10.00', '10.00', '10.00', '10.00']],
    )
    const again = await close('2026-03')
    assert.deepEqual([again.faturamentos, again.meses], [0, []])
  })

  it('uses the settings of each month: a change applies from the first open month on', async () => {
    await begin({ taxaAdministrativa: '10.00' })
    const host = await addHost(world, client)
    const id = await contract({ concedente_id: host, modalidade: 'monitoria' })
    await close('2026-02')
    await changeSettings(world.context.owner, client.id, new Map([['taxaAdministrativa', '30.00']]))
    await world.rows(client.id, `update contrato set bolsa_valor = 901 where id = ${id} returning id`)
    await close('2026-03')
    const fees = (await items()).filter(({ descricao }) => String(descricao).includes('Taxa'))
    assert.deepEqual(
      fees.map((one) => [one.mes, one.valor]),
      [
        ['2026-02', '10.00'],
        ['2026-03', '30.00'],
      ],
    )
  })

  it('changes a setting retroactively only on request, after showing the amounts', async () => {
    await begin({ taxaAdministrativa: '10.00' })
    const host = await addHost(world, client)
    await contract({ concedente_id: host, modalidade: 'monitoria' })
    await contract({ concedente_id: host, modalidade: 'monitoria', inicio: '2026-03-01' })
    await close('2026-02')
    await close('2026-03')
    const office = await keyed(world, client, ['configuracao.alterar'])
    const fee = { nome: 'taxaAdministrativa', valor: '25.00' }
    assert.equal(
      codeOf(await office('SalvaAjustes', { ajustes: [fee], desde: '2026-03' })),
      '422 REGISTRO_INVALIDO',
    )
    assert.equal(
      codeOf(await office('RetroageAjuste', { ...fee, desde: '2026-04' })),
      '422 REGISTRO_INVALIDO',
    )
    assert.equal(
      codeOf(await office('RetroageAjuste', { nome: 'vagasPublicas', valor: 'S', desde: '2026-02' })),
      '422 REGISTRO_INVALIDO',
    )
    const meses = [
      { competencia: '2026-02', contratos: 1, aPagar: 0, aReceber: 15 },
      { competencia: '2026-03', contratos: 2, aPagar: 0, aReceber: 30 },
    ]
    const tried = await office('RetroageAjuste', { ...fee, desde: '2026-02', SIMULAR: 'S' })
    assert.deepEqual([codeOf(tried), tried.body.meses], ['200 OK', meses])
    assert.deepEqual((await close('2026-03', 'PreviaFechamento')).meses, [])
    assert.deepEqual((await office('RetroageAjuste', { ...fee, desde: '2026-02' })).body.meses, meses)
    clock.at('2026-05-02T15:00:00Z')
    const closed = await close('2026-04')
    assert.deepEqual(
      closed.meses.map((one: Row) => [one.competencia, one.aReceber]),
      [
        ['2026-02', 15],
        ['2026-03', 30],
        ['2026-04', 50],
      ],
    )
    const { body } = await office('ConsultaAjustes', {})
    const shown = body.ajustes.find((one: Row) => one.nome === 'taxaAdministrativa')
    assert.deepEqual([shown.valor, shown.desde], ['25.00', '2026-02'])
    // A later change does not affect closed months.
    assert.equal((await office('SalvaAjustes', { ajustes: [{ ...fee, valor: '1.00' }] })).status, 200)
    assert.deepEqual((await close('2026-04')).meses, [])
  })

  it('is reverted as a whole while nothing of it was paid or sent', async () => {
    await begin({ taxaAdministrativa: '10.00' })
    const host = await addHost(world, client)
    const id = await contract({ concedente_id: host, modalidade: 'monitoria' })
    await close('2026-02')
    await world.rows(client.id, `update contrato set bolsa_valor = 1000 where id = ${id} returning id`)
    await close('2026-03')
    const revert = (competencia: string, more: Row = {}) =>
      staff('ReverteFechamento', { competencia, motivo: 'Frequência errada.', ...more })
    assert.equal(codeOf(await revert('2026-02')), '422 REGRA_IMPEDE')
    assert.equal(codeOf(await revert('2026-01')), '422 REGRA_IMPEDE')
    const [march] = (await items()).filter((one) => one.mes === '2026-03' && one.tipo === 'P')
    await pay([march!.id])
    assert.match((await revert('2026-03')).text, /pagos, recebidos ou em remessa/)
    await staff('EstornaPagamento', { id: march!.id, motivo: 'x' })
    const before = await items()
    const tried = await revert('2026-03', { SIMULAR: 'S' })
    assert.equal(tried.body.faturamentos, 2, tried.text)
    assert.deepEqual(await items(), before)
    const { body } = await revert('2026-03')
    assert.deepEqual([body.faturamentos, body.ajustados], [2, 0])
    assert.deepEqual(
      (await items()).filter((one) => one.mes === '2026-03').map((one) => one.situacao),
      ['Cancelado', 'Cancelado', 'Cancelado'],
    )
    // February's correction, which March had billed, is billed again with it.
    assert.deepEqual(
      (await close('2026-03')).meses.map((one: Row) => [one.competencia, one.aPagar, one.aReceber]),
      [
        ['2026-02', 100, 0],
        ['2026-03', 1000, 10],
      ],
    )
    assert.equal(codeOf(await revert('2026-03')), '200 OK')
    assert.equal(codeOf(await revert('2026-02')), '200 OK')
    assert.equal(codeOf(await revert('2026-02')), '422 REGRA_IMPEDE')
  })

  it('finds closed months with differences in the background', async () => {
    await begin()
    const id = await contract()
    const other = await contract()
    await close('2026-03')
    await world.rows(client.id, `update contrato set bolsa_valor = 1000 where id = ${id} returning id`)
    await world.rows(client.id, `update contrato set horarios = '[]' where id = ${other} returning id`)
    const review = () => world.context.db.inClient(client.id, revisa, system('revisão'))
    for (let more = true; more; ) more = await review()
    const marked = await world.rows<Row>(
      client.id,
      'select competencia, a_pagar, revisado is not null as revisado from fechamento_pendente',
    )
    assert.deepEqual(marked, [{ competencia: '2026-03', a_pagar: '100.00', revisado: true }])
    const { elementos } = (await staff('ListaFechamentos', { comDiferenca: 'S' })).body
    assert.deepEqual(
      elementos.map((one: Row) => [one.competencia, one.situacao, one.diferentes, one.diferencaAPagar]),
      [['2026-03', 'Confirmada', 1, 100]],
    )
    const { numeros } = (await staff('ResumoPainel', { parte: 'financeiro' })).body
    assert.equal(numeros.find(({ nome }: Row) => nome === 'mesesComDiferencas').total.valor, 1)
  })

  it('does not close a future month, and warns of an unfinished one', async () => {
    await begin({ retemIrrf: 'S' })
    await contract()
    assert.equal(codeOf(await staff('PreviaFechamento', { competencia: '2026-05' })), '422 REGISTRO_INVALIDO')
    assert.equal((await close('2026-04', 'PreviaFechamento')).avisos.length, 1)
    assert.equal((await close('2026-03', 'PreviaFechamento')).avisos.length, 0)
    assert.equal(codeOf(await staff('PreviaFechamento', { competencia: '2022-12' })), '422 REGISTRO_INVALIDO')
  })

  it('settles recess when an internship ends, and withholds tax where configured', async () => {
    await begin({ retemIrrf: 'S' })
    await contract({
      situacao: 'Concluído',
      inicio: '2026-01-01',
      encerramento: '2026-03-31',
      bolsa_valor: '6000.00',
    })
    const closed = await close()
    // Eight days of recess with the scholarship: 7,600.00 exceed the range of the reduction.
    assert.deepEqual(await told(), [
      ['P', '2026-03', 'Bolsa', '6000.00'],
      ['P', '2026-03', 'Recesso não gozado, 8 dias', '1600.00'],
      ['P', '2026-03', 'Imposto de renda retido', '-1014.29'],
    ])
    assert.equal(closed.alertas, 1)
  })

  it('pays recess planned after the last day; the page of the contract shows the same days', async () => {
    await begin({ recessoFracao: '15' })
    clock.at('2026-12-02T15:00:00Z')
    const id = await contract({ contratacao: '2026-01-01' })
    await insert(world, client, 'contrato_recesso', {
      contrato_id: id,
      inicio: '2026-12-01',
      termino: '2026-12-10',
    })
    await world.rows(
      client.id,
      `update contrato set situacao = 'Rescindido', rescisao = '2026-11-10' where id = ${id} returning id`,
    )
    await close('2026-11')
    assert.deepEqual((await told()).slice(-1), [['P', '2026-11', 'Recesso não gozado, 25 dias', '750.00']])
    const page = await (await keyed(world, client, ['contratos.ver']))('ConsultaContrato', { id })
    assert.deepEqual(page.body.registro.recesso, { direito: 25, gozado: 0, saldo: 25 })
  })

  it('needs a right for all units and a valid month, and runs one at a time', async () => {
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
