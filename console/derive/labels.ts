import { rotuloOf as declared } from '../../catalogue/labels.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { say } from '../text/say.ts'

/** What people read beside a value, in their language. */
export const rotuloOf = (name: string, part: { rotulo?: Phrase | undefined }): string =>
  say(declared(name, part))
