import { diplomaFields } from '../../../catalogue/management/diploma/fields.ts'
import type { registraDiploma } from '../../../catalogue/management/diploma/index.ts'
import { oneAtATime } from '../alike.ts'
import { including } from '../making.ts'
import type { Verb } from '../verb.ts'
import { refuseMalformed } from './forms.ts'
import { diplomas } from './guards.ts'

const include = including(diplomas, diplomaFields)

export const registra: Verb<typeof registraDiploma> = async (tx, acting, input) => {
  refuseMalformed(input)
  await oneAtATime(tx)
  return include(tx, acting, input)
}
