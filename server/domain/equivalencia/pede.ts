import { equivalenciaFields } from '../../../catalogue/management/equivalencia/fields.ts'
import type { pedeEquivalencia } from '../../../catalogue/management/equivalencia/index.ts'
import { partyOf } from '../../store/actor.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { equivalencias } from './guards.ts'

/** Requests that hours be counted; a student asks for their own by default. */
export const pede: Verb<typeof pedeEquivalencia> = (tx, acting, told) => {
  const { aluno_id, ...row } = included(equivalenciaFields, told)
  const party = partyOf(acting.actor)
  const own = party?.parte === 'aluno' ? party.id : undefined
  // Without a student the guard refuses the record before the database would.
  return include(tx, equivalencias, [{ ...row, aluno_id: (aluno_id ?? own)! }], acting)
}
