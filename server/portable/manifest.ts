import { hash } from 'node:crypto'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { createFlushed } from '../durable-file.ts'
import { PortableFailure, PortableRefused } from './failure.ts'

/** Number of the layout of an export's folder. */
const layout = 1
export const manifestName = 'manifesto.json'
const digestName = 'manifesto.sha256'

export interface ExportedTable {
  nome: string
  colunas: string[]
  linhas: number
  /** Digest of the rows in any order. */
  conteudo: string
  arquivo: string
  bytes: number
  sha256: string
}

export interface ExportedSequence {
  nome: string
  /** Text, because a JSON number may be inexact. */
  valor: string
  usado: boolean
}

/** What an export is and has. */
export interface Manifest {
  formato: number
  /** Version of the program that made it. */
  versao: string
  /** Instant of the snapshot. */
  momento: string
  postgres: string
  /** Applied migrations: they are the schema of the tables. */
  migracoes: string[]
  tabelas: ExportedTable[]
  sequencias: ExportedSequence[]
}

export const newManifest = (found: Omit<Manifest, 'formato' | 'versao'>): Manifest => ({
  formato: layout,
  versao: manifest.version,
  ...found,
})

/** Written last: a folder without it is no export. */
export async function writeManifest(folder: string, made: Manifest): Promise<void> {
  const text = `${JSON.stringify(made, null, 2)}\n`
  await createFlushed(join(folder, digestName), `${hash('sha256', text)}  ${manifestName}\n`)
  await createFlushed(join(folder, manifestName), text)
}

/** A few hundred tables are a few hundred kilobytes. */
const longestManifest = 8 * 2 ** 20
const name = /^[a-z_][a-z0-9_]{0,62}$/
const hex = /^[0-9a-f]{64}$/

const damaged = (folder: string, what: string) =>
  new PortableFailure(`A exportação ${folder} está incompleta ou danificada: ${what}. Exporte de novo.`)

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readBounded(folder, manifestName)
  const [digest] = (await readBounded(folder, digestName)).split(' ')
  if (hash('sha256', text) !== digest) throw damaged(folder, `o resumo de ${manifestName} não confere`)
  const found = JSON.parse(text) as Manifest
  if (!Number.isInteger(found.formato)) throw damaged(folder, `${manifestName} não é de uma exportação`)
  if (found.formato > layout) {
    throw new PortableRefused(
      `A exportação ${folder} foi feita pela versão ${found.versao} do Vínculo, mais nova que esta, a ${manifest.version}. Importe-a com essa versão ou outra mais nova.`,
    )
  }
  if (!isValid(found)) throw damaged(folder, `${manifestName} não é de uma exportação`)
  return found
}

/** Names become parts of statements and paths. */
function isValid({ migracoes, tabelas, sequencias }: Manifest): boolean {
  return (
    [migracoes, tabelas, sequencias].every(Array.isArray) &&
    migracoes.every((one) => /^[\w.-]+\.sql$/.test(one)) &&
    sequencias.every(({ nome, valor }) => name.test(nome) && /^-?\d{1,19}$/.test(valor)) &&
    tabelas.every(
      ({ nome, colunas, arquivo, linhas, conteudo, sha256, bytes }) =>
        name.test(nome) &&
        arquivo === fileOf(nome) &&
        colunas.every((column) => name.test(column)) &&
        [linhas, bytes].every(Number.isSafeInteger) &&
        [conteudo, sha256].every((digest) => hex.test(digest)),
    )
  )
}

/** File of a table's rows in COPY's text format. */
export const fileOf = (table: string): string => `${table}.copy.zst`

async function readBounded(folder: string, file: string): Promise<string> {
  let handle: Awaited<ReturnType<typeof open>>
  try {
    handle = await open(join(folder, file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const exists = await readdir(folder).catch(() => undefined)
    if (!exists) throw new PortableRefused(`A pasta ${folder} não existe ou não pode ser lida.`)
    throw damaged(folder, `falta ${file}`)
  }
  try {
    if ((await handle.stat()).size > longestManifest) throw damaged(folder, `${file} é grande demais`)
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

export { damaged }
