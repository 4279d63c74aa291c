import type { Right } from '../../../catalogue/doors.ts'
import { decidePares } from '../../../catalogue/management/causa/pares.ts'
import type { Answer } from '../../../client/types.ts'
import { type Entrant, isOpenTo } from '../../derive/doors.ts'

export type Decided = Answer<typeof decidePares>

/** For each operation: the page of its records, and the filter that finds their contracts. */
export const holders = {
  RecebeAlunos: { page: 'alunos', filter: 'aluno' },
  RecebeProfessores: { page: 'professores', filter: 'professor' },
} as const

export type Holder = (typeof holders)[keyof typeof holders]

export const decisions = { end: 'inativar', giveBack: 'devolver' } as const

/** The right depends on the decision. */
export const mayDecide = (
  entrant: Entrant,
  decision: (typeof decisions)[keyof typeof decisions],
): boolean => {
  const { staff, unlimited } = decidePares.doors
  return isOpenTo(entrant, [staff.rights[decision] as Right], [], unlimited)
}
