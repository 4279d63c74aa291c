import { rotuloOf as declared } from '../../catalogue/labels.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { say } from '../text/say.ts'

/** Label of a value in the reader's language. */
export const rotuloOf = (name: string, part: { rotulo?: Phrase | undefined }): string =>
  say(declared(name, part))
