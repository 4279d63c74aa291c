import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { system } from '../../server/store/actor.ts'
import type { Tx } from '../../server/store/database.ts'
import { addAccount, addFile, addPayment } from '../support/bank.ts'
import { addInvoice } from '../support/fixtures/faturamento.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** Constraints of the database, whatever the writer. */
describe('the journal of invoices', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const rows = (statement: string) => world.rows<Row>(client.id, statement)
  const refused = (statement: string, rule: RegExp) => assert.rejects(rows(statement), rule)
  const pay = (id: number, valor: string, more = '') =>
    `insert into movimento (cliente_id, faturamento_id, tipo, data, valor, origem${more && ', desconto'})
     values (cliente_atual(), ${id}, 'R', '2026-01-06', ${valor}, 'Manual'${more && `, ${more}`}) returning id`
  const sums = async (id: number) => {
    const [row] = await rows(
      `select movimentado, quitado, situacao_do_faturamento(f, '2026-03-10') as situacao from faturamento f where id = ${id}`,
    )
    return [row!.movimentado, row!.quitado, row!.situacao]
  }

  it('keeps the sums of each invoice, and never settles more than is due', async () => {
    const id = await addInvoice(world, client)
    await rows(pay(id, '40'))
    assert.deepEqual(await sums(id), ['40.00', '40.00', 'Parcialmente recebido'])
    await refused(pay(id, '60.01'), /quitado 100.01 de 100.00/)
    await rows(pay(id, '50', '10'))
    assert.deepEqual(await sums(id), ['90.00', '100.00', 'Recebido'])
  })

  it('lets two concurrent bookings settle an amount once', async () => {
    const id = await addInvoice(world, client)
    const both = await Promise.allSettled([rows(pay(id, '100')), rows(pay(id, '100'))])
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    assert.deepEqual(await sums(id), ['100.00', '100.00', 'Recebido'])
  })

  it('is append-only, and reverses only its own entries, once', async () => {
    const id = await addInvoice(world, client)
    const [{ id: movement }] = (await rows(pay(id, '40'))) as [Row]
    const back = (valor: string, of = movement, invoice = id) =>
      `insert into movimento (cliente_id, faturamento_id, tipo, data, valor, origem, estorno_de)
       values (cliente_atual(), ${invoice}, 'R', '2026-01-07', ${valor}, 'Manual', ${of}) returning id`
    await refused(`update movimento set valor = 1 where id = ${movement}`, /permission denied/)
    await refused(`delete from movimento where id = ${movement}`, /permission denied/)
    await refused(back('-39'), /não espelha/)
    const other = await addInvoice(world, client, { paid: 50 })
    await refused(back('-40', movement, other), /não espelha/)
    const [{ id: reversal }] = (await rows(back('-40'))) as [Row]
    assert.deepEqual(await sums(id), ['0.00', '0.00', 'Aberto'])
    await refused(back('-40'), /duplicate key/)
    await refused(back('40', reversal), /check constraint|não espelha/)
  })

  it('ensures that items sum to their invoice, and that cancelled ones are not settled', async () => {
    const id = await addInvoice(world, client)
    await refused(`update faturamento set valor = 99 where id = ${id}`, /os itens não somam/)
    await refused(`update faturamento_item set valor = 99 where faturamento_id = ${id}`, /os itens não somam/)
    await refused(`delete from faturamento_item where faturamento_id = ${id}`, /os itens não somam/)
    const paid = await addInvoice(world, client, { paid: 1 })
    await refused(`update faturamento set cancelamento = '2026-01-09' where id = ${paid}`, /quitado/)
    await refused(
      `insert into movimento (cliente_id, faturamento_id, tipo, data, valor, origem)
       values (cliente_atual(), ${id}, 'P', '2026-01-06', 1, 'Manual')`,
      /outro tipo/,
    )
  })

  it('ensures the same for invoices that a run writes with their items, and for those without any', async () => {
    const [run] = await rows(`insert into execucao (cliente_id, competencia, situacao, parametros)
      values (cliente_atual(), '2026-01', 'Confirmada', '{}') returning id`)
    const invoice = (
      execucao: unknown,
    ) => `insert into faturamento (cliente_id, origem, execucao_id, tipo, numero, documento,
        nome, competencia, emissao, vencimento, valor)
      values (cliente_atual(), 'Interna', ${execucao}, 'R', 'E1', '', 'Ana', '2026-01', '2026-01-05', '2026-02-05', 100)
      returning id`
    const whole = (execucao: unknown, valor: number) => `with feito as (${invoice(execucao)})
      insert into faturamento_item (cliente_id, faturamento_id, sequencia, tipo, descricao, valor_unitario, valor)
      select cliente_atual(), id, 1, 'Outros', 'Taxa', ${valor}, ${valor} from feito returning faturamento_id`
    for (const execucao of [run!.id, 'null']) {
      await refused(invoice(execucao), /os itens não somam/)
      await refused(whole(execucao, 99), /os itens não somam/)
    }
    assert.equal((await rows(whole(run!.id, 100))).length, 1)
  })

  it('releases payments on their way by the bank’s result only, never by manual bookings', async () => {
    const id = await addInvoice(world, client, { tipo: 'P', agendado: true })
    const book = (valor: string, origem: string) =>
      rows(`insert into movimento (cliente_id, faturamento_id, tipo, data, valor, origem)
        values (cliente_atual(), ${id}, 'P', '2026-01-06', ${valor}, '${origem}')`)
    await book('10', 'Manual')
    assert.deepEqual(await sums(id), ['10.00', '10.00', 'Agendado'])
    await book('20', 'Retorno')
    assert.deepEqual(await sums(id), ['30.00', '30.00', 'Parcialmente pago'])
  })

  it('accepts a payment only from the account of its file', async () => {
    const [own, other] = [await addAccount(world, client), await addAccount(world, client)]
    const remessa_id = await addFile(world, client, { conta_bancaria_id: own })
    const faturamento_id = await addInvoice(world, client, { tipo: 'P' })
    const payment = { remessa_id, faturamento_id }
    await assert.rejects(
      addPayment(world, client, { ...payment, conta_bancaria_id: other }),
      /violates foreign key/,
    )
    await addPayment(world, client, payment)
  })

  it('derives the first state that fits', async () => {
    const state = async (values: Row & { paid?: number | 'all' }, day = '2026-03-10') => {
      const id = await addInvoice(world, client, values)
      const [row] = await rows(
        `select situacao_do_faturamento(f, '${day}') as s from faturamento f where id = ${id}`,
      )
      return row!.s
    }
    const late = { vencimento: '2026-03-09' }
    assert.equal(await state({ ...late, cancelamento: '2026-03-01' }), 'Cancelado')
    assert.equal(await state({ ...late, paid: 'all' }), 'Recebido')
    assert.equal(await state({ ...late, paid: 'all', tipo: 'P' }), 'Pago')
    assert.equal(await state({ ...late, tipo: 'P', agendado: true, paid: 10 }), 'Agendado')
    assert.equal(await state({ ...late, paid: 10 }), 'Vencido')
    assert.equal(await state({ vencimento: '2026-03-10', paid: 10 }), 'Parcialmente recebido')
    assert.equal(await state({ vencimento: '2026-03-10', paid: 10, tipo: 'P' }), 'Parcialmente pago')
    assert.equal(await state({ vencimento: '2026-03-10' }), 'Aberto')
  })

  it('is overdue by the day of its own institution’s zone', async () => {
    const told = new Map<string, unknown[]>()
    const noon = Temporal.Now.plainDateISO('Pacific/Pago_Pago').toString()
    for (const fuso of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      const there = await world.institution()
      const set = (tx: Tx) =>
        sql`update cliente set fuso = ${fuso} where cliente_id = ${there.id}`.execute(tx)
      await world.context.owner.inClient(there.id, set, system('teste'))
      await addInvoice(world, there, { emissao: '2020-01-01', vencimento: noon })
      const question = {
        token: there.token,
        dataInicio: '2020-01-01',
        dataFim: '2020-01-01',
        periodoPor: 'emissao',
      }
      const counts = []
      for (const situacao of ['Vencido', 'Aberto']) {
        const { body } = await world.query('RetornaFaturamentos', { ...question, situacao })
        counts.push((body.faturamentos as { elementos: unknown[] }).elementos.length)
      }
      told.set(fuso, counts)
    }
    assert.deepEqual(
      [...told.values()],
      [
        [0, 1],
        [1, 0],
      ],
    )
  })
})
