import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { faturamentoMachine } from '../../catalogue/machines/faturamento.ts'
import { finalStates, type Machine, type Move, statesOf } from '../../catalogue/machines/machine.ts'
import { remessaItemMachine } from '../../catalogue/machines/remessa-item.ts'
import { machines } from '../../catalogue/management/index.ts'
import { addAccount, addPayee } from '../support/bank.ts'
import { codeOf } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import { commandOf } from '../support/machines.ts'
import { payDay, Treasury } from '../support/treasury.ts'

/** Whether staff cause a move by a command, directly or through another noun. */
function isOfStaff(machine: Machine, name: string): boolean {
  const { by }: Move = machine.moves[name]!
  return by.some((who) => {
    if ('right' in who) return commandOf(machine, name) !== undefined
    if (!('event' in who)) return false
    const other = machines.find(({ noun }) => noun === who.event.noun) as Machine
    return who.event.move in other.moves && isOfStaff(other, who.event.move)
  })
}

describe('payments that the bank does not settle', () => {
  let office: Treasury
  let conta: number
  before(async () => {
    office = await Treasury.open()
    conta = await addAccount(office.world, office.client)
  })
  after(() => office.close())

  const paid = { codes: '00', date: '10032026' }
  const invoice = async () => office.invoice(await addPayee(office.world, office.client))
  const several = async (count: number) => {
    const made: number[] = []
    for (let n = 0; n < count; n++) made.push(await invoice())
    return made
  }
  const made = async (invoices: readonly number[]) => {
    const { remessas } = (await office.make(conta, invoices)) as { remessas: { id: number }[] }
    return remessas[0]!.id
  }
  const states = async (remessa: number) => {
    const [file] = await office.rows<{ situacao: string }>(
      `select situacao from remessa where id = ${remessa}`,
    )
    return [file!.situacao, ...(await office.payments(remessa)).map(({ situacao }) => situacao)]
  }
  const told = (entidade: string, id: number) =>
    office.rows<Row>(
      `select movimento, para, motivo from historico where entidade = '${entidade}' and registro_id = ${id} order by id`,
    )
  const ok = async (answer: ReturnType<Treasury['read']>) => {
    const given = await answer
    assert.equal(codeOf(given), '200 OK', given.text)
    return given.body as Row
  }
  const fieldOf = (answer: { body: Row }) => {
    const [finding] = (answer.body as { error: { detalhes: { achados: Row[] } } }).error.detalhes.achados
    return [finding!.regra, finding!.campo]
  }
  const rowsOf = (retorno: unknown) =>
    office.rows<{ id: number; situacao: string; efeito: string }>(
      `select id, situacao, efeito from retorno_item where retorno_id = ${retorno} order by linha`,
    )
  const panel = async () => {
    const { numeros } = (await office.bia('ResumoPainel', { parte: 'financeiro' })).body
    return numeros.find((one: Row) => one.nome === 'pagamentosSemResposta').total.valor
  }

  it('every waiting state has a move by staff, and so has an invoice in a file', () => {
    const { pagar, devolver } = remessaItemMachine.moves
    const ended = [...finalStates(remessaItemMachine), pagar.to, devolver.to]
    const waiting = statesOf(remessaItemMachine).filter((state) => !ended.includes(state))
    assert.deepEqual(waiting, ['Gerado', 'Enviado', 'Agendado'])
    const waysOut = (machine: Machine, state: string) =>
      Object.entries(machine.moves).filter(
        ([name, { from, to }]) => from.includes(state) && to !== state && isOfStaff(machine, name),
      )
    for (const state of waiting) {
      const ends = waysOut(remessaItemMachine, state).map(([, { to }]) => to)
      assert.ok(
        ends.some((to) => (ended as string[]).includes(to)),
        state,
      )
    }
    assert.ok(waysOut(faturamentoMachine, faturamentoMachine.moves.agendar.to).length > 0)
  })

  it('an answer to an approved file proves that it was sent', async () => {
    const invoices = await several(2)
    const remessa = await made(invoices)
    const lines = await office.answerOf(remessa, [paid, { codes: 'Q9' }])
    // It was not approved, so it cannot have been sent.
    const early = await ok(office.read(lines))
    assert.deepEqual([early.pagos, early.conferir], [0, 2])
    assert.deepEqual(await states(remessa), ['Gerada', 'Gerado', 'Gerado'])
    await ok(office.bia('AprovaRemessa', { id: remessa }))
    // The return had no effect, so it can be imported again.
    const simulated = await ok(office.read(lines, { SIMULAR: 'S' }))
    assert.equal(simulated.pagos, 1)
    assert.deepEqual(await states(remessa), ['Gerada', 'Gerado', 'Gerado'])
    const again = await ok(office.read(lines))
    assert.deepEqual([again.id, again.repetido, again.pagos, again.conferir], [early.id, false, 1, 1])
    assert.deepEqual(await states(remessa), ['Aceita', 'Pago', 'Enviado'])
    assert.deepEqual(await office.owed(invoices[0]!), ['Pago', '1151.76', 0])
    const history = await told('remessa', remessa)
    assert.deepEqual(
      history.find(({ movimento }) => movimento === 'enviar'),
      { movimento: 'enviar', para: 'Enviada', motivo: `O banco respondeu: retorno ${early.id}.` },
    )
    const [file] = await office.rows<Row>(`select enviada_em from remessa where id = ${remessa}`)
    assert.ok(file!.enviada_em)
    const rows = await rowsOf(early.id)
    assert.deepEqual(
      rows.map(({ situacao, efeito }) => [situacao, efeito]),
      [
        ['Aplicado', 'O pagamento passou a Pago.'],
        ['Conferir', 'O banco não diz o que foi feito do pagamento.'],
      ],
    )
    assert.deepEqual(
      (await told('retorno_item', rows[0]!.id)).map(({ movimento }) => movimento),
      ['incluir', 'aplicar'],
    )
    // Once it had its effect, it has no further one.
    const third = await ok(office.read(lines))
    assert.deepEqual([third.id, third.repetido, third.pagos, third.conferir], [early.id, true, 0, 1])
  })

  it('an answer without our number proves it too, if only one payment matches', async () => {
    const remessa = await made([await invoice()])
    await ok(office.bia('AprovaRemessa', { id: remessa }))
    const lines = await office.answerOf(remessa, [{ ...paid, number: '' }])
    assert.equal((await ok(office.read(lines))).pagos, 1)
    assert.deepEqual(await states(remessa), ['Processada', 'Pago'])
  })

  it('a return for payments of a cancelled file needs a person', async () => {
    const remessa = await made([await invoice()])
    await ok(office.bia('AprovaRemessa', { id: remessa }))
    await ok(office.bia('CancelaRemessa', { id: remessa, motivo: 'Em dobro.' }))
    const lines = await office.answerOf(remessa, [paid])
    const first = await ok(office.read(lines))
    assert.deepEqual([first.pagos, first.conferir], [0, 1])
    assert.equal((await ok(office.read(lines))).repetido, true)
    assert.deepEqual(await states(remessa), ['Cancelada', 'Cancelado'])
  })

  it('a person enters day, amount and reason of a row without a day, with an unknown code or another amount', async () => {
    const invoices = await several(4)
    const remessa = await office.sent(conta, invoices)
    const answers = [
      { ...paid, date: '00000000' },
      { codes: 'Q9', date: '00000000', amount: 0 },
      { ...paid, amount: 200_000 },
      { codes: 'Q9' },
    ]
    const { id, conferir } = await ok(office.read(await office.answerOf(remessa, answers)))
    assert.equal(conferir, 4)
    const rows = await rowsOf(id)
    const payments = await office.payments(remessa)
    const settle = (at: number, more: object) =>
      office.ana('ConciliaItem', {
        id: rows[at]!.id,
        pagamento: payments[at]!.id,
        resultado: 'Pago',
        motivo: 'Extrato.',
        ...more,
      })
    assert.deepEqual(fieldOf(await settle(0, {})), ['pagamentoAdmite', 'data'])
    assert.deepEqual(fieldOf(await settle(0, { data: '2026-03-11' })), ['pagamentoAdmite', 'data'])
    assert.deepEqual(fieldOf(await settle(0, { data: payDay, motivo: '' })), ['pagamentoAdmite', 'motivo'])
    assert.deepEqual(fieldOf(await settle(0, { data: payDay, resultado: null })), [
      'pagamentoAdmite',
      'resultado',
    ])
    await ok(settle(0, { data: '2026-03-09' }))
    assert.deepEqual(await office.owed(invoices[0]!), ['Pago', '1151.76', 0])
    assert.deepEqual(fieldOf(await settle(1, { data: payDay })), ['pagamentoAdmite', 'valor'])
    await ok(settle(1, { data: payDay, valor: '1000' }))
    assert.deepEqual(await office.owed(invoices[1]!), ['Parcialmente pago', '1000.00', 0])
    assert.deepEqual(fieldOf(await settle(2, {})), ['pagamentoAdmite', 'valor'])
    assert.deepEqual(fieldOf(await settle(2, { valor: '1151.77' })), ['pagamentoAdmite', 'valor'])
    await ok(settle(2, { valor: '1151.76', motivo: 'O banco estornou o que passou.' }))
    await ok(settle(3, { resultado: 'Recusado' }))
    assert.deepEqual(await states(remessa), ['Processada', 'Pago', 'Pago', 'Pago', 'Recusado'])
    const movements = await office.rows<Row>(
      `select data, valor, origem from movimento where faturamento_id = any('{${invoices.join()}}') order by id`,
    )
    assert.deepEqual(movements, [
      { data: '2026-03-09', valor: '1151.76', origem: 'Retorno' },
      { data: payDay, valor: '1000.00', origem: 'Retorno' },
      { data: payDay, valor: '1151.76', origem: 'Retorno' },
    ])
    // The bank's data stays unchanged.
    const [kept] = await office.rows<Row>(
      `select data_real, valor_real from retorno_item where id = ${rows[2]!.id}`,
    )
    assert.deepEqual(kept, { data_real: payDay, valor_real: '2000.00' })
    assert.equal(
      (await told('remessa_item', payments[2]!.id)).at(-1)!.motivo,
      'O banco estornou o que passou.',
    )
  })

  it('a payment without a return is confirmed or refused by a person with a reason', async () => {
    const invoices = await several(3)
    const remessa = await office.sent(conta, invoices)
    const [first, second, third] = await office.payments(remessa)
    await ok(office.read(await office.answerOf(remessa, [{ codes: 'BD' }, { codes: 'BD' }, { codes: 'BD' }])))
    const waiting = await panel()
    office.clock.at('2026-03-13T15:00:00Z')
    assert.equal(await panel(), waiting)
    office.clock.at('2026-03-14T15:00:00Z')
    const unanswered = await panel()
    assert.ok(unanswered >= waiting + 3)
    const motivo = 'Consta no extrato.'
    const confirm = (id: number, more: object = {}) =>
      office.ana('ConfirmaPagamento', { id, motivo, ...more })
    assert.equal(codeOf(await office.ana('ConfirmaPagamento', { id: first!.id })), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await office.ana('RecusaPagamento', { id: third!.id })), '422 REGISTRO_INVALIDO')
    assert.deepEqual(fieldOf(await confirm(first!.id, { data: '2026-03-15' })), ['pagamentoReal', 'data'])
    assert.deepEqual(fieldOf(await confirm(first!.id, { valor: '1151.77' })), ['pagamentoReal', 'valor'])
    await ok(confirm(first!.id))
    await ok(confirm(second!.id, { data: '2026-03-12', valor: '151.76' }))
    await ok(office.ana('RecusaPagamento', { id: third!.id, motivo: 'O banco não pagou.' }))
    assert.deepEqual(await states(remessa), ['Processada', 'Pago', 'Pago', 'Recusado'])
    assert.equal(await panel(), unanswered - 3)
    assert.deepEqual(await office.owed(invoices[0]!), ['Pago', '1151.76', 0])
    assert.deepEqual(await office.owed(invoices[1]!), ['Parcialmente pago', '151.76', 0])
    assert.deepEqual(await office.owed(invoices[2]!), ['Aberto', '0.00', 0])
    const booked = await office.rows<Row>(
      `select data, valor, origem, remessa_item_id from movimento where faturamento_id = ${invoices[0]}`,
    )
    assert.deepEqual(booked, [
      { data: payDay, valor: '1151.76', origem: 'Manual', remessa_item_id: first!.id },
    ])
    assert.deepEqual((await told('remessa_item', first!.id)).at(-1), {
      movimento: 'pagar',
      para: 'Pago',
      motivo,
    })
    assert.equal(codeOf(await confirm(first!.id)), '409 MOVIMENTO_INVALIDO')
    // The bank repeats it later, and then reports a refund.
    const late = [paid, { codes: 'BD' }, { codes: 'AN' }]
    assert.equal((await ok(office.read(await office.answerOf(remessa, late)))).repetidos, 3)
    const back = { codes: 'AN', movement: '3', instruction: '33' }
    const returned = await ok(
      office.read(await office.answerOf(remessa, [back, { codes: 'BD' }, { codes: 'AN' }])),
    )
    assert.equal(returned.devolvidos, 1)
    assert.deepEqual(await office.owed(invoices[0]!), ['Aberto', '0.00', 0])
  })
})
