import { readFileSync, type Stats, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError } from './errors.ts'

/** Why the operating system does not give a file's content. */
export function unreadable(path: string, error: unknown): UsageError {
  const { code } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new UsageError(`o arquivo ${path} não existe (procurado em ${resolve(path)}).`)
    case 'EISDIR':
      return new UsageError(`${path} é uma pasta, e não um arquivo.`)
    case 'EACCES':
    case 'EPERM':
      return new UsageError(`não há permissão para ler o arquivo ${path}; confira o dono e as permissões.`)
    default:
      return new UsageError(`o arquivo ${path} não pôde ser lido (${code ?? String(error)}).`)
  }
}

/** Size of a regular file that is not empty. */
export function sizeOf(path: string): number {
  const found = statOf(path)
  if (found.isDirectory()) throw unreadable(path, { code: 'EISDIR' })
  // A pipe could not be read twice, and its size is 0.
  if (!found.isFile()) throw new UsageError(`${path} não é um arquivo comum; grave os dados em um arquivo.`)
  if (found.size === 0) throw new UsageError(`o arquivo ${path} está vazio.`)
  return found.size
}

function statOf(path: string): Stats {
  try {
    return statSync(path)
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** Text of a small file; `what` names what it should be. */
export function smallTextOf(path: string, largest: number, what: string): string {
  if (sizeOf(path) > largest) throw new UsageError(`o arquivo ${path} é grande demais para ser ${what}.`)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw unreadable(path, error)
  }
}
