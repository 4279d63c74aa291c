import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

/** With the separators people write, or none. */
const candidate = /(?<!\d)\d{3}[. /-]?\d{3}[. /-]?\d{3}[. /-]?\d{2}(?!\d)/g

/** A text without any CPF in it: institutions use it as identification, and it must not leave here. */
export const withoutCpf = (text: string): string =>
  text.replace(candidate, (digits) => (isValidCpf(digits.replace(/\D/g, '')) ? '***' : digits))
