import type { emiteTermo as declared } from '../../../catalogue/management/contrato/index.ts'
import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import { together } from '../../store/together.ts'
import { emiteDocumentos } from '../assinatura/emite-documentos.ts'
import type { Dados } from '../documento/dados.ts'
import { made } from '../machine/outcome.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { holdContracts } from './number.ts'
import { isInternship } from './seen.ts'

/** Issues the terms of contracts or amendments for signature. */
export const emiteTermo: Verb<typeof declared> = async (tx, acting, input) => {
  const { registros, motivo } = input
  const wanted = registros.map((one) => ({ ...one, motivo, besides: { dispensa: motivo ?? null } }))
  // The advisory lock before any row lock.
  const held = holdContracts(tx)
  const [, outcomes] = await together([held, tryMove(tx, contratos, 'emitirTermo', wanted, acting)])
  await emiteDocumentos(tx, acting, { tipo: termOf, contratos: made(outcomes) })
  return outcomes
}

/** The type of a contract's term. */
export function termOf({ contrato }: Dados): TipoDocumento {
  if (contrato.sequencia > 1) return 'Termo aditivo'
  return isInternship(contrato) ? 'Termo de compromisso' : 'Termo de monitoria'
}
