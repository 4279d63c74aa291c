import { sql } from 'kysely'
import type {
  cancelaRecesso as declaredCancellation,
  alteraRecesso as declaredChange,
} from '../../../catalogue/management/contrato/index.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { loadStanding } from '../machine/load.ts'
import { made } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { alter } from './altering.ts'
import { contratos } from './guards.ts'

/** Changes the days of a recess of the contract's number, whichever sequence it was recorded in. */
export const alteraRecesso: Verb<typeof declaredChange> = async (tx, acting, input) => {
  const { recesso: id, inicio, termino } = input
  await holdRecess(tx, acting, input.registros[0]!.id, id)
  const besides = { recesso: { id, inicio, termino } }
  const outcomes = await alter(tx, acting, 'alterarRecesso', input, { values: {}, besides })
  if (made(outcomes).length > 0) {
    await tx
      .updateTable('contrato_recesso')
      .set({ inicio, termino })
      .where('cliente_id', '=', currentClient)
      .where('id', '=', id)
      .execute()
  }
  return outcomes
}

/** Takes a recess away; the audit trail keeps its days. */
export const cancelaRecesso: Verb<typeof declaredCancellation> = async (tx, acting, input) => {
  await holdRecess(tx, acting, input.registros[0]!.id, input.recesso)
  const outcomes = await alter(tx, acting, 'cancelarRecesso', input, { values: {} })
  if (made(outcomes).length > 0) {
    await tx
      .deleteFrom('contrato_recesso')
      .where('cliente_id', '=', currentClient)
      .where('id', '=', input.recesso)
      .execute()
  }
  return outcomes
}

/** Locks the sequences of the contract's number, and requires that the recess is one of theirs. */
async function holdRecess(tx: Tx, acting: Acting, contrato: number, recesso: number): Promise<void> {
  const reached = await loadStanding(tx, contratos, [contrato], acting, false)
  if (reached.size === 0) throw new Refusal('REGISTRO_INEXISTENTE')
  await sql`select from contrato where cliente_id = ${currentClient} and numero in
      (select numero from contrato where cliente_id = ${currentClient} and id = ${contrato})
    order by id for update`.execute(tx)
  const { rows } = await sql`
    select from contrato c
      join contrato n on n.cliente_id = c.cliente_id and n.numero = c.numero
      join contrato_recesso r on r.cliente_id = n.cliente_id and r.contrato_id = n.id
     where c.cliente_id = ${currentClient} and c.id = ${contrato} and r.id = ${recesso}`.execute(tx)
  if (rows.length > 0) return
  const mensagem = said('contrato.recessoNaoExiste')
  throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('recesso', 'CAMPO_INVALIDO', mensagem)])
}
