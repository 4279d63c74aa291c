import { said } from '../../catalogue/message.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { Refusal } from '../refusal.ts'

/** Refuses a day that has not come yet. */
export function refuseFuture(campo: string, day: string | null | undefined, today: string): void {
  if (!day || day <= today) return
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField(campo, 'CAMPO_INVALIDO', said('comum.diaAindaNaoChegou')),
  ])
}
