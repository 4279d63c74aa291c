import { createHash, hash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readdirSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import manifestOfProgram from '../../package.json' with { type: 'json' }
import { freshSecrets, restoreSecrets, type Stored, secretsFile } from '../config/secrets.ts'
import { CopyFailure, CopyRefused } from '../copy-failure.ts'
import {
  createDurably,
  createFlushed,
  flushPath,
  makeFolderDurably,
  removeDurably,
  renameDurably,
  syncTree,
} from '../durable-file.ts'
import { majorVersion } from '../store/embedded/binaries.ts'
import { type Location, locate } from '../store/embedded/location.ts'
import { verifierOf } from '../store/embedded/passwords.ts'
import { runningPostmaster } from '../store/embedded/postmaster.ts'
import { giveFolder, holdFolder } from '../store/embedded/private-files.ts'
import { removeBase } from '../store/embedded/remove-cluster.ts'
import { withStartLock } from '../store/embedded/start-lock.ts'
import { lastFormer, migrations } from '../store/migration-list.ts'
import { unfinishedRestore } from '../store/unfinished-restore.ts'
import { enter, listedObjects, readObject } from './files.ts'
import { withSuperuser } from './fingerprint.ts'
import { requireRoom } from './folder.ts'
import { openKeys } from './keys.ts'
import { type Manifest, names, readManifest } from './manifest.ts'
import { membersOf } from './tar.ts'
import { TemporaryServer } from './temporary-server.ts'

type Part = NonNullable<Manifest['chaves']>

const damaged = (path: string, what: string) =>
  new CopyFailure(`A cópia está danificada: ${path} ${what}. Use outra cópia, de antes desta.`)

/** Reads the manifest of a backup that this version can restore. */
export async function readRestorable(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup)
  const { banco, versao } = manifest
  const known = new Set(migrations().map(({ name }) => name))
  const isNewer = banco?.migracoes.some((name) => name > lastFormer && !known.has(name))
  if (isNewer || isLater(versao, manifestOfProgram.version)) {
    throw new CopyRefused(
      `A cópia é da versão ${versao} do Vínculo, mais nova que esta, a ${manifestOfProgram.version}. Restaure-a com a ${versao} ou outra mais nova.`,
    )
  }
  const major = banco?.postgres.split('.')[0]
  if (major && major !== majorVersion()) {
    throw new CopyRefused(
      `A cópia é de um PostgreSQL ${major}, e esta versão do Vínculo traz o ${majorVersion()}. Restaure-a com a versão ${versao} do Vínculo, e depois atualize.`,
    )
  }
  return manifest
}

/** Compares versions by their three numbers. */
function isLater(one: string, other: string): boolean {
  const numbers = (text: string) => text.split(/[.-]/, 3).map(Number)
  const [a, b] = [numbers(one), numbers(other)]
  const differs = a.findIndex((value, at) => value !== b[at])
  return differs >= 0 && a[differs]! > (b[differs] ?? 0)
}

/** Reads a small part of a backup and compares its checksum. */
export async function readPart(backup: string, { arquivo, sha256 }: Part): Promise<string> {
  const path = join(backup, arquivo)
  const content = await readFile(path).catch((error) => {
    throw damaged(path, `não pode ser lido (${error.code})`)
  })
  if (hash('sha256', content) !== sha256) throw damaged(path, 'não tem o conteúdo que tinha')
  return content.toString()
}

/**
 * Unpacks the cluster of a backup to a location. It gets its final name when it is complete and on disk. Only
 * this account can enter its folder until the folder is given to PostgreSQL's account.
 */
export async function unpackCluster(
  backup: string,
  { arquivo, bytes, sha256 }: NonNullable<Manifest['banco']>,
  { base, account }: Location,
  signal?: AbortSignal,
): Promise<void> {
  const path = join(backup, arquivo)
  const size = (await stat(path).catch(() => undefined))?.size
  if (size !== bytes) throw damaged(path, size === undefined ? 'falta' : 'não tem o tamanho que tinha')
  const temporary = join(base, 'pg-restaurado')
  await rm(temporary, { recursive: true, force: true })
  await mkdir(join(temporary, 'pg'), { recursive: true, mode: 0o700 })
  try {
    const digest = createHash('sha256')
    const digested = new Transform({
      transform(chunk, _encoding, done) {
        digest.update(chunk)
        done(null, chunk)
      },
    })
    const unpack = (archive: AsyncIterable<Buffer>) => unpackTo(join(temporary, 'pg'), archive, account)
    await pipeline(createReadStream(path), digested, createZstdDecompress(), unpack, { signal }).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code?.startsWith('ZSTD') ? damaged(path, 'não pode ser descompactado') : error
      },
    )
    if (digest.digest('hex') !== sha256) throw damaged(path, 'não tem o conteúdo que tinha')
    syncTree(temporary)
    giveFolder(join(temporary, 'pg'), account)
    renameDurably(join(temporary, 'pg'), join(base, 'pg'))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function unpackTo(
  folder: string,
  archive: AsyncIterable<Buffer>,
  account: Location['account'],
): Promise<void> {
  for await (const { name, kind, mode, content } of membersOf(archive)) {
    const path = join(folder, name)
    if (kind === 'folder') await mkdir(path, { recursive: true, mode: 0o700 })
    else {
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      await chmod(path, mode & 0o700)
    }
    if (account) await chown(path, account.uid, account.gid)
  }
}

