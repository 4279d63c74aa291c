import { said } from '../../catalogue/message.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { Refusal } from '../refusal.ts'

/** Refuses a date after today. */
export function refuseFuture(campo: string, day: string | null | undefined, today: string): void {
  if (!day || day <= today) return
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField(campo, 'CAMPO_INVALIDO', said('comum.diaAindaNaoChegou')),
  ])
}
