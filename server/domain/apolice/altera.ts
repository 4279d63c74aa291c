import { apoliceFields } from '../../../catalogue/management/apolice/fields.ts'
import type { alteraApolice } from '../../../catalogue/management/apolice/index.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { apolices } from './guards.ts'

/** Changes a policy. Contracts keep the number that they were signed with. */
export const altera: Verb<typeof alteraApolice> = (tx, acting, { registros, ...told }) => {
  const values = changed(apoliceFields, told)
  return tryChange(
    tx,
    apolices,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
}
