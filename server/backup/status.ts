import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { replaceDurably } from '../durable-file.ts'
import type { Database } from '../store/database.ts'
import type { Clock } from '../values/clock.ts'
import { backupsIn, whyUnusable } from './folder.ts'
import { readManifest } from './manifest.ts'

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
export async function readState(folder: string): Promise<BackupState> {
  const known = unwritten.get(folder)
  if (known) return known
  try {
    return JSON.parse(await readFile(stateFile(folder), 'utf8')) as BackupState
  } catch {
    return {}
  }
}

export function writeState(folder: string, state: BackupState): void {
  unwritten.set(folder, state)
  replaceDurably(stateFile(folder), `${JSON.stringify(state, null, 2)}\n`)
  unwritten.delete(folder)
}

/** Cluster numbers by the path of a complete backup, which never changes. */
const clusters = new Map<string, string | undefined>()

async function clusterOf(path: string): Promise<string | undefined> {
  if (!clusters.has(path)) {
    const manifest = await readManifest(path).catch(() => undefined)
    // A manifest that could not be read is read again.
    if (manifest) clusters.set(path, manifest.banco?.sistema)
  }
  return clusters.get(path)
}

/**
 * A backup of another database: a data folder whose disk is not mounted begins empty, and would otherwise be
 * backed up as if nothing had been lost.
 */
async function foreignAmong(paths: readonly string[], own: string | undefined): Promise<string | undefined> {
  if (own === undefined) return undefined
  for (const path of paths) {
    const cluster = await clusterOf(path)
    if (cluster && cluster !== own) return path
  }
  return undefined
}

/** Undefined while the database does not answer. */
async function ownCluster(db: Database): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ id: string }>`
      select system_identifier::text as id from pg_control_system()`.execute(db.kysely)
    return rows[0]?.id
  } catch {
    return undefined
  }
}

interface Watched {
  /** Folder of the backups. */
  folder: string
  /** Folders of the data, in which no backup may be. */
  data: readonly string[]
  clock: () => Clock
  db: Database
}

/** Reads the state of a folder of backups, for the platform's health. */
export const backupStatus = (watched: Watched) => async () => {
  const { folder, data } = watched
  const unusable = await whyUnusable(folder, data)
  try {
    return { ...(unusable && { unusable }), ...(await stateOf(watched)) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (unusable) return { unusable }
    // The first backup makes the folder.
    if (code === 'ENOENT') return {}
    return { problem: `a pasta ${folder} não pode ser lida (${code})` }
  }
}

async function stateOf({ folder, clock, db }: Watched) {
  const state = await readState(folder)
  const backups = await backupsIn(folder)
  const foreign = await foreignAmong(
    backups.map(({ path }) => path),
    await ownCluster(db),
  )
  const [newest] = backups
  const ageSeconds = newest && Math.max(0, newest.moment.until(clock().now()).total('seconds'))
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
    ...(foreign && {
      problem: `${foreign} é de outro banco de dados. Se esta plataforma devia ter os dados dela, pare-a e confira se a pasta de dados é a certa e se o disco está montado; senão, leve essa cópia para outra pasta`,
    }),
  }
}
