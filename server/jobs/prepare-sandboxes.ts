import { sql } from 'kysely'
import type { Context, Sample } from '../context.ts'
import { emptyAndBegin, makeSandbox, removeSandbox, wantedSandbox } from '../domain/ensaio/prepare.ts'
import { system } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { tryExclusively } from '../store/exclusive.ts'
import { currentClient } from '../store/expressions.ts'
import { locks } from '../store/locks.ts'
import { endTask, type WaitingTask, waitingTask } from './tasks.ts'

const actor = system('ensaio')

/** Minimum seconds between two attempts for one client, so that a failing one does not loop. */
const pause = 2

/**
 * Creates, fills, empties and removes sandboxes, one at a time on the platform. Returns true when there may
 * be more.
 */
export async function prepareSandboxes(context: Context, signal: AbortSignal): Promise<boolean> {
  const { sample, db } = context
  if (!sample) return false
  const task = await waitingTask(db, 'ensaio', pause)
  if (!task) return false
  return (await tryExclusively(db, [locks.sandbox, 0], () => prepare(context, sample, task, signal))) ?? false
}

/** Continues from the stored state, so that an interrupted preparation is completed. */
async function prepare(
  context: Context,
  sample: Sample,
  task: WaitingTask,
  signal: AbortSignal,
): Promise<boolean> {
  const { clienteId: principal } = task
  const { owner, clock } = context
  const making = { owner, fill: (tx: Tx) => sample.begin(tx, clock) }
  const sandbox = await wantedSandbox(context, principal)
  if (sandbox?.situacao === 'Em remoção') await removeSandbox(making, principal, sandbox)
  else if (sandbox?.situacao === 'Em preparo') {
    if (sandbox.ambiente_id === null) await makeSandbox(making, principal)
    else if (sandbox.esvaziar) await emptyAndBegin(making, principal, sandbox)
    await fill(context, sample, principal, signal)
  }
  await context.db.inClient(principal, (tx) => endTask(tx, 'ensaio', task), actor)
  return true
}

/** Makes the sample data and records its progress. */
async function fill(context: Context, sample: Sample, principal: number, signal: AbortSignal): Promise<void> {
  const { db } = context
  const { ambiente_id: ambiente } = (await wantedSandbox(context, principal)) ?? {}
  if (ambiente == null) return
  let telling = Promise.resolve()
  let last = ''
  let isToldSoon = false
  const tell = async () => {
    isToldSoon = false
    const standing = await sample.standing(context, ambiente)
    if (!standing) return
    const { stage, done, stages } = standing
    const work = sql`update ensaio set etapa = ${stage}, etapas_feitas = ${done}, etapas = ${stages}
      where cliente_id = ${currentClient} and situacao = 'Em preparo'`
    await db.inClient(principal, (tx) => work.execute(tx), actor)
  }
  await sample.finish(
    context,
    ambiente,
    (stage) => {
      if (stage === last) return
      last = stage
      // An update is already scheduled and will show the latest progress.
      if (isToldSoon) return
      isToldSoon = true
      telling = telling.then(tell)
    },
    signal,
  )
  await telling
  const ready = sql`update ensaio set situacao = 'Pronto', pronto_em = now(), etapa = null, etapas_feitas = coalesce(etapas, 0),
      atualizacao = now()
    where cliente_id = ${currentClient} and situacao = 'Em preparo' and ambiente_id = ${ambiente} and not esvaziar`
  await db.inClient(principal, (tx) => ready.execute(tx), actor)
}
