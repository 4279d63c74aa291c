import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Flushes a file or folder to disk. A new directory entry survives a power failure only after that. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Creates a folder and its missing parents, and flushes them to disk. */
export function makeFolderDurably(path: string, mode?: number): void {
  const first = mkdirSync(path, { recursive: true, mode })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) syncPath(dirname(made))
}

/**
 * Creates a file with its whole content and flushes it to disk. Returns false when the name is taken: unlike
 * a rename, the link never replaces a file that another process created first. That file is flushed, too.
 */
export function createDurably(path: string, text: string, mode = 0o600): boolean {
  const partial = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  let created = true
  try {
    const handle = openSync(partial, 'wx', mode)
    try {
      writeFileSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    linkSync(partial, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    created = false
  } finally {
    rmSync(partial, { force: true })
  }
  syncPath(path)
  syncPath(dirname(path))
  return created
}
