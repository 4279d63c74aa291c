import type { Signatario } from '../../catalogue/values/arquivo.ts'
import { publicAddress } from '../config/public-address.ts'
import type { Context } from '../context.ts'
import { issuerOf, roleOf } from '../documents/letterhead.ts'
import { ranks, renderer } from '../documents/renderer.ts'
import { fill } from '../documents/template.ts'
import { valuesOf } from '../documents/values.ts'
import { sendCopies } from '../domain/assinatura/copies.ts'
import { tellSigners } from '../domain/assinatura/tell.ts'
import type { Bundle } from '../domain/certificado/read.ts'
import { currentCertificate } from '../domain/certificado/store.ts'
import { evidenceOf, placesOf } from '../domain/documento/evidence.ts'
import {
  hasJobs,
  type Job,
  nextJob,
  recordFailure,
  recordIssued,
  recordSealed,
} from '../domain/documento/make.ts'
import { defaultTemplates } from '../domain/modelo/defaults.ts'
import { describeError } from '../facts.ts'
import { system } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { keepContent } from '../store/files/keep.ts'
import { today } from '../values/dates.ts'
import { endTask, waitingTask } from './tasks.ts'

const actor = system('documentos')

/** Ends the rendering thread; the next document starts another. */
export const stopDrawing = () => renderer.stop()

/**
 * Renders the next waiting document, or seals the next fully signed one. One transaction holds the document
 * throughout, so that after a crash the next run makes it under the same code. Returns true when there may be
 * more.
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
  if (job.fazer === 'selar') {
    const certificate = await currentCertificate(tx, context.sealer)
    const bytes = await seal(context, tx, clienteId, job, certificate)
    await recordSealed(tx, job, {
      ...(await keepContent(tx, files, clienteId, bytes)),
      certificado: certificate?.titular ?? null,
    })
    return sendCopies(tx, { today: today(job.fuso, clock.now()), actor }, job.arquivoId)
  }
  const made = await keepContent(tx, files, clienteId, await issue(context, tx, clienteId, job))
  await recordIssued(tx, job, made)
  await tellSigners(tx, { today: today(job.fuso, clock.now()), actor }, [job.arquivoId])
}

async function paperOf({ config, files }: Context, clienteId: number, job: Job) {
  const { nome, instituicao, codigo, tipo, dados } = job
  const logo = job.logo === null ? undefined : await files.get(clienteId, job.logo)
  return {
    title: nome.replace(/\.pdf$/i, ''),
    ...issuerOf(tipo, dados, instituicao, logo),
    codigo,
    verification: `${publicAddress(config, config.port)}/verificar/${codigo}`,
  }
}

/** Signers, each with the role in which they sign for a party. */
const withRoles = <S extends { parte: Signatario; nome: string }>(signers: readonly S[], { dados }: Job) =>
  signers.map((one) => ({ ...one, papel: roleOf(one.parte, one.nome, dados) }))

const turnOf = (clienteId: number) => ({ clienteId, rank: ranks.background })

async function issue(context: Context, tx: Tx, clienteId: number, job: Job): Promise<Uint8Array> {
  const template = job.corpo ?? defaultTemplates[job.tipo!]
  const blocks = fill(template, valuesOf(job.dados!, job.emissao))
  const places = withRoles(await placesOf(tx, job.arquivoId), job)
  const paper = { ...(await paperOf(context, clienteId, job)), blocks, places }
  return renderer.draw(paper, turnOf(clienteId))
}

async function seal(
  context: Context,
  tx: Tx,
  clienteId: number,
  job: Job,
  certificate: Bundle | undefined,
): Promise<Uint8Array> {
  const sha256 = job.sha256!
  const original = await context.files.get(clienteId, sha256)
  if (!original) throw new Error(`the content ${sha256} of a document is not in the store`)
  const entries = withRoles(await evidenceOf(tx, job.arquivoId, job.fuso), job)
  const drawing = await paperOf(context, clienteId, job)
  const sealing = { original, sha256, entries, drawing, certificate }
  return renderer.seal(sealing, turnOf(clienteId))
}
