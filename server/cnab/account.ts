/** A number and its check digit, separated by a hyphen or as the last character. */
export interface Checked {
  readonly numero: string
  readonly digito: string
}

/** `12345-6` and `123456` are the same account. Both parts are empty if the text has no check digit. */
export function accountOf(text: string): Checked {
  const [, numero = '', digito = ''] =
    /^([0-9]+)-([0-9A-Za-z]{1,2})$/.exec(plain(text)) ?? /^([0-9]+)([0-9Xx])$/.exec(plain(text)) ?? []
  return { numero, digito }
}

/** A branch has a check digit only after a hyphen. */
export function branchOf(text: string): Checked {
  const [, numero = '', digito = ''] = /^([0-9]{1,5})(?:-([0-9A-Za-z]))?$/.exec(plain(text)) ?? []
  return { numero, digito }
}

const plain = (text: string): string => text.replace(/[ ./]/g, '')
