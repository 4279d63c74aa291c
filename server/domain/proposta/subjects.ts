import type { propostaFields } from '../../../catalogue/management/proposta/fields.ts'
import type { InputOf } from '../../../catalogue/typed.ts'
import type { Tx } from '../../store/database.ts'
import { replaceParts } from '../parts.ts'

export const nameSubjects = (
  tx: Tx,
  id: number,
  told: InputOf<typeof propostaFields>['disciplinas'],
): Promise<void> =>
  replaceParts(
    tx,
    'proposta_disciplina',
    'proposta_id',
    id,
    told === null ? [] : told?.map(({ disciplina, turma = null }) => ({ disciplina_id: disciplina, turma })),
  )
