import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Flushes a file or a folder to the disk. A new name in a folder survives a power failure only after that. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Creates a folder and those above it that are missing; all of them are on the disk when it returns. */
export function makeFolderDurably(path: string, mode?: number): void {
  const first = mkdirSync(path, { recursive: true, mode })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) syncPath(dirname(made))
}

/**
 * Creates a file with its whole content, on the disk when it returns. False when the name is taken: unlike a rename, the
 * link never replaces the file of a process that was faster. That file is on the disk then, too.
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
