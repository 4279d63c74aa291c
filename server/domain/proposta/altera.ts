import { propostaFields } from '../../../catalogue/management/proposta/fields.ts'
import type { alteraProposta } from '../../../catalogue/management/proposta/index.ts'
import { changing } from '../making.ts'
import type { Verb } from '../verb.ts'
import { propostas } from './guards.ts'
import { nameSubjects } from './subjects.ts'

const change = changing(propostas, propostaFields, ['tipo'])

export const altera: Verb<typeof alteraProposta> = async (tx, acting, input) => {
  const outcomes = await change(tx, acting, input)
  for (const { id, refusal } of outcomes) if (!refusal) await nameSubjects(tx, id, input.disciplinas)
  return outcomes
}
