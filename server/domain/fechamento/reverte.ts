import { sql } from 'kysely'
import type { reverteFechamento } from '../../../catalogue/management/faturamento/reverte-fechamento.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { faturamentos } from '../faturamento/guards.ts'
import { platform } from '../machine/bound.ts'
import { requireMonth } from '../month.ts'
import { move } from '../move.ts'
import type { SteppedVerb } from '../verb.ts'

/**
 * Reverts a confirmed month in one transaction: cancels the invoices of its runs, reverses the items they
 * added to other invoices, and marks the closed months they corrected for recalculation.
 */
export const reverte: SteppedVerb<typeof reverteFechamento> = async (
  { step },
  { today },
  { competencia, motivo },
  simulated,
) => {
  requireMonth(competencia)
  return step(async (tx) => {
    const runs = await reversibleRuns(tx, competencia)
    const made = await heldInvoices(tx, runs)
    const added = await addedTo(tx, runs)
    if (simulated) return { competencia, faturamentos: made.length, ajustados: added.length }
    await markAgain(tx, competencia, runs)
    await takeOff(tx, competencia, runs, added)
    await takeOffsetsBack(tx, runs)
    const wanted = made.map((id) => ({ id, motivo, values: { cancelamento: today } }))
    await move(tx, faturamentos, 'cancelar', wanted, platform(today))
    await sql`update execucao set situacao = 'Revertida'
      where cliente_id = ${currentClient} and id = any(${runs}::bigint[])`.execute(tx)
    return { competencia, faturamentos: made.length, ajustados: added.length }
  })
}

const ruled = (detalhe: Message) => new Refusal('REGRA_IMPEDE', { detalhe, achados: [] })

/** Only the newest closed month can be reverted, and only if its runs recorded which items they wrote. */
async function reversibleRuns(tx: Tx, month: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; competencia: string; reversivel: boolean }>`
    select id, competencia, reversivel from execucao
     where cliente_id = ${currentClient} and competencia >= ${month} and situacao in ('Confirmada', 'Em andamento', 'Interrompida')
     order by competencia desc, id for update`.execute(tx)
  const [newest] = rows
  if (newest && newest.competencia > month)
    throw ruled(said('fechamento.revertaPrimeiroFechadoDepois', { mes: newest.competencia }))
  if (rows.length === 0) throw ruled(said('fechamento.mesNaoEstaFechado'))
  if (rows.some(({ reversivel }) => !reversivel)) {
    throw ruled(said('fechamento.mesFechadoVersaoAnteriorNao'))
  }
  return rows.map(({ id }) => id)
}

/**
 * Locks every invoice that the runs wrote to and returns those that they created and that are not cancelled.
 */
async function heldInvoices(tx: Tx, runs: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; numero: string; feito: boolean; intocado: boolean }>`
    select f.id, f.numero, f.execucao_id = any(${runs}::bigint[]) as feito,
           f.movimentado = 0 and f.quitado = 0 and not f.agendado as intocado
      from faturamento f
     where f.cliente_id = ${currentClient} and f.cancelamento is null and (f.execucao_id = any(${runs}::bigint[]) or f.id in (
       select faturamento_id from faturamento_item where cliente_id = ${currentClient} and execucao_id = any(${runs}::bigint[])))
     order by f.id for update`.execute(tx)
  const touched = rows.filter(({ intocado }) => !intocado)
  if (touched.length > 0) {
    const first = touched.slice(0, 5).map(({ numero }) => numero)
    const more =
      touched.length > first.length
        ? said('fechamento.eOutros', { quantidade: touched.length - first.length })
        : ''
    throw ruled(
      said('fechamento.estaoPagosRecebidosOuRemessa', { faturamentos: first.join(', '), mais: more }),
    )
  }
  return rows.filter(({ feito }) => feito).map(({ id }) => id)
}

/** Invoices of other runs to which these added items, with the amount that remains. */
async function addedTo(tx: Tx, runs: readonly number[]): Promise<{ id: number; fica: string }[]> {
  const { rows } = await sql<{ id: number; numero: string; fica: string }>`
    select f.id, f.numero, f.valor - sum(i.valor) as fica
      from faturamento_item i join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
     where i.cliente_id = ${currentClient} and i.execucao_id = any(${runs}::bigint[]) and f.cancelamento is null
       and (f.execucao_id = any(${runs}::bigint[])) is not true
     group by f.id, f.numero, f.valor order by f.id`.execute(tx)
  const low = rows.find(({ fica }) => Number(fica) <= 0)
  if (low) {
    throw ruled(said('fechamento.faturamentoFicariaSemValorAjustes', { numero: low.numero }))
  }
  return rows
}

