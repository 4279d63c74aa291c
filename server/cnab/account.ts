/** A number and its check digit, as people write them: apart by a hyphen, or the digit at the end. */
export interface Checked {
  readonly numero: string
  readonly digito: string
}

/** `12345-6` and `123456` are one account; of what has no digit by itself, none is guessed. */
export function accountOf(text: string): Checked {
  const [, numero = '', digito = ''] =
    /^([0-9]+)-([0-9A-Za-z]{1,2})$/.exec(plain(text)) ?? /^([0-9]+)([0-9Xx])$/.exec(plain(text)) ?? []
  return { numero, digito }
}

/** A branch has a digit only where one was told apart. */
export function branchOf(text: string): Checked {
  const [, numero = '', digito = ''] = /^([0-9]{1,5})(?:-([0-9A-Za-z]))?$/.exec(plain(text)) ?? []
  return { numero, digito }
}

const plain = (text: string): string => text.replace(/[ ./]/g, '')
