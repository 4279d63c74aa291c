/**
 * How logins and e-mail addresses are compared: without surrounding blanks, in one Unicode form and without case.
 * Nothing outside ASCII ever becomes ASCII by it: a KELVIN SIGN is no letter k, or somebody could enter as another.
 */
export const foldLogin = (login: string): string => fold(login)
export const foldEmail = (email: string): string => fold(email)

const ascii = /^[\u0000-\u007f]*$/
const someAscii = /[\u0000-\u007f]/
/** The characters that the composed form NFC would replace by one of ASCII; a test counts them. */
const becomesAscii = /([\u037e\u1fef\u212a])/

function fold(text: string): string {
  const plain = text.trim()
  if (ascii.test(plain)) return plain.toLowerCase()
  const composed = plain
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
