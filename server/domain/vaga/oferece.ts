import { randomUUID } from 'node:crypto'
import { type ofereceVaga, ofertaFields } from '../../../catalogue/management/vaga/oferece-vaga.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { partyOf } from '../../store/actor.ts'
import { include } from '../include.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/**
 * Creates a host's vacancy for the institution to approve. The generated code keeps batches from changing it.
 */
export const oferece: Verb<typeof ofereceVaga> = (tx, acting, told) => {
  const row = included(ofertaFields, told)
  const concedente_id = partyOf(acting.actor)?.id ?? row.concedente_id
  if (!concedente_id) {
    const missing = wrongField('concedente', 'CAMPO_OBRIGATORIO', said('vaga.faltaConcedente'))
    throw new Refusal('REGISTRO_INVALIDO', {}, [missing])
  }
  const content = { ...row, concedente_id, identificacao: `vinculo:${randomUUID()}` }
  return include(tx, vagas, [content], acting, 'Em aprovação')
}
