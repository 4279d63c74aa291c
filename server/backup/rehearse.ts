import { randomBytes } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { FoundSecrets } from '../config/secrets.ts'
import { ownerConnection } from '../store/connection.ts'
import { Database } from '../store/database.ts'
import { installBinaries } from '../store/embedded/binaries.ts'
import { clusterBase, type Location, locate, locationIn } from '../store/embedded/location.ts'
import { removeBase } from '../store/embedded/remove-cluster.ts'

import { isAlive, startOf, withStartLock } from '../store/embedded/start-lock.ts'
import { namedObjects, namingTables } from '../store/files/named-objects.ts'
import { SealedFiles } from '../store/files/sealed-files.ts'
import { refuseForeignKeys } from '../store/keys/settle.ts'
import { Sealer } from '../store/sealing.ts'
import { BackupFailure, BackupRefused } from './failure.ts'
import { listedObjects, readObject } from './files.ts'
import { differences, type Fingerprint, withSuperuser } from './fingerprint.ts'
import { requireRoom } from './folder.ts'
import type { Manifest } from './manifest.ts'
import { readListing, readPart, readRestorable, unpackCluster } from './restore.ts'
import { endAbandonedServer, TemporaryServer } from './temporary-server.ts'

export interface Rehearsal {
  manifest: Manifest
  /** Milliseconds until the restored database answered, and for the whole rehearsal. */
  restauradoMs: number
  duracaoMs: number
  /** Compared tables of clients, and compared sums of the money journal. */
  tabelas: number
  livro: number
  /** Tables that changed during the backup, and were not compared. */
  mudaram: number
  /** Files whose checksum was compared, and objects that the restored database names. */
  arquivos: number
  nomeados: number | undefined
}

export interface RehearseOptions {
  backup: string
  config: Config
  /** The installation's keys. Without them, the rehearsal does not test whether they decrypt the backup. */
  found?: FoundSecrets | undefined
  signal?: AbortSignal | undefined
}

const workFolder = /^ensaio-(\d+)-(\d*)-[0-9a-f]{8}$/
/** Maximum differences listed in an error message. */
const mostNamed = 5

/** Restores a backup into a temporary cluster, compares it with its fingerprint, and removes the cluster. */
export async function rehearse(options: RehearseOptions): Promise<Rehearsal> {
  const { backup, config, signal } = options
  const began = performance.now()
  const manifest = await readRestorable(backup)
  const { banco, conferencia, arquivos } = manifest
  if (!banco || !conferencia) {
    throw new BackupRefused(
      'Esta cópia só tem os arquivos: o banco é de um PostgreSQL próprio. Ensaie-o com as ferramentas dele (veja docs/OPERATIONS.md).',
    )
  }
  const fingerprint = JSON.parse(await readPart(backup, conferencia)) as Fingerprint
  const parent = clusterBase(config.data) ?? tmpdir()
  await removeAbandoned(parent)
  await requireRoom(parent, banco.bytesAbertos, 'o ensaio')
  const binaries = await binariesFor(config.data)
  const work = join(parent, `ensaio-${process.pid}-${startOf(process.pid)}-${randomBytes(4).toString('hex')}`)
  mkdirSync(work, { mode: 0o700 })
  try {
    const location = { ...locationFor(config.data, work), base: work }
    const inside = binaries ?? installBinaries(work)
    await unpackCluster(backup, banco, location, signal)
    letAccountEnter(location)
    const server = await TemporaryServer.start(location, inside)
    const restauradoMs = Math.round(performance.now() - began)
    try {
      const compare = async (client: Parameters<typeof differences>[0]) => {
        const found = await differences(client, fingerprint)
        if (found.length > 0) throw differenceFailure(backup, found)
      }
      await withSuperuser(server.url('vinculo', 'postgres'), compare, signal)
      const objects = arquivos.onde === 'pasta' ? await verifyFiles(backup, arquivos, signal) : undefined
      const nomeados = await verifyKeys(server, options, objects)
      return {
        manifest,
        restauradoMs,
        duracaoMs: Math.round(performance.now() - began),
        tabelas: Object.keys(fingerprint.tabelas).length,
        livro: Object.keys(fingerprint.livro).length,
        mudaram: fingerprint.mudaram,
        arquivos: objects?.size ?? 0,
        nomeados,
      }
    } finally {
      await server.stop()
    }
  } finally {
    await removeBase(work)
  }
}

