import { join } from 'node:path'
import { createNewDurably, makeFolderDurably } from '../server/durable-file.ts'
import { UsageError } from './errors.ts'

const manyFiles = 1_000

/**
 * Writes a secret to a new file that only its owner can read, and returns its path. An existing file or link
 * is never written to or followed: the next free name is used.
 */
export function keepSecret(folder: string, name: string, text: string): string {
  makeFolderDurably(folder)
  for (let number = 1; number <= manyFiles; number++) {
    const file = join(folder, number === 1 ? `${name}.txt` : `${name}-${number}.txt`)
    if (createNewDurably(file, text)) return file
  }
  throw new UsageError(`${folder} já tem ${manyFiles} arquivos ${name}; apague os que não servem mais.`)
}
