import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Tables } from '../../store/schema.ts'
import { type DoneRecord, idsOf, reasonsOf } from '../machine/bound.ts'
import { deedTold, type ToldDeed, tellHistory } from './history.ts'

/** Tables whose rows may belong to a contract. */
type Part = { [T in keyof Tables]: 'contrato_id' extends keyof Tables[T] ? T : never }[keyof Tables]

/** Writes a deed on parts of contracts into the contracts' history, each with its own reason. */
export async function tellContracts(
  tx: Tx,
  part: Part,
  records: readonly DoneRecord[],
  deed: ToldDeed,
): Promise<void> {
  // registro_atividade has no column "tipo".
  const tipo = part === 'registro_atividade' ? sql`''` : sql`x.tipo`
  const { rows } = await sql<{ id: number; contrato: number; tipo: string }>`
    select x.id, x.contrato_id as contrato, ${tipo} as tipo from ${sql.table(part)} x
     where x.cliente_id = ${currentClient} and x.id = any(${idsOf(records)}::bigint[]) and x.contrato_id is not null
     order by x.id`.execute(tx)
  if (rows.length === 0) return
  const reasons = reasonsOf(records)
  await tellHistory(
    tx,
    rows.map((one) => ({
      id: one.contrato,
      sentence: deedTold(deed, reasons.get(one.id) ?? null, one.tipo),
    })),
  )
}
