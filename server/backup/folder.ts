import { existsSync } from 'node:fs'
import { access, constants, lstat, readdir, realpath, rename, rm, statfs } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { bytesText } from '../bytes-text.ts'
import { CopyRefused } from '../copy-failure.ts'
import { flushPath, makeFolderDurably } from '../durable-file.ts'
import { hasAllParts, names, readManifest } from './manifest.ts'

const complete = /^vinculo-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z$/
/** Name of an unfinished backup, with the number of its cluster. */
const partial = /^\.vinculo-\d{8}T\d{9}Z-(\w+)\.parcial$/
/** Entries besides backups that a folder of backups may contain. */
const ours = new Set(['estado.json', 'lost+found'])

/** A complete backup in a folder of backups. */
export interface CompleteBackup {
  path: string
  moment: Temporal.Instant
}

const stampOf = (moment: Temporal.Instant) =>
  moment.toString({ smallestUnit: 'millisecond' }).replace(/[-:.]/g, '')

export const nameAt = (moment: Temporal.Instant): string => `vinculo-${stampOf(moment)}`

export const partialAt = (moment: Temporal.Instant, system: string): string =>
  `.${nameAt(moment)}-${system}.parcial`

function momentIn(name: string): Temporal.Instant | undefined {
  const [, year, month, day, hour, minute, second, milliseconds] = complete.exec(name) ?? []
  if (!year) return undefined
  try {
    return Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}Z`)
  } catch {
    return undefined
  }
}

/** Complete backups of a folder, newest first. Unfinished ones have another name. */
export async function backupsIn(folder: string): Promise<CompleteBackup[]> {
  const found: CompleteBackup[] = []
  for (const name of await readdir(folder)) {
    const moment = momentIn(name)
    if (moment) found.push({ path: join(folder, name), moment })
  }
  return found.sort((a, b) => Temporal.Instant.compare(b.moment, a.moment))
}

/** The backup at a path, or the newest backup in the folder there. */
export async function chooseBackup(path: string): Promise<string> {
  if (existsSync(join(path, names.manifest))) return path
  const entries = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    throw new CopyRefused(`A pasta ${path} não pode ser lida (${error.code}).`)
  })
  const [newest] = await backupsIn(path)
  if (newest) return newest.path
  const interrupted = entries.some((name) => partial.test(name))
  throw new CopyRefused(
    interrupted
      ? `A cópia em ${path} foi interrompida e não serve. Faça outra com vinculo backup.`
      : `Não há cópia de segurança em ${path}.`,
  )
}

/** The path without links, and the part of it that exists. A file system may hang, so nothing here is synchronous. */
async function realPath(path: string): Promise<{ real: string; existing: string }> {
  for (let known = resolve(path); ; known = dirname(known)) {
    try {
      const existing = await realpath(known)
      return { real: resolve(existing, resolve(path).slice(known.length + 1)), existing }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

/** Folders in which no backup may be. */
export const foldersOfData = ({ data }: { data: string }, cluster: string | undefined): string[] =>
  cluster ? [data, cluster] : [data]

/** Why a folder cannot take backups; undefined if it can. Creates nothing. */
export async function whyUnusable(folder: string, data: readonly string[]): Promise<string | undefined> {
  try {
    // The first backup makes a missing folder.
    const { real, existing } = await realPath(folder)
    const paths = await Promise.all(data.map(realPath))
    const within = paths.find((one) => isInside(real, one.real))
    if (within) {
      return `A pasta ${folder} fica dentro da pasta de dados ${within.real}, e se perderia com ela. Escolha outra, de preferência em outro disco.`
    }
    await access(existing, constants.W_OK | constants.X_OK)
    const other = existing === real && (await readdir(real)).find(isForeign)
    return other
      ? `A pasta ${folder} tem outras coisas (${other}). Escolha uma pasta vazia, ou uma que só tem cópias.`
      : undefined
  } catch (error) {
    return unwritableText(folder, error)
  }
}

const isForeign = (name: string) => !momentIn(name) && !partial.test(name) && !ours.has(name)

const unwritableText = (folder: string, error: unknown) =>
  `Não é possível escrever em ${folder} (${(error as NodeJS.ErrnoException).code}). Confira as permissões da pasta, ou escolha outra.`

/** Refuses a folder that cannot take a backup, and creates it if it is missing. */
export async function prepareFolder(folder: string, data: readonly string[]): Promise<void> {
  const reason = await whyUnusable(folder, data)
  if (reason) throw new CopyRefused(reason)
  try {
    makeFolderDurably((await realPath(folder)).real, 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new CopyRefused(`O disco de ${folder} está cheio. Libere espaço.`)
    throw new CopyRefused(unwritableText(folder, error))
  }
}

/** Refuses a disk that cannot hold so many bytes. */
export async function requireRoom(folder: string, bytes: number, what: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  throw new CopyRefused(
    `O disco de ${folder} tem só ${bytesText(free)} livres; ${what} precisa de cerca de ${bytesText(bytes)}. Libere espaço, ou escolha outra pasta.`,
  )
}

/** Removes what interrupted backups of this cluster left. The caller holds the lock of backups. */
export async function removePartial(folder: string, system: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (partial.exec(name)?.[1] === system) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Removes the oldest nightly backups of this cluster beyond a number, but never the one whose restore was
 * rehearsed last: until another is, it is the newest that is known to be good. Each is renamed first, so that
 * an interrupted removal leaves nothing that looks complete.
 */
export async function pruneNightly(
  folder: string,
  system: string,
  { keep, rehearsed }: { keep: number; rehearsed: string | undefined },
): Promise<number> {
  const nightly: CompleteBackup[] = []
  for (const backup of await backupsIn(folder)) {
    if (await isNightlyOf(backup.path, system)) nightly.push(backup)
  }
  if (!nightly.some(({ path }) => basename(path) === rehearsed)) return 0
  const surplus = nightly.slice(keep).filter(({ path }) => basename(path) !== rehearsed)
  for (const { path, moment } of surplus) {
    const leaving = join(folder, partialAt(moment, system))
    await rename(path, leaving)
    await flushPath(folder)
    await rm(leaving, { recursive: true, force: true })
  }
  return surplus.length
}

/** A link, a damaged backup and one that lacks a part are left to the operator, and do not count. */
async function isNightlyOf(path: string, system: string): Promise<boolean> {
  if (!(await lstat(path)).isDirectory()) return false
  const manifest = await readManifest(path).catch(() => undefined)
  return (
    manifest?.noturna === true && manifest.banco?.sistema === system && (await hasAllParts(path, manifest))
  )
}
