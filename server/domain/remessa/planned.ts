import type { Payment } from '../../cnab/remittance.ts'
import type { Payable } from './invoices.ts'

/** A payment to make; its number is assigned with the file. */
export interface Planned {
  invoice: Payable
  payment: Omit<Payment, 'contador'>
}
