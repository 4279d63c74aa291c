import { orcamentoFields } from '../../../catalogue/management/orcamento/fields.ts'
import type { incluiOrcamento } from '../../../catalogue/management/orcamento/index.ts'
import { oneAtATime } from '../alike.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { orcamentos } from './guards.ts'

export const inclui: Verb<typeof incluiOrcamento> = async (tx, acting, told) => {
  await oneAtATime(tx)
  const { semestre = '0', ...row } = included(orcamentoFields, told)
  return include(tx, orcamentos, [{ ...row, semestre: Number(semestre) }], acting)
}
