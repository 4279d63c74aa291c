/** What a personal link is for. */
export const linkPurposes = {
  assinar: 'Assinar um documento',
  entregar: 'Entregar o que se espera',
  opinar: 'Dar um parecer',
  tudo: 'Ver e fazer tudo o que espera pela pessoa',
} as const

export type LinkPurpose = keyof typeof linkPurposes

/** Digits of the CPF, or characters of another document, that are asked for as a second factor: the last ones. */
export const digitsAsked = 4

/** Wrong digits after which a link is closed. */
export const mostWrongDigits = 5
