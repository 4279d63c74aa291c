import { projetoExtensaoFields } from '../../../catalogue/management/projeto-extensao/fields.ts'
import type { alteraProjetoExtensao } from '../../../catalogue/management/projeto-extensao/index.ts'
import { changing } from '../making.ts'
import type { Verb } from '../verb.ts'
import { projetosExtensao } from './guards.ts'
import { nameParts } from './parts.ts'

const change = changing(projetosExtensao, projetoExtensaoFields, ['professor'])

export const altera: Verb<typeof alteraProjetoExtensao> = async (tx, acting, input) => {
  const outcomes = await change(tx, acting, input)
  for (const { id, refusal } of outcomes) if (!refusal) await nameParts(tx, id, input)
  return outcomes
}
