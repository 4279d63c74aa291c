import { isCpf } from './cpf.ts'

/** With the usual separators, or none. */
const candidate = /(?<!\d)\d{3}[. /-]?\d{3}[. /-]?\d{3}[. /-]?\d{2}(?!\d)/g

/** Masks every valid CPF in a text. */
export const withoutCpf = (text: string): string =>
  text.replace(candidate, (digits) => (isCpf(digits.replace(/\D/g, '')) ? '***' : digits))
