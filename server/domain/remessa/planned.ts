import type { Payment } from '../../cnab/remittance.ts'
import type { Payable } from './invoices.ts'

/** A payment that can be made; its number comes with the file. */
export interface Planned {
  invoice: Payable
  payment: Omit<Payment, 'contador'>
}
