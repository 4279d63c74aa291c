/** Disjoint CPF ranges for each kind of person. */
export const cpfRanges = {
  aluno: 0,
  usuario: 100_000_000,
  professor: 104_000_000,
  colaborador: 108_000_000,
  pessoa: 112_000_000,
} as const

const cpfs = 1_000_000_000
// Coprime to the number of CPFs, so that different indexes give different ones in no visible order. Invalid
// CPFs of repeated digits occur only after index 127 million.
const cpfStep = 61_803_399
const cpfStart = 271_828_182

/** A valid CPF. Indexes from 0 to 127,000,000 give different ones. */
export function cpfAt(index: number): string {
  const digits = String((index * cpfStep + cpfStart) % cpfs).padStart(9, '0')
  const first = checkDigit(digits, 10)
  return digits + first + checkDigit(digits + first, 11)
}

function checkDigit(digits: string, weight: number): number {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += (digits.charCodeAt(at) - 48) * (weight - at)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A valid numeric CNPJ of a head office. Indexes from 0 to 99,999,999 give different ones. */
export function cnpjAt(index: number): string {
  return withCnpjDigits(String((index * 61_803_399 + 27_182_818) % 100_000_000).padStart(8, '0'))
}

/** A valid CNPJ with letters. Indexes from 0 to 10,000,000 give different ones. */
export function letterCnpjAt(index: number): string {
  let rest = (index * 1_000_003 + 7_654_321) % 36 ** 5
  let root = ''
  for (let at = 0; at < 5; at++) {
    root = letters[rest % 36] + root
    rest = Math.floor(rest / 36)
  }
  return withCnpjDigits(
    `${letters[10 + (index % 26)]}${root}${letters[index % 10]}${letters[10 + (index % 23)]}`,
  )
}

function withCnpjDigits(root: string): string {
  const body = `${root}0001`
  const first = cnpjDigit(body)
  return body + first + cnpjDigit(body + first)
}

/** Each character counts as its code minus that of zero; weights run from 2 to 9 from the right. */
function cnpjDigit(body: string): number {
  let sum = 0
  for (let at = 0; at < body.length; at++) {
    sum += (body.charCodeAt(at) - 48) * (2 + ((body.length - 1 - at) % 8))
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
