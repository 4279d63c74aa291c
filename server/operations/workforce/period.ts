import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'

interface Days {
  dataInicio?: string | null | undefined
  dataFim?: string | null | undefined
}

/** Refuses a period that ends before it begins. */
export function requireOrder({ dataInicio, dataFim }: Days): void {
  if (!dataInicio || !dataFim || dataInicio <= dataFim) return
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField('dataFim', 'DATA_INVALIDA', said('pedido.datafimAnteriorDatainicio')),
  ])
}
