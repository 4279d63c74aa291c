import { sql } from 'kysely'
import { soEntrega } from '../../../catalogue/management/pendencia/types.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Acting, type DoneRecord, idsOf, platform, reasonsOf } from '../machine/bound.ts'
import { move } from '../move.ts'
import { inStatements } from '../state-statements.ts'
import { pendencias } from './guards.ts'

const { leftBy, madeBy } = inStatements(pendencias.machine)

/** Items that somebody still has to do something about. */
const isOpen = sql`p.situacao in ${leftBy('cancelar')}
  and not (p.situacao = ${madeBy('entregar')} and p.tipo = any(${soEntrega}::text[]))`

/** Frees from every open item of contracts that are no more. */
export async function cancelaPendencias(
  tx: Tx,
  { today }: Acting,
  contratos: readonly DoneRecord[],
): Promise<void> {
  const { rows } = await sql<{ id: number; contrato: number }>`
    select p.id, p.contrato_id as contrato from pendencia p
     where p.cliente_id = ${currentClient} and p.contrato_id = any(${idsOf(contratos)}::bigint[]) and ${isOpen}
     order by p.id`.execute(tx)
  const reasons = reasonsOf(contratos)
  const wanted = rows.map(({ id, contrato }) => ({
    id,
    motivo: reasons.get(contrato) ?? 'Contrato cancelado.',
  }))
  await move(tx, pendencias, 'cancelar', wanted, platform(today))
}

/** One sequence of a contract takes the place of another. */
export interface Succession {
  from: number
  to: number
}

/** Open pending items go over to the sequences that take the place of theirs. */
export async function passaPendencias(tx: Tx, successions: readonly Succession[]): Promise<void> {
  await sql`
    update pendencia p set contrato_id = s.to, atualizacao = greatest(now(), p.inclusao)
      from json_to_recordset(${JSON.stringify(successions)}) s("from" bigint, "to" bigint)
     where p.cliente_id = ${currentClient} and p.contrato_id = s.from and ${isOpen}`.execute(tx)
}
