import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { soEntrega } from '../../../catalogue/values/pendencia.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { inForce } from '../contract-states.ts'
import { successionsOf } from '../contrato/succession.ts'
import { idsOf, platform, reasonsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { move } from '../move.ts'
import { inStatements } from '../state-statements.ts'
import { criaPendencias } from './cria.ts'
import { pendencias } from './guards.ts'

const { leftBy, madeBy } = inStatements(pendencias.machine)

/** Items that still need an action. */
const isOpen = sql`p.situacao in ${leftBy('cancelar')}
  and not (p.situacao = ${madeBy('entregar')} and p.tipo = any(${soEntrega}::text[]))`

/** Cancels every open item of cancelled contracts. */
export const cancelaPendencias: Consequence = async (tx, contratos, { today }) => {
  const { rows } = await sql<{ id: number; contrato: number }>`
    select p.id, p.contrato_id as contrato from pendencia p
     where p.cliente_id = ${currentClient} and p.contrato_id = any(${idsOf(contratos)}::bigint[]) and ${isOpen}
     order by p.id`.execute(tx)
  const reasons = reasonsOf(contratos)
  const wanted = rows.map(({ id, contrato }) => ({
    id,
    motivo: reasons.get(contrato) ?? said('comum.contratoCancelado'),
  }))
  await move(tx, pendencias, 'cancelar', wanted, platform(today))
}

/** Moves open items to the sequence that replaces theirs. */
export const passaPendencias: Consequence = async (tx, contracts) => {
  const successions = await successionsOf(tx, idsOf(contracts))
  await sql`
    update pendencia p set contrato_id = s.to, atualizacao = greatest(now(), p.inclusao)
      from json_to_recordset(${JSON.stringify(successions)}) s("from" bigint, "to" bigint)
     where p.cliente_id = ${currentClient} and p.contrato_id = s.from and ${isOpen}`.execute(tx)
}

/** Creates the items of activated contracts; sequences after the first are amendments. */
export const criaDosAtivados: Consequence = async (tx, contracts, acting) => {
  const rows = await tx
    .selectFrom('contrato')
    .select(['id', 'sequencia'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(idsOf(contracts)))
    .orderBy('id')
    .execute()
  const [first, amendments] = [
    rows.filter(({ sequencia }) => sequencia === 1),
    rows.filter(({ sequencia }) => sequencia > 1),
  ]
  await criaPendencias(tx, acting, 'ativacao', idsOf(first))
  await criaPendencias(tx, acting, 'aditivo', idsOf(amendments))
}

/** Only imports include contracts already in force; they get the items still to come. */
export const criaDosImportados: Consequence = async (tx, contracts, acting) => {
  const rows = await tx
    .selectFrom('contrato')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(idsOf(contracts)))
    .where('situacao', '=', inForce)
    .orderBy('id')
    .execute()
  await criaPendencias(tx, acting, 'importacao', idsOf(rows))
}
