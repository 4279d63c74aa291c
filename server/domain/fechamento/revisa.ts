import { sql } from 'kysely'
import { isCharge } from '../../money/lines.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf } from '../../values/cents.ts'
import { lastClosedMonth } from '../cliente/dated.ts'
import { Part } from './part.ts'
import { termsOf } from './rules.ts'
import { worksOf } from './run.ts'

/** Contracts per transaction. */
const together = 300

/**
 * Calculates the differences of marked months not yet reviewed, and removes marks without a difference.
 * Returns whether more may remain.
 */
export async function revisa(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ numero: number }>`
    select distinct contrato_numero as numero from fechamento_pendente
     where cliente_id = ${currentClient} and revisado is null order by 1 limit ${together}`.execute(tx)
  const month = await lastClosedMonth(tx)
  if (rows.length === 0 || month === undefined) return false
  const numbers = rows.map(({ numero }) => numero)
  const terms = await termsOf(tx)
  const { work, pending, ledger } = await worksOf(tx, { month, excluded: new Set() }, numbers)
  const marked = new Map(pending.map((one) => [`${one.numero} ${one.competencia}`, one]))
  const own = work.map((one) => ({
    ...one,
    months: one.months.filter((some) => marked.has(`${one.numero} ${some}`)),
  }))
  const part = new Part({ month, terms }, own, ledger)
  const found = new Map<string, { a_pagar: number; a_receber: number }>()
  for (const { numero, own, charged } of part.owing) {
    for (const { month, line, amount } of [...own, ...charged]) {
      const sum = found.getOrInsertComputed(`${numero} ${month}`, () => ({ a_pagar: 0, a_receber: 0 }))
      sum[isCharge(line.name) ? 'a_receber' : 'a_pagar'] += amount
    }
  }
  const reviewed = pending.map((one) => {
    const { a_pagar, a_receber } = found.get(`${one.numero} ${one.competencia}`) ?? {
      a_pagar: 0,
      a_receber: 0,
    }
    // Lines that add up to zero are a difference too.
    const differs = found.has(`${one.numero} ${one.competencia}`)
    return { ...one, a_pagar: amountOf(a_pagar), a_receber: amountOf(a_receber), differs }
  })
  await sql`
    with dito as (
      select * from json_to_recordset(${JSON.stringify(reviewed)})
        k(numero bigint, competencia text, marcado timestamptz, a_pagar numeric, a_receber numeric, differs boolean)),
    sem as (
      delete from fechamento_pendente f using dito k
       where f.cliente_id = ${currentClient} and f.contrato_numero = k.numero and f.competencia = k.competencia
         and f.marcado = k.marcado and not k.differs)
    update fechamento_pendente f set revisado = now(), a_pagar = k.a_pagar, a_receber = k.a_receber
      from dito k
     where f.cliente_id = ${currentClient} and f.contrato_numero = k.numero and f.competencia = k.competencia
       and f.marcado = k.marcado and k.differs`.execute(tx)
  return true
}
