import { isCpf } from './cpf.ts'

/** With the separators people write, or none. */
const candidate = /(?<!\d)\d{3}[. /-]?\d{3}[. /-]?\d{3}[. /-]?\d{2}(?!\d)/g

/** A text without any CPF in it: people are known by it, and it must not be told. */
export const withoutCpf = (text: string): string =>
  text.replace(candidate, (digits) => (isCpf(digits.replace(/\D/g, '')) ? '***' : digits))
