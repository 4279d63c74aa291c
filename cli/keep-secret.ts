import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolderDurably, syncPath } from '../server/durable-file.ts'

const manyFiles = 1_000

/**
 * Writes a secret to a new file that only its owner can read, and returns its path. An existing file or link
 * is never written to or followed: the next free name is used.
 */
export function keepSecret(folder: string, name: string, text: string): string {
  makeFolderDurably(folder)
  for (let number = 1; ; number++) {
    const file = join(folder, number === 1 ? `${name}.txt` : `${name}-${number}.txt`)
    try {
      const handle = openSync(file, 'wx', 0o600)
      try {
        writeFileSync(handle, text)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      syncPath(folder)
      return file
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || number >= manyFiles) throw error
    }
  }
}