/** Closed months that the runs corrected need correcting again; the month itself is open again. */
async function markAgain(tx: Tx, month: string, runs: readonly number[]): Promise<void> {
  await sql`delete from fechamento_pendente where cliente_id = ${currentClient} and competencia = ${month}`.execute(
    tx,
  )
  await sql`
    insert into fechamento_pendente (cliente_id, contrato_numero, competencia)
    select distinct ${currentClient}, contrato_numero, competencia from (
      select i.contrato_numero, i.competencia from faturamento_item i
        join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
       where i.cliente_id = ${currentClient} and i.contrato_numero is not null
         and (i.execucao_id = any(${runs}::bigint[]) or f.execucao_id = any(${runs}::bigint[]))
      union all
      select contrato_numero, competencia from compensacao
       where cliente_id = ${currentClient} and execucao_id = any(${runs}::bigint[])) t
     where competencia <> ${month}
    on conflict (cliente_id, contrato_numero, competencia)
      do update set marcado = clock_timestamp(), revisado = null`.execute(tx)
}

/** Reverses items added to invoices of other runs by items with the opposite amount. */
async function takeOff(
  tx: Tx,
  month: string,
  runs: readonly number[],
  added: readonly { id: number; fica: string }[],
): Promise<void> {
  if (added.length === 0) return
  const ids = added.map(({ id }) => id)
  // The amount goes first: inserting items checks them against it, and the check of the amount is deferred.
  await sql`
    update faturamento f set valor = k.fica, atualizacao = greatest(now(), f.inclusao)
      from json_to_recordset(${JSON.stringify(added)}) k(id bigint, fica numeric)
     where f.cliente_id = ${currentClient} and f.id = k.id`.execute(tx)
  await sql`
    insert into faturamento_item (cliente_id, faturamento_id, sequencia, contrato_id, tipo, descricao, quantidade,
                                  valor_unitario, valor, contrato_numero, competencia, linha, ordem, execucao_id, calculo)
    select i.cliente_id, i.faturamento_id, u.ultima + row_number() over (partition by i.faturamento_id order by i.sequencia),
           i.contrato_id, i.tipo, left('Reversão de ' || ${month}::text || ': ' || i.descricao, 200), 1, -i.valor, -i.valor,
           i.contrato_numero, i.competencia, i.linha,
           o.ultima + row_number() over (partition by i.contrato_numero, i.competencia, i.linha order by i.id), i.execucao_id,
           json_build_object('reverte', i.sequencia)
      from faturamento_item i
     cross join lateral (select max(x.sequencia) as ultima from faturamento_item x
         where x.cliente_id = i.cliente_id and x.faturamento_id = i.faturamento_id) u
     cross join lateral (select max(x.ordem) as ultima from faturamento_item x
         where x.cliente_id = i.cliente_id and x.contrato_numero = i.contrato_numero and x.competencia = i.competencia
           and x.linha = i.linha) o
     where i.cliente_id = ${currentClient} and i.faturamento_id = any(${ids}::bigint[])
       and i.execucao_id = any(${runs}::bigint[])`.execute(tx)
}

/** Reverses offsets and reopens their instalments. */
async function takeOffsetsBack(tx: Tx, runs: readonly number[]): Promise<void> {
  await sql`
    with voltou as (
      insert into compensacao (cliente_id, execucao_id, contrato_id, contrato_numero, competencia, linha, parcela, valor)
      select cliente_id, execucao_id, contrato_id, contrato_numero, competencia, linha, parcela, -valor from compensacao
       where cliente_id = ${currentClient} and execucao_id = any(${runs}::bigint[])
      returning contrato_id, parcela)
    update parcela p set pagamento = null from voltou v
     where p.cliente_id = ${currentClient} and p.contrato_id = v.contrato_id and p.parcela = v.parcela`.execute(
    tx,
  )
}
