import type { renovaApolice } from '../../../catalogue/management/apolice/renova-apolice.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { apolices } from './guards.ts'

/** Prolongs policies; one that was over is in force again. */
export const renova: Verb<typeof renovaApolice> = making(apolices, 'renovar', ({ termino }, { today }) => {
  if (termino < today) {
    const mensagem = 'O novo término já passou.'
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('termino', 'CAMPO_INVALIDO', mensagem)])
  }
  return { termino }
})
