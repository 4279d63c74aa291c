import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

export interface Shift {
  diaSemana: string
  entrada: string
  saida: string
  intervaloInicio?: string | null | undefined
  intervaloFim?: string | null | undefined
}

/** Undefined fields are kept; null clears. */
export interface ScheduleTold {
  referencia: string
  descricao: string
  validade: string | null | undefined
  turnos: readonly Shift[] | null | undefined
}

/** Adds or updates a schedule by its code. An expired one must not be assigned to an active employee. */
export async function saveSchedule(tx: Tx, told: ScheduleTold, today: string): Promise<void> {
  const { referencia, descricao, validade, turnos } = told
  const shifts = turnos === undefined ? null : JSON.stringify(turnos ?? [])
  const { rows } = await sql<{ id: number }>`
    insert into horario as k (cliente_id, referencia, descricao, validade, turnos)
    values (${currentClient}, ${referencia}, ${descricao}, ${validade ?? null}::date, coalesce(${shifts}::jsonb, '[]'))
    on conflict (cliente_id, referencia) do update
       set descricao = excluded.descricao, atualizacao = now(),
           validade = case when ${validade === undefined} then k.validade else excluded.validade end,
           turnos = coalesce(${shifts}::jsonb, k.turnos)
     where (k.descricao, k.validade, k.turnos) is distinct from (excluded.descricao,
           case when ${validade === undefined} then k.validade else excluded.validade end,
           coalesce(${shifts}::jsonb, k.turnos))
    returning id`.execute(tx)
  if (validade && validade < today) for (const { id } of rows) await requireUnused(tx, id, today)
}

async function requireUnused(tx: Tx, schedule: number, today: string): Promise<void> {
  const { rows } = await sql<{ quantidade: number }>`
    select count(*)::integer as quantidade from colaborador c
      join colaborador_contrato p on p.cliente_id = c.cliente_id and p.colaborador_id = c.id
       and p.id = periodo_em(c.cliente_id, c.id, ${today}::date)
      join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id
     where c.cliente_id = ${currentClient} and l.horario_id = ${schedule} and not deixou(p, ${today}::date)`.execute(
    tx,
  )
  const { quantidade } = rows[0]!
  if (quantidade > 0) throw new Refusal('HORARIO_EM_USO', { quantidade })
}
