import type { candidataSe as declaration } from '../../../catalogue/management/candidatura/candidata-se.ts'
import { applicationFields } from '../../../catalogue/management/candidatura/fields.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { partyOf } from '../../store/actor.ts'
import { ownResume } from '../curriculo/own.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { candidaturas } from './guards.ts'
import { stagesOf } from './stages.ts'
import { holdVacancies, vacanciesOf } from './vacancies.ts'

/** A student applies with their own résumé. */
export const candidataSe: Verb<typeof declaration> = async (
  tx,
  acting,
  { registros, aluno, consentimento, ...told },
) => {
  const vaga_id = registros[0]!.id
  const own = partyOf(acting.actor)?.id ?? aluno
  if (!own) {
    throw new Refusal('REGISTRO_INVALIDO', {}, [
      wrongField('aluno', 'CAMPO_OBRIGATORIO', said('comum.faltaAluno')),
    ])
  }
  await holdVacancies(tx, [vaga_id])
  if (!(await vacanciesOf(tx, [{ vaga_id }])).has(vaga_id)) throw new Refusal('REGISTRO_INEXISTENTE')
  const curriculo_id = await ownResume(tx, own, acting.today, consentimento === true)
  const [etapa] = (await stagesOf(tx)) as [string]
  return include(
    tx,
    candidaturas,
    [{ ...included(applicationFields, told), vaga_id, curriculo_id, etapa }],
    acting,
  )
}
