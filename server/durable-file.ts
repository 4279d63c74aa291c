import { randomBytes } from 'node:crypto'
import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  type WriteStream,
  writeFileSync,
} from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes that survive a power failure: the content is flushed before the name appears, and the folder after
 * it. Every file that the program relies on later is written here (test/contract/durable-files.test.ts).
 */

/** Flushes a file or folder to disk. A new directory entry survives a power failure only after that. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** The same, without blocking the event loop. */
export async function flushPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Creates a folder and its missing parents, and flushes them to disk. It creates one folder at a time, because
 * Node's recursive mkdir never returns under /proc, where mkdir fails with ENOENT although the parent exists.
 */
export function makeFolderDurably(path: string, mode?: number): void {
  const missing: string[] = []
  for (let at = path; !existsSync(at); at = dirname(at)) missing.push(at)
  for (const folder of missing.reverse()) {
    makeUnlessThere(folder, mode)
    syncPath(dirname(folder))
  }
  if (missing.length === 0 && !statSync(path).isDirectory()) {
    throw Object.assign(new Error(`ENOTDIR: ${path}`), { code: 'ENOTDIR', path })
  }
}

/** Another process may create it at the same time. */
function makeUnlessThere(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Name beside a file under which its content is written first; a crash may leave it. */
const partialOf = (path: string) => join(dirname(path), `.${randomBytes(8).toString('hex')}.parcial`)

/**
 * Creates a file with its whole content and flushes it to disk. Returns false when the name is taken: unlike
 * a rename, the link never replaces what is there, and never follows it.
 */
export function createNewDurably(path: string, text: string, mode = 0o600): boolean {
  const partial = partialOf(path)
  try {
    writeFlushed(partial, text, mode)
    linkSync(partial, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(partial, { force: true })
  }
  syncPath(dirname(path))
  return true
}

/** Creates a file, or flushes the one that another process created first. */
export function createDurably(path: string, text: string, mode = 0o600): boolean {
  const created = createNewDurably(path, text, mode)
  if (!created) {
    syncPath(path)
    syncPath(dirname(path))
  }
  return created
}

/** Creates a file or replaces the one of that name, which stays whole until then. */
export function replaceDurably(path: string, text: string, mode = 0o600): void {
  const partial = partialOf(path)
  try {
    writeFlushed(partial, text, mode)
    renameDurably(partial, path)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** The same, without blocking the event loop. */
export async function putDurably(path: string, bytes: Uint8Array | string, mode = 0o600): Promise<void> {
  const partial = partialOf(path)
  try {
    const file = await open(partial, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw error
  }
  await flushPath(dirname(path))
}

/** Creates a file and flushes it. Its caller flushes the folder, after all files of the folder. */
export async function createFlushed(path: string, bytes: Uint8Array | string, mode = 0o600): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A stream to a new file, which is flushed before the stream closes. Its caller flushes the folder. */
export const flushedStream = (path: string, mode = 0o600): WriteStream =>
  createWriteStream(path, { flags: 'wx', mode, flush: true })

/** Creates a folder that must not exist. Its caller flushes its parent. */
export async function createFolder(path: string, mode = 0o700): Promise<void> {
  await mkdir(path, { mode })
}

/** Removes a file, which a power failure does not bring back. */
export function removeDurably(path: string): void {
  rmSync(path, { force: true })
  syncPath(dirname(path))
}

/** Renames what was flushed before. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  syncPath(dirname(to))
}

/** Flushes a folder with everything below it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) syncTree(join(folder, entry.name))
    else if (entry.isFile()) syncPath(join(folder, entry.name))
  }
  syncPath(folder)
}

function writeFlushed(path: string, text: string, mode: number): void {
  const handle = openSync(path, 'wx', mode)
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
