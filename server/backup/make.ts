import { createHash, hash } from 'node:crypto'
import { realpathSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import manifestOfProgram from '../../package.json' with { type: 'json' }
import { storedForm } from '../config/secrets.ts'
import { CopyFailure, CopyRefused } from '../copy-failure.ts'
import { createFlushed, createFolder, flushedStream, flushPath } from '../durable-file.ts'
import { tryExclusively } from '../store/exclusive.ts'
import { locks } from '../store/locks.ts'
import type { Store } from '../store/open.ts'
import { keepSame, takeAnswers } from './answers.ts'
import { openBaseBackup } from './base-backup.ts'
import { copyObjects, sizeOfObjects } from './files.ts'
import { keepUnchanged, takeFingerprint, withSuperuser } from './fingerprint.ts'
import { foldersOfData, nameAt, partialAt, prepareFolder, removePartial, requireRoom } from './folder.ts'
import { requirePassphrase, sealKeys } from './keys.ts'
import { layout, type Manifest, names, writeManifest } from './manifest.ts'

export type Stage = 'conferência' | 'banco' | 'arquivos'

export interface BackupOptions {
  folder: string
  moment: Temporal.Instant
  nightly?: boolean
  /** Adds the keys, encrypted with this passphrase. */
  passphrase?: string | undefined
  /** Copies the files beside a PostgreSQL of the operator. */
  filesOnly?: boolean
  signal?: AbortSignal | undefined
  onProgress?: ((stage: Stage, done: number, total: number) => void) | undefined
}

export interface Made {
  path: string
  manifest: Manifest
}

export const filesFolder = (data: string) => join(data, 'arquivos')

/** A database compresses to less than a quarter of its size, except for encrypted contents. */
const leastCompression = 4

/** Backs up while the platform works. The backup gets its name when it is complete and on disk. */
export async function makeBackup(store: Store, options: BackupOptions): Promise<Made> {
  const { config, location, owner } = store
  if (options.passphrase !== undefined) requirePassphrase(options.passphrase)
  await prepareFolder(options.folder, foldersOfData(config, location.cluster))
  const folder = realpathSync(options.folder)
  const made = await tryExclusively(owner, [locks.backup, 0], () => makeIn(folder, store, options))
  if (made) return made
  throw new CopyRefused('Outra cópia de segurança deste banco está em andamento. Espere que termine.')
}

async function makeIn(folder: string, store: Store, options: BackupOptions): Promise<Made> {
  const system = await systemOf(store)
  await removePartial(folder, system)
  const partial = join(folder, partialAt(options.moment, system))
  try {
    await createFolder(partial)
    const manifest = await fill(partial, system, store, options)
    await writeManifest(partial, manifest)
    await flushPath(partial)
    const path = join(folder, nameAt(options.moment))
    await rename(partial, path)
    await flushPath(folder)
    return { path, manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error
    throw new CopyFailure(`O disco de ${folder} encheu durante a cópia, que foi desfeita. Libere espaço.`)
  }
}

/** Identifier of the cluster; for an external PostgreSQL, the OID of the database. */
async function systemOf({ location, owner }: Store): Promise<string> {
  if (!location.superuserUrl) {
    const { rows } = await owner.pool.query(
      'select oid::text as id from pg_database where datname = current_database()',
    )
    return `externo${rows[0].id}`
  }
  return withSuperuser(location.superuserUrl('postgres'), async (client) => {
    const { rows } = await client.query('select system_identifier::text as id from pg_control_system()')
    return rows[0].id
  })
}

async function fill(
  partial: string,
  system: string,
  store: Store,
  options: BackupOptions,
): Promise<Manifest> {
  const began = performance.now()
  const { config, location, secrets } = store
  const { passphrase, moment, nightly = false, filesOnly = false } = options
  const filesBytes = config.files.kind === 'folder' ? await sizeOfObjects(filesFolder(config.data)) : 0
  const database = filesOnly ? undefined : await copyDatabase(partial, filesBytes, system, store, options)
  if (!database) await requireRoom(partial, filesBytes, 'a cópia')
  const arquivos = await copyFiles(partial, filesBytes, store, options)
  const keys = passphrase === undefined ? undefined : await sealKeys(storedForm(secrets), passphrase)
  return {
    formato: layout,
    versao: manifestOfProgram.version,
    momento: moment.toString(),
    noturna: nightly,
    duracaoMs: Math.round(performance.now() - began),
    dados: config.data,
    cluster: location.cluster ?? null,
    banco: database?.banco ?? null,
    arquivos,
    chaves: keys === undefined ? null : await writePart(partial, names.keys, keys),
    conferencia: database
      ? await writePart(partial, names.fingerprint, `${JSON.stringify(database.fingerprint)}\n`)
      : null,
  }
}

async function writePart(folder: string, arquivo: string, text: string) {
  await createFlushed(join(folder, arquivo), text)
  return { arquivo, bytes: Buffer.byteLength(text), sha256: hash('sha256', text) }
}

async function copyDatabase(
  partial: string,
  filesBytes: number,
  system: string,
  { location, sealer }: Store,
  options: BackupOptions,
) {
  const { superuserUrl } = location
  if (!superuserUrl)
    throw new CopyRefused('O banco é de um PostgreSQL próprio: copie-o com as ferramentas dele.')
  const { onProgress, signal } = options
  const answering = { url: location.url, sealer, signal }
  const work = async (client: pg.Client) => {
    onProgress?.('conferência', 0, 1)
    const before = await takeFingerprint(client)
    const asked = await takeAnswers(client, answering)
    onProgress?.('conferência', 1, 1)
    const { rows } = await client.query('select nome from migracao order by nome')
    const version = await client.query(`select current_setting('server_version') as version`)
    const archive = await writeArchive(partial, filesBytes, superuserUrl('postgres'), options)
    return {
      fingerprint: {
        ...(await keepUnchanged(client, before)),
        respostas: await keepSame(asked, answering),
      },
      banco: {
        arquivo: names.database,
        ...archive,
        postgres: version.rows[0].version as string,
        sistema: system,
        migracoes: rows.map(({ nome }) => nome as string),
      },
    }
  }
  return withSuperuser(superuserUrl('vinculo'), work, signal)
}

/** The base backup, compressed and with its checksum. */
async function writeArchive(
  partial: string,
  filesBytes: number,
  url: string,
  { signal, onProgress, moment }: BackupOptions,
) {
  const backup = await openBaseBackup(url, nameAt(moment))
  const path = join(partial, names.database)
  const digest = createHash('sha256')
  let bytesAbertos = 0
  try {
    await requireRoom(partial, filesBytes + backup.estimate / leastCompression, 'a cópia')
    const counted = async function* () {
      for await (const chunk of backup.archive) {
        bytesAbertos += chunk.length
        onProgress?.('banco', bytesAbertos, Math.max(backup.estimate, bytesAbertos))
        yield chunk
      }
    }
    const digested = new Transform({
      transform(chunk, _encoding, done) {
        digest.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(counted, createZstdCompress(), digested, flushedStream(path), { signal })
  } catch (error) {
    throw explained(error)
  } finally {
    await backup.close()
  }
  return { bytes: statSync(path).size, sha256: digest.digest('hex'), bytesAbertos }
}

/** SQLSTATE XX001: the server found a page whose checksum does not match. */
function explained(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string }
  if (code !== 'XX001') return error
  return new CopyFailure(
    `O banco tem páginas danificadas no disco (${message}). A cópia foi desfeita; guarde as anteriores, e confira o disco e postgres.log.`,
  )
}

async function copyFiles(
  partial: string,
  total: number,
  { config }: Store,
  { signal, onProgress }: BackupOptions,
): Promise<Manifest['arquivos']> {
  if (config.files.kind === 's3') {
    const { endpoint, bucket, prefix } = config.files
    return { onde: 's3', endereco: endpoint, bucket, prefixo: prefix }
  }
  let done = 0
  const copied = await copyObjects(filesFolder(config.data), partial, {
    signal,
    onBytes: (bytes) => {
      done += bytes
      onProgress?.('arquivos', done, Math.max(done, total))
    },
  })
  return { onde: 'pasta', ...copied }
}
