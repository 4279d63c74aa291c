import { scopes } from '../../../catalogue/doors.ts'
import { grants } from '../../../catalogue/management/credencial/parts.ts'
import { sayValue } from '../../text/say.ts'

/** What a grant opens, in words; a scope with the name that systems and commands know it by, too. */
export function grantName(grant: string): string {
  const words = sayValue(grants, grant)
  return Object.hasOwn(scopes, grant) ? `${words} (${grant})` : words
}
