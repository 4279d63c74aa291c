import { alteraFields, type alteraModelo } from '../../../catalogue/management/modelo/index.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { modelos } from './guards.ts'

export const altera: Verb<typeof alteraModelo> = (tx, acting, { registros, ...told }) => {
  const values = changed(alteraFields, told, ['corpo'])
  return tryChange(
    tx,
    modelos,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
}
