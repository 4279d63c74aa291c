import { alunoFields, pedidoFields } from '../../../catalogue/management/solicitacao/fields.ts'
import type { alteraSolicitacao } from '../../../catalogue/management/solicitacao/index.ts'
import { tryChange } from '../change.ts'
import { changed } from '../row.ts'
import type { Verb } from '../verb.ts'
import { solicitacoes } from './guards.ts'

/** Changes a request; staff may also complete one that was sent. */
export const altera: Verb<typeof alteraSolicitacao> = (tx, acting, { registros, ...told }) => {
  const values = changed({ ...alunoFields, ...pedidoFields }, told)
  const wanted = registros.map((one) => ({ ...one, values }))
  return tryChange(tx, solicitacoes, wanted, acting)
}
