/** Formats that an input shows while the plain value is kept. They never refuse what is typed or pasted. */
export type Mask = 'cpf' | 'cnpj' | 'documento' | 'cep' | 'telefone'

/** Lengths of the groups, and what stands between them. */
type Form = readonly (readonly [length: number, after: string])[]

const forms: Readonly<Record<'cpf' | 'cnpj' | 'cep', Form>> = {
  cpf: [
    [3, '.'],
    [3, '.'],
    [3, '-'],
    [2, ''],
  ],
  cnpj: [
    [2, '.'],
    [3, '.'],
    [3, '/'],
    [4, '-'],
    [2, ''],
  ],
  cep: [
    [5, '-'],
    [3, ''],
  ],
}
const phone = (length: number): Form => [
  [2, ') '],
  [length > 10 ? 5 : 4, '-'],
  [4, ''],
]

const sizeOf = (form: Form) => form.reduce((sum, [length]) => sum + length, 0)

function formOf(mask: Mask, plain: string): { form: Form; before: string } | undefined {
  const digits = /^\d*$/.test(plain)
  const fits = (form: Form, before = '') => (plain.length <= sizeOf(form) ? { form, before } : undefined)
  switch (mask) {
    case 'telefone':
      return digits && plain.length > 2 ? fits(phone(plain.length), '(') : undefined
    case 'cnpj':
      return /^[\dA-Z]*$/.test(plain) ? fits(forms.cnpj) : undefined
    case 'documento':
      return digits && plain.length <= 11 ? fits(forms.cpf) : formOf('cnpj', plain)
    default:
      return digits ? fits(forms[mask]) : undefined
  }
}

const punctuation = /[\s.\-/()]/g

/** The value without punctuation, where it can be one of the mask; else as typed. */
export function plainOf(mask: Mask, typed: string): string {
  const plain = typed.replace(punctuation, '').toUpperCase()
  return plain === '' || formOf(mask, plain) || mask === 'telefone'
    ? keeps(mask, plain)
      ? plain
      : typed
    : typed
}

/** A telephone may begin with the code of its country. */
const keeps = (mask: Mask, plain: string) => (mask === 'telefone' ? /^\+?\d*$/.test(plain) : true)

/** The value as people write it. */
export function maskedOf(mask: Mask, value: string): string {
  const found = value === '' ? undefined : formOf(mask, value)
  if (!found) return value
  let rest = value
  let shown = found.before
  for (const [length, after] of found.form) {
    shown += rest.slice(0, length)
    rest = rest.slice(length)
    if (rest === '') break
    shown += after
  }
  return shown
}

const isSignificant = (character: string) => /[\dA-Za-z]/.test(character)

/** Significant characters before the cursor. */
export const significantBefore = (text: string, cursor: number): number =>
  [...text.slice(0, cursor)].filter(isSignificant).length

/** Position after so many significant characters. */
export function cursorAfter(text: string, significant: number): number {
  if (significant === 0) return 0
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (isSignificant(text[at]!) && ++seen === significant) return at + 1
  }
  return text.length
}
