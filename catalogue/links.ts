import { phrase } from './phrase.ts'

/** What a personal link is for. */
export const linkPurposes = {
  assinar: phrase('Assinar um documento', 'Sign a document'),
  entregar: phrase('Entregar o que se espera', 'Deliver what is expected'),
  opinar: phrase('Dar um parecer', 'Give an opinion'),
  tudo: phrase(
    'Ver e fazer tudo o que espera pela pessoa',
    'See and do everything that waits for the person',
  ),
} as const

export type LinkPurpose = keyof typeof linkPurposes

/** The code that opens a link in a browser: its digits, the minutes in which it serves, and the tries that it has. */
export const linkCode = { digits: 6, minutes: 10, tries: 5 } as const

/** Minutes for which a browser that gave the right code opens the link. */
export const proofMinutes = 60
