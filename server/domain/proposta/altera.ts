import { propostaFields } from '../../../catalogue/management/proposta/fields.ts'
import type { alteraProposta } from '../../../catalogue/management/proposta/index.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'
import { nameSubjects } from './subjects.ts'

export const altera: Verb<typeof alteraProposta> = async (
  tx,
  acting,
  { registros, disciplinas, ...told },
) => {
  const values = changed(propostaFields, told, ['tipo'])
  const outcomes = await tryChange(
    tx,
    propostas,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
  for (const { id, refusal } of outcomes) if (!refusal) await nameSubjects(tx, id, disciplinas)
  return outcomes
}
