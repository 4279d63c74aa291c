import type { TipoDocumento } from '../../../catalogue/management/arquivo/types.ts'
import type { emiteTermo as declared } from '../../../catalogue/management/contrato/emite-termo.ts'
import type { Row, Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { emiteDocumentos } from '../documento/emite.ts'
import type { Acting } from '../machine/bound.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { holdContracts } from './number.ts'
import { isInternship } from './seen.ts'

const issue: Verb<typeof declared> = making(contratos, 'emitirTermo')

/** Issues the terms of contracts, or of amendments, for the parties to sign. */
export const emiteTermo: Verb<typeof declared> = async (tx, acting, input) => {
  await holdContracts(tx)
  const outcomes = await issue(tx, acting, input)
  await issueTerms(tx, acting, made(outcomes))
  return outcomes
}

type Kind = Pick<Row<'contrato'>, 'modalidade' | 'sequencia'>

const termOf = (contrato: Kind): TipoDocumento => {
  if (contrato.sequencia > 1) return 'Termo aditivo'
  return isInternship(contrato) ? 'Termo de compromisso' : 'Termo de monitoria'
}

async function issueTerms(tx: Tx, acting: Acting, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const kinds = await tx
    .selectFrom('contrato')
    .select(['id', 'modalidade', 'sequencia'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute()
  for (const [tipo, some] of Map.groupBy(kinds, termOf)) {
    await emiteDocumentos(tx, acting, { tipo, contratos: some.map(({ id }) => id) })
  }
}
