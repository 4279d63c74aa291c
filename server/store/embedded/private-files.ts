import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs'
import type { Account } from './account.ts'
import { EmbeddedFailure } from './failure.ts'

/**
 * What we do with files where another account may have been at work. No link is followed: each operation is done
 * on what was opened and looked at, never on a name that may mean something else by then.
 */

const { O_RDONLY, O_WRONLY, O_APPEND, O_CREAT, O_EXCL, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK } = constants
const longestText = 64 * 1024

/** The beginning of a plain file, or nothing when there is none. */
export function readPlainFile(path: string): string | undefined {
  let file: number
  try {
    // Opening a pipe that somebody left there must not wait for its other end.
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

/** Opens the server's log to write at its end. What stands there and is no file of ours or its own is replaced. */
export function openLog(path: string, account: Account | undefined): number {
  const open = (more: number) => openSync(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | more, 0o600)
  try {
    const file = open(0)
    const found = fstatSync(file)
    // A file with a second name may be anybody's.
    const known = found.uid === process.getuid!() || found.uid === account?.uid
    if (found.isFile() && found.nlink === 1 && known) return file
    closeSync(file)
  } catch {
    // Missing, or a link.
  }
  rmSync(path, { force: true })
  return open(O_CREAT | O_EXCL)
}

/** Makes a folder, and as root takes it back if an older version gave it away: others pass, only we change it. */
export function holdFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  if (process.getuid!() !== 0) return
  const folder = openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  try {
    fchownSync(folder, 0, 0)
    fchmodSync(folder, 0o755)
  } finally {
    closeSync(folder)
  }
}

/** Gives a new folder of ours to an account, and nothing that it may lead to. */
export function giveFolder(path: string, account: Account | undefined): void {
  if (!account) return
  const folder = openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  fchownSync(folder, account.uid, account.gid)
  closeSync(folder)
}

/** Whether a folder is one that nobody but the account, or we ourselves, can enter. */
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
