import { sql } from 'kysely'
import { modeOf } from '../../../catalogue/law/rules.ts'
import type { alteraRegra } from '../../../catalogue/management/regra/altera-regra.ts'
import { currentClient } from '../../store/expressions.ts'
import { ruleModes } from '../machine/judge.ts'
import type { Verb } from '../verb.ts'

/** Sets the effect of a legal rule. The audit trail keeps the earlier one. */
export const altera: Verb<typeof alteraRegra> = async (tx, _acting, { regra, modo }) => {
  const modoAnterior = modeOf(await ruleModes(tx), regra)
  await sql`update cliente set regras_legais = regras_legais || jsonb_build_object(${regra}::text, ${modo}::text)
    where cliente_id = ${currentClient}`.execute(tx)
  return { modoAnterior, modo }
}
