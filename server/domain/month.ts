import { said } from '../../catalogue/message.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { Refusal } from '../refusal.ts'

/** A month of the years 1900 to 2199, AAAA-MM. */
export const isMonth = (text: string): boolean => /^(19|2[01])\d{2}-(0[1-9]|1[0-2])$/.test(text)

export function requireMonth(competencia: string, campo = 'competencia'): void {
  if (isMonth(competencia)) return
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField(campo, 'TIPO_INVALIDO', said('comum.esperavaAaaaMm')),
  ])
}

/** Refuses a future month: its contracts and absences are not known yet. */
export function requireBegun(competencia: string, today: string): void {
  if (competencia <= today.slice(0, 7)) return
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField('competencia', 'CAMPO_INVALIDO', said('fechamento.mesAindaNaoComecou')),
  ])
}
