import { withoutZeros } from '../../cnab/check-account.ts'
import { readable } from '../../cnab/record.ts'
import type { Payer } from '../../cnab/remittance.ts'

/** An account to pay from, with its label. */
export interface PayingAccount {
  readonly rotulo: string
  readonly pagador: Payer
}

const longestLabel = 30

/** Bank, label, day and sequence number. File names are widely visible, so they contain no account number. */
export function fileName({ rotulo, pagador }: PayingAccount, today: string, nsa: number): string {
  const [year, month, day] = today.split('-')
  const parts = [
    'PG',
    pagador.banco,
    labelOf(rotulo, pagador),
    `${day}${month}${year!.slice(2)}`,
    String(nsa).padStart(6, '0'),
  ]
  return `${parts.filter(Boolean).join('-')}.REM`
}

/** The label in letters and digits, without the account number if it contains it. */
function labelOf(rotulo: string, { conta, contaDigito }: Payer): string {
  const digits = [...withoutZeros(conta)].join('[ ./-]*')
  const number = new RegExp(`0*${digits}([ ./-]*${contaDigito}(?![A-Z0-9]))?`, 'g')
  return readable(rotulo)
    .replace(number, ' ')
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, longestLabel)
    .replace(/^-|-$/g, '')
}
