import { basename } from 'node:path'
import { backupsIn, pruneNightly } from '../backup/folder.ts'
import { makeBackup } from '../backup/make.ts'
import { readManifest } from '../backup/manifest.ts'
import { rehearse } from '../backup/rehearse.ts'
import { type BackupState, readState, writeState } from '../backup/status.ts'
import { findSecrets } from '../config/secrets.ts'
import type { Context } from '../context.ts'
import { CopyFailure, CopyRefused } from '../copy-failure.ts'
import { describeError } from '../facts.ts'

/** A repeated run of the same night rehearses the backup that it finds. */
const sameNight = { hours: 12 }

/** Makes the nightly backup, rehearses its restore, and removes the oldest ones. */
export async function backUp(context: Context, signal: AbortSignal): Promise<void> {
  const { config, clock, events, health } = context
  const folder = config.backups
  if (!folder) return
  const tentativa = clock.now().toString()
  try {
    const path = (await ofThisNight(context, folder)) ?? (await make(context, folder, signal))
    try {
      const found = findSecrets(config)
      const { duracaoMs, restauradoMs } = await rehearse({ backup: path, config, found, signal })
      const momento = clock.now().toString()
      const ensaio = { copia: basename(path), momento, duracaoMs, restauradoMs }
      writeState(folder, { tentativa, ensaio })
      events.report({ kind: 'backup.rehearsed', backup: ensaio.copia, ms: duracaoMs })
    } finally {
      // Also after a failed rehearsal, or failing nights would fill the disk.
      if (!signal.aborted) await prune(context, folder, path)
    }
  } catch (error) {
    if (!signal.aborted)
      remember(folder, { ...(await readState(folder)), tentativa, problema: reasonOf(error) })
    throw error
  } finally {
    health.forget()
  }
}

/** If the folder cannot be written, the failure is only in the job's record (`trabalho_agendado`). */
function remember(folder: string, state: BackupState): void {
  try {
    writeState(folder, state)
  } catch {
    // The original error is thrown.
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof CopyFailure || error instanceof CopyRefused ? error.message : describeError(error)

async function make(context: Context, folder: string, signal: AbortSignal): Promise<string> {
  const { clock, events } = context
  const { path, manifest } = await makeBackup(context, { folder, moment: clock.now(), nightly: true, signal })
  events.report({ kind: 'backup.made', backup: basename(path), ms: manifest.duracaoMs })
  return path
}

/** After the rehearsal, which tells whether the newest one may take the place of an older one. */
async function prune({ config, events }: Context, folder: string, path: string): Promise<void> {
  const manifest = await readManifest(path).catch(() => undefined)
  if (!manifest?.banco) return
  const { ensaio } = await readState(folder)
  const removed = await pruneNightly(folder, manifest.banco.sistema, {
    keep: config.backupsKeep,
    rehearsed: ensaio?.copia,
  })
  if (removed > 0) events.report({ kind: 'backup.pruned', removed })
}

/** The nightly backup of the last hours, if it is not rehearsed yet. */
async function ofThisNight({ clock }: Context, folder: string): Promise<string | undefined> {
  const [newest] = await backupsIn(folder).catch(() => [])
  if (!newest || newest.moment.until(clock.now()).total('hours') > sameNight.hours) return undefined
  const manifest = await readManifest(newest.path).catch(() => undefined)
  const isRehearsed = (await readState(folder)).ensaio?.copia === basename(newest.path)
  return manifest?.noturna && !isRehearsed ? newest.path : undefined
}
