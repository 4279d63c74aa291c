import assert from 'node:assert/strict'
import { check } from '../../server/cnab/check.ts'
import type { BankCode, Payer, Payment } from '../../server/cnab/remittance.ts'
import { write } from '../../server/cnab/write.ts'
import { pixKey } from '../../server/values/pix.ts'
import { readAsTheBank } from './cnab-reader.ts'
import { generated, payerAt, paymentOf } from './remittances.ts'

export const payee = paymentOf().favorecido
export const nsa = 118

/** The lines of a file with one payment, and functions that read their columns. */
export function fileOf(banco: BankCode, payment: Partial<Payment> = {}, payer: Partial<Payer> = {}) {
  const remittance = {
    pagador: payerAt(banco, payer),
    nsa,
    geracao: generated,
    pagamentos: [paymentOf(payment)],
  }
  assert.deepEqual(check(remittance), [])
  const { lines } = readAsTheBank(write(remittance).conteudo)
  const columns = (line: string | undefined) => (from: number, to: number) => line!.slice(from - 1, to)
  const segment = (letter: string) => columns(lines.find((line) => line[7] === '3' && line[13] === letter))
  return {
    header: columns(lines[0]),
    lot: columns(lines[1]),
    a: segment('A'),
    b: segment('B'),
    hasB: lines.some((line) => line[7] === '3' && line[13] === 'B'),
  }
}

/** A payment to an account of the same bank. */
export const own = (banco: BankCode, values: Partial<typeof payee> = {}): Partial<Payment> => ({
  forma: 'Crédito em conta',
  favorecido: { ...payee, banco, ...values },
})
/** A payment by Pix key. */
export const byKey = (text: string): Partial<Payment> => ({
  forma: 'Pix',
  favorecido: { ...payee, chavePix: pixKey(text)! },
})
