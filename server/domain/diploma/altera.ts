import { diplomaFields } from '../../../catalogue/management/diploma/fields.ts'
import type { alteraDiploma } from '../../../catalogue/management/diploma/index.ts'
import { oneAtATime } from '../alike.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { refuseMalformed } from './forms.ts'
import { diplomas } from './guards.ts'

export const altera: Verb<typeof alteraDiploma> = async (tx, acting, { registros, ...told }) => {
  refuseMalformed(told)
  await oneAtATime(tx)
  const values = changed(diplomaFields, told, ['versaoLeiaute'])
  return tryChange(
    tx,
    diplomas,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
}
