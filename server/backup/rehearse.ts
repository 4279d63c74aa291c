import { randomBytes } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { FoundSecrets } from '../config/secrets.ts'
import { CopyFailure, CopyRefused } from '../copy-failure.ts'
import { ownerConnection } from '../store/connection.ts'
import { Database } from '../store/database.ts'
import { installBinaries } from '../store/embedded/binaries.ts'
import { clusterBase, type Location, locate, locationIn } from '../store/embedded/location.ts'
import { removeBase } from '../store/embedded/remove-cluster.ts'
import { application } from '../store/embedded/roles.ts'
import { isAlive, startOf, withStartLock } from '../store/embedded/start-lock.ts'
import { namedObjects, namingTables } from '../store/files/named-objects.ts'
import { SealedFiles } from '../store/files/sealed-files.ts'
import { refuseForeignKeys } from '../store/keys/settle.ts'
import { Sealer } from '../store/sealing.ts'
import { type Compared, compareAnswers } from './answers.ts'
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
  /** Answers of queries; undefined without the keys, and of backups of earlier versions. */
  respostas: Omit<Compared, 'differences'> | undefined
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
    throw new CopyRefused(
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
      const respostas = await compareDatabase(server, fingerprint, options)
      const objects = arquivos.onde === 'pasta' ? await verifyFiles(backup, arquivos, signal) : undefined
      const nomeados = await countNamed(server, options, objects)
      return {
        manifest,
        restauradoMs,
        duracaoMs: Math.round(performance.now() - began),
        tabelas: Object.keys(fingerprint.tabelas).length,
        livro: Object.keys(fingerprint.livro).length,
        mudaram: fingerprint.mudaram,
        respostas,
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

/** Rows and journal, and with the keys also the answers of queries. */
async function compareDatabase(
  server: TemporaryServer,
  fingerprint: Fingerprint,
  options: RehearseOptions,
): Promise<Rehearsal['respostas']> {
  const { backup, signal } = options
  const keys = keysOf(options)
  const work = async (client: pg.Client) => {
    const found = await differences(client, fingerprint)
    // With other keys, every answer would differ.
    if (keys && found.length === 0) await requireOwnKeys(server, options, keys)
    const compared = await compareWithKeys(client, server, fingerprint, keys, signal)
    if (found.length > 0 || compared?.differences.length) {
      throw differenceFailure(backup, found, compared?.differences ?? [])
    }
    if (!compared) return undefined
    const { differences: _, ...figures } = compared
    return figures
  }
  return withSuperuser(server.url('vinculo', 'postgres'), work, signal)
}

async function compareWithKeys(
  client: pg.Client,
  server: TemporaryServer,
  { respostas }: Fingerprint,
  keys: Keys | undefined,
  signal: AbortSignal | undefined,
): Promise<Compared | undefined> {
  if (!respostas || !keys) return undefined
  const url = server.url('vinculo', application)
  return compareAnswers(client, respostas, { url, sealer: new Sealer(keys.secrets), signal })
}

function differenceFailure(backup: string, rows: readonly string[], answers: readonly string[]): CopyFailure {
  const parts = [listed(rows)]
  if (answers.length > 0) parts.push(`consultas que respondem outra coisa: ${listed(answers)}`)
  return new CopyFailure(
    `O banco restaurado de ${backup} não é o que foi copiado: ${parts.filter(Boolean).join('; ')}.`,
  )
}

function listed(found: readonly string[]): string {
  const more = found.length > mostNamed ? `; e mais ${found.length - mostNamed}` : ''
  return `${found.slice(0, mostNamed).join('; ')}${more}`
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
  throw new CopyFailure(`A cópia está incompleta: tem ${found.size} de ${quantidade} arquivos.`)
}

type Keys = Omit<FoundSecrets, 'unsaved'>

/** The keys at hand; undefined if there are none but those that a first start would make. */
function keysOf({ config, found }: RehearseOptions): Keys | undefined {
  if (!found || (found.unsaved && !config.keys)) return undefined
  const { unsaved: _, ...keys } = found
  return keys
}

/** Refuses keys that are not those of the restored database. */
async function requireOwnKeys(server: TemporaryServer, { config }: RehearseOptions, keys: Keys) {
  await withOwner(server, (owner) => refuseForeignKeys(owner, config, keys))
}

async function withOwner<T>(server: TemporaryServer, work: (owner: Database) => Promise<T>): Promise<T> {
  const owner = new Database(ownerConnection(server.url('vinculo', 'vinculo')), 1)
  try {
    return await work(owner)
  } finally {
    await owner.close()
  }
}

/** Tests that the copy has every file that the restored database names. Returns how many those are. */
async function countNamed(
  server: TemporaryServer,
  options: RehearseOptions,
  objects: ReadonlySet<string> | undefined,
): Promise<number | undefined> {
  const keys = keysOf(options)
  if (!keys || !objects) return undefined
  // Only the names of the objects are needed, which depend on the keys.
  const files = new SealedFiles(undefined as never, new Sealer(keys.secrets))
  return withOwner(server, async (owner) => {
    const tables = await namingTables(owner)
    const { rows } = await owner.pool.query<{ id: number }>('select cliente_id as id from cliente')
    let many = 0
    for (const { id } of rows) {
      const named = await namedObjects(owner, files, id, tables)
      const older = await olderObjects(owner, files, id)
      const missing = [...named].find((name) => !objects.has(name) && !older.has(name))
      if (missing) {
        throw new CopyFailure(
          `A cópia ${options.backup} está incompleta: o banco cita o arquivo ${missing}, que falta.`,
        )
      }
      many += named.size
    }
    return many
  })
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
