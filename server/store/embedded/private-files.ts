import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs'
import { makeFolderDurably } from '../../durable-file.ts'
import type { Account } from './account.ts'
import { EmbeddedFailure } from './failure.ts'

/**
 * File operations in folders that another account may have changed. No link is followed: each operation works
 * on the opened file, whose type and owner were checked, instead of a path.
 */

const { O_RDONLY, O_WRONLY, O_APPEND, O_CREAT, O_EXCL, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK } = constants
const longestText = 64 * 1024

/** The beginning of a regular file; undefined when there is none. */
export function readPlainFile(path: string): string | undefined {
  let file: number
  try {
    // O_NONBLOCK: opening a planted FIFO must not block.
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch {
    return undefined
  }
  try {
    if (!fstatSync(file).isFile()) return undefined
    const bytes = Buffer.alloc(longestText)
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, longestText, 0))
  } finally {
    closeSync(file)
  }
}

/** Opens the server's log for appending. Anything else than a file of ours or the server's is replaced. */
export function openLog(path: string, account: Account | undefined): number {
  const open = (more: number) => openSync(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | more, 0o600)
  try {
    const file = open(0)
    const found = fstatSync(file)
    // A file with a second hard link may belong to another account.
    const known = found.uid === process.getuid!() || found.uid === account?.uid
    if (found.isFile() && found.nlink === 1 && known) return file
    closeSync(file)
  } catch {
    // The file is missing or a link.
  }
  rmSync(path, { force: true })
  return open(O_CREAT | O_EXCL)
}

/** Creates a folder; as root, also takes it back where an older version gave it to another account. */
export function holdFolder(path: string): void {
  makeFolderDurably(path)
  if (process.getuid!() !== 0) return
  const folder = openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  try {
    fchownSync(folder, 0, 0)
    fchmodSync(folder, 0o755)
  } finally {
    closeSync(folder)
  }
}

/** Changes the owner of a new folder itself, without following links. */
export function giveFolder(path: string, account: Account | undefined): void {
  if (!account) return
  const folder = openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  fchownSync(folder, account.uid, account.gid)
  closeSync(folder)
}

/** Whether only the account, or our own, can enter a folder. */
export function isPrivate(path: string, account: Account | undefined): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  const owner = account?.uid ?? process.getuid!()
  return !!found?.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0
}

export function requirePrivate(path: string, account: Account | undefined): void {
  if (isPrivate(path, account)) return
  throw new EmbeddedFailure(
    `A pasta ${path} não é só da conta do PostgreSQL embutido. Pare o Vínculo, remova-a e inicie de novo.`,
  )
}
