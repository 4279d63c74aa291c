import type { PixKey } from '../values/pix.ts'
import type { Dialect } from './dialect.ts'
import type { Payer, Payment } from './remittance.ts'

/** The service of a payer's lots. */
export const serviceOf = ({ services }: Dialect, { servico }: Payer): string => servico ?? services.usual

/** The code of the form: each has lots of its own. */
export function formOf({ ted }: Dialect, payer: Payer, { forma, favorecido }: Payment): string {
  if (forma === 'Pix') return '45'
  if (forma === 'TED') return favorecido.documento === payer.documento ? ted.same : ted.other
  return favorecido.tipoConta === 'Poupança' ? '05' : '01'
}

/** The clearing that carries it. */
export function clearingOf({ ispbClearing }: Dialect, { forma, favorecido }: Payment): string {
  if (forma === 'Pix') return '009'
  if (forma === 'Crédito em conta') return '000'
  return favorecido.banco || !ispbClearing ? '018' : ispbClearing
}

/** How a Pix is begun: by which kind of key, or by an account. */
export function initiationOf(payment: Payment): string {
  const codes = { telefone: '01', email: '02', documento: '03', aleatoria: '04' } as const
  const key = keyOf(payment)
  return key ? codes[key.tipo] : '05'
}

/** The key that a payment goes by; other forms know none. */
export const keyOf = ({ forma, favorecido }: Payment): PixKey | undefined =>
  forma === 'Pix' ? favorecido.chavePix : undefined
