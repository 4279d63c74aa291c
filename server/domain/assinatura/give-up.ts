import { type RawBuilder, sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { terms } from './terms.ts'

/** Days in which an expired term may be renewed before its contract is cancelled. */
const daysToRenew = 30

/** A contract whose term expired is cancelled unless the term is renewed in time. */
export const giveContractsUpLater: Consequence = async (tx, files, { today }) =>
  giveUpOn(tx, idsOf(files), sql`${today}::date + ${daysToRenew}::integer`)

/** The expired term was renewed or closed, so the contract will not be cancelled. */
export const keepContracts: Consequence = async (tx, files) => giveUpOn(tx, idsOf(files), sql`null`)

async function giveUpOn(tx: Tx, files: readonly number[], day: RawBuilder<unknown>): Promise<void> {
  await sql`update contrato c set cancela_em = ${day}
     from arquivo a
    where a.cliente_id = ${currentClient} and a.id = any(${files}::bigint[]) and a.tipo = any(${terms})
      and c.cliente_id = a.cliente_id and c.id = a.contrato_id and c.situacao = ${contratoMachine.moves.emitirTermo.to}
      and c.cancela_em is distinct from ${day}`.execute(tx)
}