function differenceFailure(backup: string, found: readonly string[]): BackupFailure {
  const more = found.length > mostNamed ? `; e mais ${found.length - mostNamed}` : ''
  return new BackupFailure(
    `O banco restaurado de ${backup} não é o que foi copiado: ${found.slice(0, mostNamed).join('; ')}${more}.`,
  )
}

/** Uses the account of the data folder's cluster; without a cluster, the account that a new one would get. */
const locationFor = (data: string, work: string): Location =>
  clusterBase(data) ? locate(data) : locationIn(work)

/** Reuses the PostgreSQL programs beside the data folder's cluster, because a copy of them is large. */
async function binariesFor(data: string): Promise<string | undefined> {
  const base = clusterBase(data)
  return base && withStartLock(data, async () => installBinaries(base))
}

/** Lets the server's account enter the folder. */
function letAccountEnter({ base, account }: Location): void {
  if (account) chmodSync(base, 0o755)
}

/** Compares the checksums of all files of a backup; returns the names of the objects. */
async function verifyFiles(
  backup: string,
  { lista, quantidade }: Extract<Manifest['arquivos'], { onde: 'pasta' }>,
  signal?: AbortSignal,
): Promise<Set<string>> {
  await readListing(backup, lista)
  const found = new Set<string>()
  for await (const { name, sha256 } of listedObjects(backup)) {
    signal?.throwIfAborted()
    await readObject(backup, name, sha256)
    found.add(name)
  }
  if (found.size === quantidade) return found
  throw new BackupFailure(`A cópia está incompleta: tem ${found.size} de ${quantidade} arquivos.`)
}

/**
 * Tests that the installation's keys are those of the restored database, and that the backup contains every
 * file that its rows name. Returns the number of these files; undefined without keys or without files.
 */
async function verifyKeys(
  server: TemporaryServer,
  { config, found, backup }: RehearseOptions,
  objects: ReadonlySet<string> | undefined,
): Promise<number | undefined> {
  if (!found || (found.unsaved && !config.keys)) return undefined
  const { unsaved: _, ...keys } = found
  const owner = new Database(ownerConnection(server.url('vinculo', 'vinculo')), 1)
  try {
    await refuseForeignKeys(owner, config, keys)
    if (!objects) return undefined
    // Names of objects are derived from the keys. The contents are not read.
    const files = new SealedFiles(undefined as never, new Sealer(found.secrets))
    const tables = await namingTables(owner)
    const { rows } = await owner.pool.query<{ id: number }>('select cliente_id as id from cliente')
    let many = 0
    for (const { id } of rows) {
      const named = await namedObjects(owner, files, id, tables)
      const older = await olderObjects(owner, files, id)
      const missing = [...named].find((name) => !objects.has(name) && !older.has(name))
      if (missing) {
        throw new BackupFailure(
          `A cópia ${backup} está incompleta: o banco cita o arquivo ${missing}, que falta.`,
        )
      }
      many += named.size
    }
    return many
  } finally {
    await owner.close()
  }
}

/** Names of contents that an earlier version stored in the database and that are still there. */
async function olderObjects(owner: Database, files: SealedFiles, clienteId: number): Promise<Set<string>> {
  const rows = await owner.reading(clienteId, (tx) =>
    tx.selectFrom('arquivo_conteudo').select('sha256').where('cliente_id', '=', clienteId).execute(),
  )
  return new Set(rows.map(({ sha256 }) => files.nameOf(clienteId, sha256)))
}

/** Ends the servers of killed rehearsals and removes their folders. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const [, pid, start] = workFolder.exec(name) ?? []
    if (!pid) continue
    const work = join(parent, name)
    const { uid } = lstatSync(work)
    const known = uid === process.getuid!() || (process.getuid!() === 0 && parent !== tmpdir())
    const runs = isAlive(Number(pid)) && sameStart(Number(pid), start!)
    if (!known || runs) continue
    await endAbandonedServer(work)
    await removeBase(work)
  }
}

function sameStart(pid: number, start: string): boolean {
  try {
    return startOf(pid) === start
  } catch {
    return false
  }
}
