import { phrase } from './phrase.ts'

export const linkPurposes = {
  assinar: phrase('Assinar um documento', 'Sign a document'),
  entregar: phrase('Entregar o que se espera', 'Deliver what is expected'),
  opinar: phrase('Dar um parecer', 'Give an opinion'),
  conferir: phrase('Conferir um termo', 'Review a term'),
  tudo: phrase(
    'Ver e fazer tudo o que espera pela pessoa',
    'See and do everything that waits for the person',
  ),
} as const

export type LinkPurpose = keyof typeof linkPurposes

/** Code that opens a link in a browser: number of digits, minutes of validity, and attempts. */
export const linkCode = { digits: 6, minutes: 10, tries: 5 } as const

/** Minutes for which a browser may use the link after a correct code. */
export const proofMinutes = 60
