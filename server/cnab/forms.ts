import type { PixKey } from '../values/pix.ts'
import type { Dialect } from './dialect.ts'
import type { Payer, Payment } from './remittance.ts'

export const serviceOf = ({ services }: Dialect, { servico }: Payer): string => servico ?? services.usual

/** Form code. Each form has its own lot. */
export function formOf({ ted }: Dialect, payer: Payer, { forma, favorecido }: Payment): string {
  if (forma === 'Pix') return '45'
  if (forma === 'TED') return favorecido.documento === payer.documento ? ted.same : ted.other
  return favorecido.tipoConta === 'Poupança' ? '05' : '01'
}

/** Clearing code of a payment. */
export function clearingOf({ ispbClearing }: Dialect, { forma, favorecido }: Payment): string {
  if (forma === 'Pix') return '009'
  if (forma === 'Crédito em conta') return '000'
  return favorecido.banco || !ispbClearing ? '018' : ispbClearing
}

/** How a Pix is initiated: by a kind of key, or by account. */
export function initiationOf(payment: Payment): string {
  const codes = { telefone: '01', email: '02', documento: '03', aleatoria: '04' } as const
  const key = keyOf(payment)
  return key ? codes[key.tipo] : '05'
}

/** The Pix key of a payment; undefined for other forms. */
export const keyOf = ({ forma, favorecido }: Payment): PixKey | undefined =>
  forma === 'Pix' ? favorecido.chavePix : undefined
