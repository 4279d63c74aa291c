import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { describeError } from '../facts.ts'
import type { Database } from '../store/database.ts'

/** Runs a scheduled job and records how it ended. A failure is thrown, so that the job is repeated. */
export async function recorded(
  { owner, events }: Pick<Context, 'owner' | 'events'>,
  job: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    const reason = describeError(error)
    const { rows } = await sql<{ falhas: number }>`
      insert into trabalho_agendado (nome, falhas, falhando_desde, falha) values (${job}, 1, now(), ${reason})
      on conflict (nome) do update set falhas = trabalho_agendado.falhas + 1, falha = excluded.falha,
        falhando_desde = coalesce(trabalho_agendado.falhando_desde, now())
      returning falhas`.execute(owner.kysely)
    events.report({ kind: 'job.failed', job, failures: rows[0]!.falhas, reason })
    throw error
  }
  await sql`
    insert into trabalho_agendado (nome, concluido_em) values (${job}, now())
    on conflict (nome) do update set falhas = 0, falhando_desde = null, falha = null, concluido_em = now()`.execute(
    owner.kysely,
  )
}

/** Removes jobs that this version does not have: their failures would be reported for ever. */
export async function forgetFormerJobs(owner: Database, jobs: readonly string[]): Promise<void> {
  await sql`delete from trabalho_agendado where nome <> all(${[...jobs]})`.execute(owner.kysely)
}
