import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../server/context.ts'
import type { Row, Tx } from '../server/store/database.ts'
import { currentClient } from '../server/store/expressions.ts'
import { sampler } from './sampler.ts'

export interface DemoSize {
  alunos: number
  contratos: number
  /** The same seed gives the same data. */
  semente: number
}

/** Number of records of each kind that the client already had. */
export interface Before {
  usuarios: number
  alunos: number
  colaboradores: number
  vagas: number
  supervisores: number
}

/** Ids of records by name, for later stages. */
export type Kept = Readonly<Record<string, number>>

/** A fill in progress: its size, its day, and its current stage and portion. */
export interface Filling extends Pick<Row<'demonstracao'>, 'dia' | 'etapa' | 'parte' | 'fim'>, DemoSize {
  antes: Before
  guardado: Kept
}

/** A stage of the sample data, made portion by portion. */
export interface Stage {
  name: string
  /** Number of items, and items per portion, by default one. */
  size: number
  each?: number
  /** Runs in its own transactions and must be repeatable: after a crash it runs again. */
  send?: (portion: number, filling: Filling) => Promise<void>
  /** Runs in the transaction that saves the progress: exactly once. */
  write?: (tx: Tx, portion: number, filling: Filling) => Promise<Kept | undefined>
}

const portionsOf = ({ size, each = 1 }: Stage) => Math.ceil(size / each)

export type Progress = (stage: string, done: number, total: number) => void

const columns = sql`semente, alunos, contratos, dia, antes, etapa, parte, guardado, fim`

export async function fillingOf(tx: Tx): Promise<Filling | undefined> {
  const { rows } =
    await sql<Filling>`select ${columns} from demonstracao where cliente_id = ${currentClient}`.execute(tx)
  return rows[0]
}

/** Begins a fill, after an earlier one if there is one. */
export async function beginFilling(
  tx: Tx,
  { alunos, contratos, semente }: DemoSize,
  told: { dia: string; antes: Before; first: string; guardado: Kept },
): Promise<void> {
  const antes = JSON.stringify(told.antes)
  const guardado = JSON.stringify(told.guardado)
  await sql`insert into demonstracao (cliente_id, semente, alunos, contratos, dia, antes, etapa, guardado)
    values (cliente_atual(), ${semente}, ${alunos}, ${contratos}, ${told.dia}, ${antes}, ${told.first}, ${guardado})
    on conflict (cliente_id) do update set semente = excluded.semente, alunos = excluded.alunos,
      contratos = excluded.contratos, dia = excluded.dia, antes = excluded.antes, etapa = excluded.etapa, parte = 0,
      guardado = excluded.guardado, inclusao = now(), atualizacao = now(), fim = null`.execute(tx)
}

const whileOthersWork = 300

/** Runs the remaining stages of a client's fill. */
export async function goOn(
  { db }: Context,
  clienteId: number,
  stages: readonly Stage[],
  progress: Progress,
  signal?: AbortSignal,
): Promise<void> {
  const look = () => db.reading(clienteId, fillingOf)
  for (let filling = await look(); filling && filling.fim === null; ) {
    signal?.throwIfAborted()
    const now: Filling = filling
    const { etapa, parte } = now
    const at = stages.findIndex(({ name }) => name === etapa)
    const stage = stages[at]
    if (!stage) throw new Error(`there is no stage ${etapa}`)
    const portions = portionsOf(stage)
    const tell = (done: number) =>
      progress(stage.name, Math.min(done * (stage.each ?? 1), stage.size), stage.size)
    tell(parte)
    if (parte < portions) await stage.send?.(parte, now)
    const made = await db.inClient(
      clienteId,
      async (tx) => {
        if (!(await hold(tx, now))) return undefined
        const kept = parte < portions ? await stage.write?.(tx, parte, now) : undefined
        // Empty stages are skipped.
        const following = stages.slice(at + 1).find((one) => portionsOf(one) > 0)?.name
        const next = parte + 1 < portions ? { etapa, parte: parte + 1 } : { etapa: following, parte: 0 }
        return advance(tx, next, kept ?? {})
      },
      sampler,
    )
    if (made) tell(parte + 1)
    else await sleep(whileOthersWork)
    filling = made ?? (await look())
  }
}

/** Locks the progress row, unless another process holds it or is further. */
async function hold(tx: Tx, { etapa, parte }: Filling): Promise<boolean> {
  const { rows } = await sql`select from demonstracao where cliente_id = ${currentClient} and etapa = ${etapa}
      and parte = ${parte} and fim is null for update skip locked`.execute(tx)
  return rows.length > 0
}

/** Saves the next portion, or the end without one; returns the new progress. */
async function advance(
  tx: Tx,
  { etapa, parte }: { etapa: string | undefined; parte: number },
  kept: Kept,
): Promise<Filling> {
  const { rows } =
    await sql<Filling>`update demonstracao set etapa = coalesce(${etapa ?? null}, etapa), parte = ${parte},
      fim = case when ${etapa ?? null}::text is null then now() end, guardado = guardado || ${JSON.stringify(kept)}::jsonb,
      atualizacao = now() where cliente_id = ${currentClient} returning ${columns}`.execute(tx)
  return rows[0]!
}
