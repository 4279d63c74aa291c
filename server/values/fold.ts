/**
 * Normalises logins and e-mail addresses for comparison: trimmed, NFC, lower case. A character outside ASCII
 * never becomes ASCII or disappears (KELVIN SIGN, byte order mark), or a user could sign in as another.
 */
export const foldLogin = (login: string): string => fold(login)
export const foldEmail = (email: string): string => fold(email)

const ascii = /^[\u0000-\u007f]*$/
const someAscii = /[\u0000-\u007f]/
/** Characters that NFC replaces with an ASCII one; a test checks that the list is complete. */
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

/** Codes of institutions are lower case and have no blanks. */
export const foldCode = (code: string): string => code.replace(/\s/g, '').toLowerCase()

/** Foreign documents are compared in upper case without blanks. */
export const foldDocument = (text: string): string => text.replace(/\s/g, '').toUpperCase()
