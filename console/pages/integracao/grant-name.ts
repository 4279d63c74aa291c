import { scopes } from '../../../catalogue/doors.ts'
import { grants } from '../../../catalogue/management/credencial/parts.ts'
import { say } from '../../text/say.ts'

const inWords: Readonly<Record<string, string>> = grants

/** What a grant opens, in words; a scope with the name that systems and commands know it by, too. */
export function grantName(grant: string): string {
  const words = say(Object.hasOwn(grants, grant) ? inWords[grant]! : grant)
  return Object.hasOwn(scopes, grant) ? `${words} (${grant})` : words
}
