/**
 * Characters whose canonical form, or small letter, is one of ASCII: the Kelvin sign, the Greek question mark and
 * varia. Folded like the rest, they would make one name of two.
 */
const lookalikes = /([\u037e\u1fef\u212a])/

const beyondAscii = /[^\u0000-\u007f]/

/**
 * One form for texts that name the same person: composed, in small letters, without blanks around. What is not
 * ASCII never becomes ASCII, so that nobody can write somebody else's name with other characters.
 */
function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.trim().toLowerCase()
  const parts = text.trim().split(lookalikes)
  return parts.map((part, at) => (at % 2 === 1 ? part : part.normalize('NFC').toLowerCase())).join('')
}

export const foldLogin = fold
export const foldEmail = fold

/** Documents of foreigners are compared in capitals and without blanks. */
export const foldDocument = (text: string): string => text.replace(/\s/g, '').toUpperCase()
