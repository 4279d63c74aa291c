import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'

/** Refuses what is no month. */
export function requireMonth(competencia: string): void {
  if (/^(19|2[01])\d{2}-(0[1-9]|1[0-2])$/.test(competencia)) return
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField('competencia', 'TIPO_INVALIDO', 'Esperava AAAA-MM.'),
  ])
}
