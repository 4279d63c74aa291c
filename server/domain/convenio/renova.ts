import type { renovaConvenio } from '../../../catalogue/management/convenio/renova-convenio.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { convenios } from './guards.ts'

/** Prolongs agreements; one that was over is in force again. */
export const renova: Verb<typeof renovaConvenio> = making(convenios, 'renovar', ({ termino }, { today }) => {
  if (termino < today) {
    const mensagem = 'O novo término já passou.'
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('termino', 'CAMPO_INVALIDO', mensagem)])
  }
  return { termino }
})
