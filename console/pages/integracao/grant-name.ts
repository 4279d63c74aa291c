import { scopes } from '../../../catalogue/doors.ts'
import { grants } from '../../../catalogue/management/credencial/parts.ts'
import { sayValue } from '../../text/say.ts'

/** Label of a grant; a scope is followed by its technical name. */
export function grantName(grant: string): string {
  const words = sayValue(grants, grant)
  return Object.hasOwn(scopes, grant) ? `${words} (${grant})` : words
}
