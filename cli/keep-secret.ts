import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolderDurably, syncPath } from '../server/durable-file.ts'

const manyFiles = 1_000

/**
 * Writes something secret into a new file of a folder, which only its owner can read, and says where. Nothing that
 * stands there is written to or followed, whoever put it there: the next free name is taken.
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
