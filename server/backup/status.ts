import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceDurably } from '../durable-file.ts'
import type { Clock } from '../values/clock.ts'
import { backupsIn } from './folder.ts'

/** Result of the last nightly run. Stored beside the backups, so that it survives the loss of the database. */
export interface BackupState {
  /** ISO 8601 instant of the last attempt. */
  tentativa?: string
  /** Why it failed. */
  problema?: string
  /** The last rehearsal that went well. */
  ensaio?: { copia: string; momento: string; duracaoMs: number; restauradoMs: number }
}

const stateFile = (folder: string) => join(folder, 'estado.json')

/** States that could not be written, as on a full disk. This process knows them, and writes the next one. */
const unwritten = new Map<string, BackupState>()

/** The state of a folder; empty if its file is missing or unreadable. */
export function readState(folder: string): BackupState {
  const known = unwritten.get(folder)
  if (known) return known
  try {
    return JSON.parse(readFileSync(stateFile(folder), 'utf8')) as BackupState
  } catch {
    return {}
  }
}

export function writeState(folder: string, state: BackupState): void {
  unwritten.set(folder, state)
  replaceDurably(stateFile(folder), `${JSON.stringify(state, null, 2)}\n`)
  unwritten.delete(folder)
}

/** Reads the state of a folder of backups, for the platform's health. */
export const backupStatus = (folder: string, clock: () => Clock) => async () => {
  const state = readState(folder)
  try {
    const [newest] = await backupsIn(folder)
    const now = clock().now()
    const ageSeconds = newest && Math.max(0, newest.moment.until(now).total('seconds'))
    const rehearsedAt = state.ensaio?.momento
    // A backup made by hand after the failure ends the problem.
    const isOver =
      newest &&
      state.tentativa &&
      Temporal.Instant.compare(newest.moment, Temporal.Instant.from(state.tentativa)) > 0
    return {
      ...(ageSeconds !== undefined && { ageSeconds }),
      ...(rehearsedAt && { rehearsedAt }),
      ...(state.problema && !isOver && { problem: state.problema }),
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // The first backup makes the folder.
    if (code === 'ENOENT') return {}
    return { problem: `a pasta ${folder} não pode ser lida (${code})` }
  }
}
