/**
 * How logins and e-mail addresses are compared: without surrounding blanks, in one Unicode form and without case.
 * Nothing outside ASCII ever becomes ASCII or vanishes by it: a KELVIN SIGN is no letter k, a byte order mark is not
 * nothing, or somebody could enter as another.
 */
export const foldLogin = (login: string): string => fold(login)
export const foldEmail = (email: string): string => fold(email)

const ascii = /^[\u0000-\u007f]*$/
const someAscii = /[\u0000-\u007f]/
/** The characters that the composed form NFC would replace by one of ASCII; a test counts them. */
const becomesAscii = /([\u037e\u1fef\u212a])/

const blanksAround = /^[\t-\r ]+|(?<![\t-\r ])[\t-\r ]+$/g

function fold(text: string): string {
  if (ascii.test(text)) return text.trim().toLowerCase()
  const composed = text
    .replace(blanksAround, '')
    .split(becomesAscii)
    .map((part) => (becomesAscii.test(part) ? part : part.normalize('NFC')))
    .join('')
  return Array.from(composed, lower).join('')
}

function lower(character: string): string {
  const folded = character.toLowerCase()
  return ascii.test(character) || !someAscii.test(folded) ? folded : character
}

/** Documents of foreigners are compared in capitals and without blanks. */
export const foldDocument = (text: string): string => text.replace(/\s/g, '').toUpperCase()
