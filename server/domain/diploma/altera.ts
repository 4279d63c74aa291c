import { diplomaFields } from '../../../catalogue/management/diploma/fields.ts'
import type { alteraDiploma } from '../../../catalogue/management/diploma/index.ts'
import { oneAtATime } from '../alike.ts'
import { changing } from '../making.ts'
import type { Verb } from '../verb.ts'
import { refuseMalformed } from './forms.ts'
import { diplomas } from './guards.ts'

const change = changing(diplomas, diplomaFields, ['versaoLeiaute'])

export const altera: Verb<typeof alteraDiploma> = async (tx, acting, input) => {
  refuseMalformed(input)
  await oneAtATime(tx)
  return change(tx, acting, input)
}
