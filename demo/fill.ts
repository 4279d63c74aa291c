import { sql } from 'kysely'
import type { Context } from '../server/context.ts'
import type { Caller } from '../server/domain/credencial/authenticate.ts'
import type { Tx } from '../server/store/database.ts'
import { currentClient } from '../server/store/expressions.ts'
import type { Clock } from '../server/values/clock.ts'
import { today } from '../server/values/dates.ts'
import { identificationPrefix } from './alunos.ts'
import {
  type Before,
  beginFilling,
  type DemoSize,
  type Filling,
  fillingOf,
  goOn,
  type Kept,
  type Progress,
  type Stage,
} from './progress.ts'
import { sampler } from './sampler.ts'
import { firstStage, stagesOf } from './stages.ts'
import { firstIdentifier, lastIdentifier } from './usuarios.ts'
import { vacancyPrefix } from './vagas.ts'

/** Size of the sample data of a first start and of a sandbox. */
export const firstSample: DemoSize = { alunos: 200, contratos: 60, semente: 1 }

/**
 * Adds sample data to a client through the code paths of real data: batches and verbs. Batch workers must be
 * running. Existing data stays; an interrupted fill is completed first.
 */
export async function fillDemo(
  context: Context,
  clienteId: number,
  size: DemoSize,
  progress: Progress = () => {},
): Promise<void> {
  await finishDemo(context, clienteId, progress)
  await context.db.inClient(clienteId, (tx) => beginDemo(tx, context.clock, size), sampler)
  await finishDemo(context, clienteId, progress)
}

/** Registers that a client is to get sample data, dated from its current day, and what a stage may look up. */
export async function beginDemo(tx: Tx, clock: Clock, size: DemoSize, guardado: Kept = {}): Promise<void> {
  const { rows } = await sql<{
    fuso: string
  }>`select fuso from cliente where cliente_id = ${currentClient}`.execute(tx)
  const dia = today(rows[0]!.fuso, clock.now())
  await beginFilling(tx, size, { dia, antes: await countBefore(tx), first: firstStage, guardado })
}

/** Progress of a client's sample data; undefined without any. */
export interface DemoStanding extends DemoSize {
  /** The current stage, and the number of completed stages. */
  stage: string
  done: number
  stages: number
  untouched: boolean
  ended: boolean
}

export async function standingOf(context: Context, clienteId: number): Promise<DemoStanding | undefined> {
  const { filling, stages } = await context.db.reading(clienteId, (tx) => plan(context, tx, clienteId))
  if (!filling) return undefined
  const { alunos, contratos, semente, etapa, parte, fim } = filling
  const names = stages.map(({ name }) => name)
  const ended = fim !== null
  return {
    ...{ alunos, contratos, semente, stage: etapa, stages: names.length, ended },
    done: ended ? names.length : names.indexOf(etapa),
    untouched: !ended && etapa === firstStage && parte === 0,
  }
}

/** Resumes an interrupted fill, if there is one. */
export async function finishDemo(
  context: Context,
  clienteId: number,
  progress: Progress = () => {},
  signal?: AbortSignal,
): Promise<void> {
  const { filling, stages } = await context.db.reading(clienteId, (tx) => plan(context, tx, clienteId))
  if (!filling || filling.fim !== null) return
  await goOn(context, clienteId, stages, progress, signal)
}

/** The stages of a client's sample data and their progress. */
async function plan(
  context: Context,
  tx: Tx,
  clienteId: number,
): Promise<{ filling: Filling | undefined; stages: readonly Stage[] }> {
  const filling = await fillingOf(tx)
  return { filling, stages: filling ? stagesOf(context, await callerOf(tx, clienteId), filling) : [] }
}

async function countBefore(tx: Tx): Promise<Before> {
  const { rows } = await sql<Before>`select
    (select coalesce(max(identificador) + 1, ${firstIdentifier}::bigint) - ${firstIdentifier}::bigint from usuario
      where cliente_id = ${currentClient} and identificador between ${firstIdentifier} and ${lastIdentifier}) as usuarios,
    (select coalesce(max(substr(identificacao, 3)::bigint), 0) from aluno where cliente_id = ${currentClient}
      and identificacao ~ ${`^${identificationPrefix}\\d{7,8}$`}) as alunos,
    (select count(*) from colaborador where cliente_id = ${currentClient}) as colaboradores,
    (select count(*) from vaga where cliente_id = ${currentClient}
      and identificacao ~ ${`^${vacancyPrefix}\\d{5}$`}) as vagas,
    (select count(*) from pessoa where cliente_id = ${currentClient} and tipo = 'F'
      and papel::jsonb ? 'SUPERVISOR') as supervisores`.execute(tx)
  return rows[0]!
}

/** The client's settings as operations take them. */
async function callerOf(tx: Tx, clienteId: number): Promise<Caller> {
  const found = await sql<{ codigo: string; fuso: string }>`select codigo, fuso from cliente
    where cliente_id = ${currentClient}`.execute(tx)
  const { codigo, fuso } = found.rows[0]!
  return {
    clienteId,
    codigo,
    fuso,
    tipo: 'workforce',
    credencialId: 0,
    contaId: null,
    usuarioId: null,
    expiraEm: null,
    nome: 'demonstração',
    escopos: ['workforce'],
    compatHttp200: false,
    formatoContratos: 'lista',
  }
}
