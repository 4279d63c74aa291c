import { publicAddress } from '../config/public-address.ts'
import type { Context } from '../context.ts'
import { defaultTemplates } from '../documents/defaults.ts'
import { Renderer } from '../documents/renderer.ts'
import { fill } from '../documents/template.ts'
import { valuesOf } from '../documents/values.ts'
import { tellSigners } from '../domain/assinatura/tell.ts'
import { evidenceOf, placesOf } from '../domain/documento/evidence.ts'
import {
  hasJobs,
  type Job,
  nextJob,
  recordFailure,
  recordIssued,
  recordSealed,
} from '../domain/documento/make.ts'
import { describeError } from '../facts.ts'
import { system } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { claimObjects } from '../store/files/claim.ts'
import { today } from '../values/dates.ts'
import { endTask, waitingTask } from './tasks.ts'

const renderer = new Renderer()
const actor = system('documentos')

/** Ends the thread that draws; the next document starts another. */
export const stopDrawing = () => renderer.stop()

/**
 * Makes the next document that waits, or seals the next that everybody signed. One transaction holds the document from
 * beginning to end: who is killed leaves it to the next, under the same code. True when there may be more.
 */
export async function makeDocuments(context: Context): Promise<boolean> {
  const { db, events } = context
  const task = await waitingTask(db, 'emissoes')
  if (!task) return false
  const { clienteId } = task
  let job: Job | undefined
  try {
    return await db.inClient(
      clienteId,
      async (tx) => {
        job = await nextJob(tx)
        if (job) await make(context, tx, clienteId, job)
        else if (!(await hasJobs(tx))) await endTask(tx, 'emissoes', task)
        return job !== undefined
      },
      actor,
    )
  } catch (error) {
    const failed = job
    if (!failed) throw error
    events.report({ kind: 'worker.trouble', reason: describeError(error) })
    await db.inClient(clienteId, (tx) => recordFailure(tx, failed, messageOf(error)), actor)
    return true
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function make(context: Context, tx: Tx, clienteId: number, job: Job): Promise<void> {
  const { files, clock } = context
  const bytes = await (job.fazer === 'emitir' ? issue(context, tx, job) : seal(context, tx, clienteId, job))
  const made = await keep(tx, files, clienteId, bytes)
  if (job.fazer === 'selar') return recordSealed(tx, job, made)
  await recordIssued(tx, job, made)
  await tellSigners(tx, { today: today(job.fuso, clock.now()) }, [job.arquivoId])
}

/** The content is in the store before the row that names it is there. */
async function keep(tx: Tx, files: Context['files'], clienteId: number, bytes: Uint8Array) {
  const sha256 = await digest(bytes)
  await claimObjects(tx, [files.nameOf(clienteId, sha256)])
  return files.put(clienteId, bytes)
}

const digest = async (bytes: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')

const paperOf = ({ config }: Context, { nome, instituicao, codigo }: Job) => ({
  title: nome.replace(/\.pdf$/i, ''),
  institution: instituicao,
  codigo,
  verification: `${publicAddress(config, config.port)}/verificar/${codigo}`,
})

async function issue(context: Context, tx: Tx, job: Job): Promise<Uint8Array> {
  const template = job.corpo ?? defaultTemplates[job.tipo!]
  const blocks = fill(template, valuesOf(job.dados, job.emissao))
  return renderer.draw({ ...paperOf(context, job), blocks, places: await placesOf(tx, job.arquivoId) })
}

async function seal(context: Context, tx: Tx, clienteId: number, job: Job): Promise<Uint8Array> {
  const sha256 = job.sha256!
  const original = await context.files.get(clienteId, sha256)
  if (!original) throw new Error(`the content ${sha256} of a document is not in the store`)
  const entries = await evidenceOf(tx, job.arquivoId, job.fuso)
  return renderer.seal({ original, sha256, entries, drawing: paperOf(context, job) })
}
