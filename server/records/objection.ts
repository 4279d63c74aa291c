import { said, type Told } from '../../catalogue/message.ts'
import type { Occurrence } from './report.ts'

/** Detail for the message of CAMPO_INVALIDO: what is wrong with a field. */
export function objection({ code, detail, said: message }: Occurrence): Told {
  if (code === 'CAMPO_OBRIGATORIO' && detail.detalhe === undefined) return said('valor.naoInformado')
  return (detail.detalhe as Told | undefined) ?? message
}
