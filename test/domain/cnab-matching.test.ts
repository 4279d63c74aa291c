import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { match, type Sent } from '../../server/cnab/match.ts'
import { read } from '../../server/cnab/read.ts'
import type { BankCode } from '../../server/cnab/remittance.ts'
import { generated, payerAt, paymentOf } from '../support/remittances.ts'
import { type Answer, bytesOf, linesOfReturn } from '../support/returns.ts'

const sent = (id: number, values: Partial<Sent> = {}): Sent => ({
  id,
  aberto: true,
  contador: id,
  nsa: 118,
  data: '2026-11-16',
  valor: 115_176,
  banco: '260',
  agencia: '1',
  conta: '0123456',
  ...values,
})

function returned(banco: BankCode, answers: readonly Answer[]) {
  const pagamentos = answers.map((_, at) => paymentOf({ contador: at + 1 }))
  const remittance = { pagador: payerAt(banco), nsa: 118, geracao: generated, pagamentos }
  return read(bytesOf(linesOfReturn(remittance, answers))).itens
}
const paid = { codes: '00' }
const numberless = { codes: '00', number: '' }

describe('matching returns with sent payments', () => {
  it('our number finds its payment, whatever other payments look like', () => {
    const both = [sent(1), sent(2)]
    for (const banco of ['001', '033', '104', '237', '341'] as const) {
      assert.deepEqual(match(returned(banco, [paid, paid]), both), [1, 2], banco)
    }
  })

  it('the same number in another file is another payment, where the bank names the file', () => {
    assert.deepEqual(match(returned('237', [paid]), [sent(1, { nsa: 117 })]), [undefined])
    assert.deepEqual(
      match(returned('237', [paid]), [sent(7, { contador: 1, nsa: 117 }), sent(9, { contador: 1 })]),
      [9],
    )
    // Caixa returns six digits: the open payment matches.
    const twice = [sent(7, { contador: 1, nsa: 17, aberto: false }), sent(9, { contador: 1 })]
    assert.deepEqual(match(returned('104', [paid]), twice), [9])
    assert.deepEqual(match(returned('104', [paid]), [twice[0]!]), [7])
  })

  it('Banco do Brasil: the last eight columns suffice', () => {
    assert.deepEqual(
      match(returned('001', [{ codes: '00', number: `${' '.repeat(12)}00000001` }]), [sent(1)]),
      [1],
    )
  })

  it('without a number, day, amount and account decide if only one payment is open', () => {
    assert.deepEqual(match(returned('237', [numberless]), [sent(1)]), [1])
    assert.deepEqual(match(returned('237', [numberless]), [sent(1), sent(2, { valor: 1 })]), [1])
    assert.deepEqual(match(returned('237', [numberless]), [sent(1), sent(2, { aberto: false })]), [1])
    for (const other of [
      { valor: 1 },
      { data: '2026-11-17' },
      { banco: '077' },
      { agencia: '2' },
      { conta: '1' },
    ]) {
      assert.deepEqual(match(returned('237', [numberless]), [sent(1, other)]), [undefined])
    }
    assert.deepEqual(match(returned('237', [numberless]), [sent(1, { aberto: false })]), [undefined])
  })

  it('two matches, or two rows for one payment, need a person', () => {
    assert.deepEqual(match(returned('237', [numberless]), [sent(1), sent(2)]), [undefined])
    assert.deepEqual(match(returned('237', [numberless, numberless]), [sent(1)]), [undefined, undefined])
    // A payment matched by its number is no longer available.
    assert.deepEqual(match(returned('237', [paid, numberless]), [sent(1), sent(2)]), [1, 2])
  })

  it('an unknown number of ours is never guessed', () => {
    assert.deepEqual(match(returned('237', [{ codes: '00', number: '000099000118' }]), [sent(1)]), [
      undefined,
    ])
    assert.deepEqual(match(returned('237', [{ codes: '00', number: 'SBX-1' }]), [sent(1)]), [1])
  })
})
