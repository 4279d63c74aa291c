import { lstatSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { replaceDurably } from '../../durable-file.ts'
import { runningPostmaster } from './postmaster.ts'
import { readPlainFile } from './private-files.ts'

/** Holds the clusters of data folders of root that PostgreSQL's account cannot enter. */
export const outsideFolder = '/var/lib/vinculo'

/** File beside a cluster; contains the path of the data folder that the cluster belongs to. */
const ownerFile = 'pasta-de-dados'
const outsideName = /^[0-9a-f]{16}$/

export type ClusterState = 'em uso' | 'da pasta de dados' | 'órfão' | 'dono desconhecido'

export interface OutsideCluster {
  base: string
  /** Data folder; undefined for a cluster of an older version, which did not record it. */
  data: string | undefined
  state: ClusterState
  /** Process of the PostgreSQL that runs on it. */
  pid: number | undefined
  bytes: number
}

/** Records the data folder of a cluster, and records it again after the folder was moved. */
export function recordOwner(base: string, data: string): void {
  if (process.getuid?.() !== 0 || readPlainFile(join(base, ownerFile))?.trimEnd() === data) return
  replaceDurably(join(base, ownerFile), `${data}\n`, 0o644)
}

/** The clusters outside of data folders, by path. */
export function outsideClusters(): OutsideCluster[] {
  return entriesOf(outsideFolder)
    .filter((name) => outsideName.test(name))
    .map((name) => join(outsideFolder, name))
    .filter((base) => !isGone(join(base, 'pg')))
    .sort()
    .map((base) => {
      const data = readPlainFile(join(base, ownerFile))?.trimEnd()
      const pid = runningPostmaster(join(base, 'pg'))?.pid
      return {
        base,
        data,
        state: pid === undefined ? stateAtRest(data) : 'em uso',
        pid,
        bytes: bytesIn(base),
      }
    })
}

/** A cluster by its path or the last part of it. */
export const findCluster = (named: string): OutsideCluster | undefined =>
  outsideClusters().find(({ base }) => base === named || basename(base) === named)

function stateAtRest(data: string | undefined): ClusterState {
  if (data === undefined) return 'dono desconhecido'
  return isGone(data) ? 'órfão' : 'da pasta de dados'
}

/** A path that this account may not look at counts as existing. */
function isGone(path: string): boolean {
  try {
    lstatSync(path)
    return false
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function bytesIn(folder: string): number {
  let bytes = 0
  for (const name of entriesOf(folder)) {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false })
    bytes += found?.isDirectory() ? bytesIn(join(folder, name)) : (found?.size ?? 0)
  }
  return bytes
}
