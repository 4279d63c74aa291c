import { type alteraMensagem, mensagemFields } from '../../../catalogue/management/mensagem/index.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { mensagens } from './guards.ts'

/** Corrects the address of undelivered messages. */
export const altera: Verb<typeof alteraMensagem> = (tx, acting, { registros, ...told }) => {
  const values = changed(mensagemFields, told)
  return tryChange(
    tx,
    mensagens,
    registros.map((one) => ({ ...one, values })),
    acting,
  )
}
