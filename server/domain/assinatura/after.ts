import { type RawBuilder, sql } from 'kysely'
import type { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Acting, type Done, idsOf } from '../machine/bound.ts'
import { terms } from './terms.ts'

/** Days in which an expired term may be renewed before its contract is given up. */
const daysToRenew = 30

/** Moves by which somebody takes up what had expired. */
const takenUp: readonly string[] = ['renovar', 'registrar', 'cancelar'] satisfies MoveOf<
  typeof assinaturaMachine
>[]

/** A contract whose term expired has so many days until it is given up. */
export async function after(tx: Tx, { name, records }: Done, { today }: Acting): Promise<void> {
  const ids = idsOf(records)
  if (name === 'vencer') await giveUpOn(tx, ids, sql`${today}::date + ${daysToRenew}::integer`)
  if (takenUp.includes(name)) await giveUpOn(tx, ids, sql`null`)
}

async function giveUpOn(tx: Tx, files: readonly number[], day: RawBuilder<unknown>): Promise<void> {
  await sql`update contrato c set cancela_em = ${day}
     from arquivo a
    where a.cliente_id = ${currentClient} and a.id = any(${files}::bigint[]) and a.tipo = any(${terms})
      and c.cliente_id = a.cliente_id and c.id = a.contrato_id and c.situacao = ${contratoMachine.moves.emitirTermo.to}
      and c.cancela_em is distinct from ${day}`.execute(tx)
}
