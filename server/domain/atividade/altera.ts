import { atividadeFields } from '../../../catalogue/management/atividade/fields.ts'
import type { alteraAtividade } from '../../../catalogue/management/atividade/index.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { atividades } from './guards.ts'

/** Corrects an entry while it is with the student. */
export const altera: Verb<typeof alteraAtividade> = (tx, acting, { registros, ...told }) => {
  const values = changed(atividadeFields, told)
  const wanted = registros.map((one) => ({ ...one, values }))
  return tryChange(tx, atividades, wanted, acting)
}
