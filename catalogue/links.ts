/** What a personal link is for. */
export const linkPurposes = {
  assinar: 'Assinar um documento',
  entregar: 'Entregar o que se espera',
  opinar: 'Dar um parecer',
  tudo: 'Ver e fazer tudo o que espera pela pessoa',
} as const

export type LinkPurpose = keyof typeof linkPurposes

/** The code that opens a link in a browser: its digits, the minutes in which it serves, and the tries that it has. */
export const linkCode = { digits: 6, minutes: 10, tries: 5 } as const

/** Minutes for which a browser that gave the right code opens the link. */
export const proofMinutes = 60
