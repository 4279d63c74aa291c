import { sql } from 'kysely'
import { subjects } from '../../demo/academic.ts'
import type { Tx } from '../../server/store/database.ts'

export interface Proposal {
  id: number
  professorId: number
}

/** Proposals by the quarter in which they begin. A contract's proposal begins in its quarter. */
export interface Proposals {
  firstQuarter: number
  byQuarter: Proposal[][]
}

const contractsPerProposal = 8
/** Contracts began at most nine quarters ago, and begin at most in the next one. */
const quartersBack = 9
const quarters = quartersBack + 2

export const quarterOf = (date: string) =>
  Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3)

/** Proposals of a number of contracts, each valid for a year, with one to three subjects. */
export async function fillProposals(
  tx: Tx,
  contracts: number,
  today: string,
  seed: number,
): Promise<Proposals> {
  const perQuarter = Math.max(2, Math.ceil(contracts / quarters / contractsPerProposal))
  const firstQuarter = quarterOf(today) - quartersBack
  const random = (salt: number) => sql.raw(`(hashint8extended(n.ordem, ${seed * 1000 + salt}) & 2147483647)`)
  const made = await sql<{ id: number; professorId: number; inicio: string }>`
    insert into proposta (cliente_id, titulo, situacao, professor_id, inicio, termino, inclusao, atualizacao)
    select cliente_atual(), 'Monitoria em ' || (${subjects}::text[])[1 + ${random(1)} % ${subjects.length}::bigint],
           case when q.inicio + interval '1 year' <= ${today}::date then 'Encerrada' else 'Aprovada' end,
           p.ids[1 + ${random(2)} % array_length(p.ids, 1)], q.inicio, q.inicio + interval '1 year - 1 day',
           least(q.inicio - interval '29 days 9 hours', now() - interval '40 days'),
           least(q.inicio - interval '9 days 7 hours', now() - interval '20 days')
      from (select array_agg(id order by id) as ids from professor where cliente_id = (select cliente_atual())) p,
           generate_series(0, ${quarters * perQuarter - 1}::bigint) n(ordem),
           lateral (select make_date(${firstQuarter}::int / 4, ${firstQuarter}::int % 4 * 3 + 1, 1)
             + make_interval(months => (n.ordem / ${perQuarter}::int)::int * 3) as inicio) q
    returning id, professor_id as "professorId", inicio::text`.execute(tx)
  await fillSubjectsOf(
    tx,
    made.rows.map(({ id }) => id),
    seed,
  )
  const byQuarter: Proposal[][] = Array.from({ length: quarters }, () => [])
  for (const { id, professorId, inicio } of made.rows) {
    byQuarter[quarterOf(inicio) - firstQuarter]!.push({ id, professorId })
  }
  await fillUndecided(tx, today)
  return { firstQuarter, byQuarter }
}

/** The first subject is the one in the title. */
async function fillSubjectsOf(tx: Tx, ids: readonly number[], seed: number): Promise<void> {
  const random = (salt: number) => sql.raw(`(hashint8extended(pr.id, ${seed * 1000 + salt}) & 2147483647)`)
  await sql`insert into proposta_disciplina (cliente_id, proposta_id, disciplina_id, turma)
    select pr.cliente_id, pr.id, d.id, 'T' || lpad((1 + (${random(3)} + n.ordem) % 12)::text, 2, '0')
      from proposta pr cross join generate_series(0, 2) n(ordem)
      join lateral (select d.id from disciplina d where d.cliente_id = pr.cliente_id
        and d.nome = case n.ordem when 0 then substr(pr.titulo, length('Monitoria em ') + 1)
          else (${subjects}::text[])[1 + (${random(4)} + n.ordem * 7) % ${subjects.length}::bigint] end limit 1) d on true
     where pr.cliente_id = (select cliente_atual()) and pr.id = any(${ids}::bigint[]) and n.ordem <= ${random(5)} % 3
     order by pr.id, n.ordem`.execute(tx)
}

/** Proposals without contracts: undecided or refused. */
async function fillUndecided(tx: Tx, today: string): Promise<void> {
  await sql`insert into proposta (cliente_id, titulo, situacao, inicio, termino)
    select cliente_atual(), 'Monitoria em ' || n.titulo, n.situacao, ${today}::date + 60, ${today}::date + 200
      from (values ('Libras', 'Em elaboração'), ('Genética', 'Em aprovação'), ('Topografia', 'Reprovada'),
        ('Marketing', 'Cancelada')) n(titulo, situacao)`.execute(tx)
}
