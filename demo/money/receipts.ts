import { sql } from 'kysely'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { act, daysFrom } from '../office/act.ts'
import type { Filling } from '../progress.ts'
import { type ClosedMonth, closedMonths } from './months.ts'
import type { Teller } from './teller.ts'

/** Maximum number of records in one command. */
const atOnce = 1_000

/** Of hosts' invoices, most are received, some partly, some not, and a few receipts are reversed. */
export async function receiveFees(tx: Tx, { dia }: Filling, teller: Teller): Promise<undefined> {
  for (const month of closedMonths(dia)) {
    const invoices = await openOf(tx, month)
    const turn = (...which: readonly number[]) => invoices.filter((_, at) => which.includes(at % 8))
    const day = month.due < dia ? month.due : dia
    const paid = { data: day, credito: day, forma: 'Boleto', banco: '237' } as const
    await receive(tx, teller(dia), { ...paid }, turn(0, 1, 2, 4, 5))
    await receive(tx, teller(dia), { ...paid, valor: '40.00', forma: 'Pix' }, turn(3))
    const back = { motivo: 'Pago em duplicidade; o valor foi devolvido.' }
    for (const some of portions(turn(5))) await act(tx, teller(dia), 'EstornaRecebimento', back, some)
  }
}

async function openOf(tx: Tx, { competencia }: ClosedMonth): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from faturamento where cliente_id = ${currentClient} and tipo = 'R' and origem = 'Interna'
       and execucao_id is not null and pessoa_id is not null and competencia = ${competencia}
       and quitado = 0 and movimentado = 0 and cancelamento is null and valor > 40 order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function receive(
  tx: Tx,
  acting: ReturnType<Teller>,
  told: Parameters<typeof act<'RegistraRecebimento'>>[3],
  ids: readonly number[],
): Promise<void> {
  for (const some of portions(ids)) await act(tx, acting, 'RegistraRecebimento', told, some)
}

const portions = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce))

/** Pays three of four scholarships manually, where the student has no account. */
export async function payByHand(tx: Tx, { dia }: Filling, teller: Teller): Promise<undefined> {
  const [{ competencia, due }] = closedMonths(dia)
  const { rows } = await sql<{ id: number }>`
    select id from faturamento where cliente_id = ${currentClient} and tipo = 'P' and execucao_id is not null
       and competencia = ${competencia} and not agendado and quitado = 0 and movimentado = 0 and cancelamento is null
       and valor > 0 and numero::bigint % 4 <> 0 order by id limit ${atOnce}`.execute(tx)
  const told = { data: daysFrom(due, 2), forma: 'TED' } as const
  const ids = rows.map(({ id }) => id)
  await act(tx, teller(dia), 'RegistraPagamento', told, ids)
}
