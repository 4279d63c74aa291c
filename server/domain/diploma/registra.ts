import { diplomaFields } from '../../../catalogue/management/diploma/fields.ts'
import type { registraDiploma } from '../../../catalogue/management/diploma/index.ts'
import { oneAtATime } from '../alike.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { refuseMalformed } from './forms.ts'
import { diplomas } from './guards.ts'

export const registra: Verb<typeof registraDiploma> = async (tx, acting, told) => {
  refuseMalformed(told)
  await oneAtATime(tx)
  return include(tx, diplomas, [included(diplomaFields, told)], acting)
}
