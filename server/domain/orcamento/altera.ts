import { orcamentoFields } from '../../../catalogue/management/orcamento/fields.ts'
import type { alteraOrcamento } from '../../../catalogue/management/orcamento/index.ts'
import { oneAtATime } from '../alike.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { orcamentos } from './guards.ts'

export const altera: Verb<typeof alteraOrcamento> = async (tx, acting, { registros, ...told }) => {
  await oneAtATime(tx)
  const { semestre, ...row } = changed(orcamentoFields, told, ['semestre'])
  const values = { ...row, ...(semestre === undefined ? {} : { semestre: Number(semestre) }) }
  return tryChange(
    tx,
    orcamentos,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
}