export interface RestoreOptions {
  backup: string
  data: string
  /** Opens the keys of the backup. */
  passphrase?: string | undefined
  /** The keys come from VINCULO_KEYS, so that a lost password of the cluster can be replaced. */
  keysGiven?: boolean
  signal?: AbortSignal | undefined
}

export interface Restored {
  manifest: Manifest
  cluster: string | undefined
  /** Where the keys are: in the data folder, in VINCULO_KEYS, or still to be put in place. */
  keys: 'pasta' | 'VINCULO_KEYS' | 'faltam'
}

/** Entries that a data folder may have before a restore. */
const allowedBefore = new Set(['secrets.json', 'start.lock', unfinishedRestore])

function requireEmpty(data: string): void {
  const entries = existsSync(data) ? readdirSync(data) : []
  // A repeated restore overwrites what the interrupted one left.
  if (entries.includes(unfinishedRestore)) return
  const other = entries.find((name) => !allowedBefore.has(name))
  if (other) {
    throw new CopyRefused(
      `A pasta ${data} não está vazia (${other}). Informe em --data uma pasta nova; nada é sobrescrito. Só um secrets.json pode já estar nela.`,
    )
  }
}

/** Restores a backup into a new data folder. Until it is complete, a start there is refused. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, data, passphrase } = options
  const manifest = await readRestorable(backup)
  requireEmpty(data)
  const keys = await keysOf(backup, manifest, passphrase)
  makeFolderDurably(data, 0o755)
  return withStartLock(data, async () => {
    requireEmpty(data)
    const files = manifest.arquivos.onde === 'pasta' ? manifest.arquivos.bytes : 0
    await requireRoom(data, files + (manifest.banco?.bytesAbertos ?? 0), 'a restauração')
    const isRepeated = existsSync(join(data, unfinishedRestore))
    createDurably(join(data, unfinishedRestore), `${backup}\n`)
    const location = manifest.banco ? locate(data) : undefined
    if (manifest.banco && location) {
      if (existsSync(join(location.base, 'pg'))) {
        // An interrupted restore left this cluster. No start has used it, because the mark refuses one.
        if (!isRepeated || runningPostmaster(join(location.base, 'pg')))
          throw takenCluster(location.base, data)
        await removeBase(location.base)
      }
      holdFolder(location.base)
    }
    await restoreFiles(backup, manifest, data)
    const found = await placeKeys(data, keys, options)
    if (manifest.banco && location) {
      await unpackCluster(backup, manifest.banco, location, options.signal)
      if (found.reset) await resetPassword(location, found.reset)
    }
    removeDurably(join(data, unfinishedRestore))
    return { manifest, cluster: location?.base, keys: found.keys }
  })
}

const takenCluster = (base: string, data: string) =>
  new CopyRefused(
    `Em ${base} já há um banco, de uma restauração que terminou ou de uma pasta apagada. Veja vinculo data list; depois de vinculo data remove, restaure de novo em ${data}.`,
  )

async function keysOf(
  backup: string,
  { chaves }: Manifest,
  passphrase?: string,
): Promise<Stored | undefined> {
  if (!chaves || passphrase === undefined) return undefined
  return openKeys(await readPart(backup, chaves), passphrase)
}

/**
 * Puts the keys into the data folder. If VINCULO_KEYS has them, only the cluster's password is lost; it gets a new
 * value.
 */
async function placeKeys(data: string, keys: Stored | undefined, { keysGiven }: RestoreOptions) {
  if (existsSync(secretsFile(data))) return { keys: 'pasta' as const }
  if (keys) {
    restoreSecrets(data, keys)
    return { keys: 'pasta' as const }
  }
  if (!keysGiven) return { keys: 'faltam' as const }
  const fresh = freshSecrets()
  restoreSecrets(data, fresh)
  return { keys: 'VINCULO_KEYS' as const, reset: fresh.databasePassword }
}

/** Gives the restored cluster's superuser another password; the next start gives the other roles theirs. */
async function resetPassword(location: Location, password: string): Promise<void> {
  const server = await TemporaryServer.start(location)
  try {
    await withSuperuser(server.url('postgres', 'postgres'), async (client) => {
      await client.query(
        `alter role postgres password ${client.escapeLiteral(verifierOf(password, 'postgres'))}`,
      )
    })
  } finally {
    await server.stop()
  }
}

async function restoreFiles(backup: string, { arquivos }: Manifest, data: string): Promise<void> {
  const root = join(data, names.files)
  await rm(root, { recursive: true, force: true })
  if (arquivos.onde !== 'pasta') return
  await readListing(backup, arquivos.lista)
  await mkdir(root, { mode: 0o700 })
  const folders = new Set([root])
  let many = 0
  for await (const { name, sha256 } of listedObjects(backup)) {
    const content = await readObject(backup, name, sha256)
    await enter(root, name, folders)
    await createFlushed(join(root, name), content)
    many++
  }
  if (many !== arquivos.quantidade) throw damaged(join(backup, names.fileList), 'não tem todos os arquivos')
  for (const folder of folders) await flushPath(folder)
  await flushPath(data)
}

/** Verifies the list of the files itself; it may be long. */
export async function readListing(backup: string, { arquivo, sha256, bytes }: Part): Promise<void> {
  const path = join(backup, arquivo)
  if (!existsSync(path) || statSync(path).size !== bytes) throw damaged(path, 'falta ou está incompleto')
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path)) digest.update(chunk)
  if (digest.digest('hex') !== sha256) throw damaged(path, 'não tem o conteúdo que tinha')
}
