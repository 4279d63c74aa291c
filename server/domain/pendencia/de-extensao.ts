import { sql } from 'kysely'
import type { TipoPendencia } from '../../../catalogue/values/pendencia.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { include } from '../include.ts'
import { type Acting, type DoneRecord, idsOf, platform, reasonsOf } from '../machine/bound.ts'
import { move } from '../move.ts'
import { pendencias } from './guards.ts'

/** Days after the end of a project for the coordinator's report. */
const daysToReport = 30

const report: TipoPendencia = 'Relatório final'
const accounts: TipoPendencia = 'Prestação de contas'
const term: TipoPendencia = 'Termo de participação'

/** Items of an approved project's coordinator: a report and, with a budget, its accounts. */
export async function criaDeProjetos(
  tx: Tx,
  projects: readonly DoneRecord[],
  { today }: Acting,
): Promise<void> {
  const rows = await tx
    .selectFrom('projeto_extensao')
    .select(['id', 'professor_id', 'orcamento_valor', 'termino'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(idsOf(projects)))
    .orderBy('id')
    .execute()
  const items = rows.flatMap(({ id, professor_id, orcamento_valor, termino }) => {
    const prazo_entrega = Temporal.PlainDate.from(termino).add({ days: daysToReport }).toString()
    const owed = Number(orcamento_valor ?? 0) > 0 ? [report, accounts] : [report]
    return owed.map((tipo) => ({ projeto_extensao_id: id, professor_id, tipo, prazo_entrega }))
  })
  await include(tx, pendencias, items, platform(today), undefined, [])
}

/** Item of a participant: the term of participation, due on the first day. */
export async function criaDeParticipacoes(
  tx: Tx,
  participations: readonly DoneRecord[],
  { today }: Acting,
): Promise<void> {
  const rows = await tx
    .selectFrom('participacao')
    .select(['projeto_extensao_id', 'aluno_id', 'inicio'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(idsOf(participations)))
    .orderBy('id')
    .execute()
  const items = rows.map(({ inicio, ...whose }) => ({ ...whose, tipo: term, prazo_entrega: inicio }))
  await include(tx, pendencias, items, platform(today), undefined, [])
}

/** Cancels the open items of cancelled projects. */
export async function cancelaDeProjetos(
  tx: Tx,
  projects: readonly DoneRecord[],
  { today }: Acting,
): Promise<void> {
  const { rows } = await sql<{ id: number; projeto: number }>`
    select id, projeto_extensao_id as projeto from pendencia
     where cliente_id = ${currentClient} and projeto_extensao_id = any(${idsOf(projects)}::bigint[])
       and situacao = any(${pendencias.machine.moves.cancelar.from}) order by id`.execute(tx)
  const reasons = reasonsOf(projects)
  const wanted = rows.map(({ id, projeto }) => ({ id, motivo: reasons.get(projeto) }))
  await move(tx, pendencias, 'cancelar', wanted, platform(today))
}
