import { readdir } from 'node:fs/promises'
import manifest from '../../package.json' with { type: 'json' }
import { CopyFailure, CopyRefused } from '../copy-failure.ts'
import { manifestName, readManifestFile, writeManifestFile } from '../manifest-file.ts'

/** Number of the layout of an export's folder. */
const layout = 1

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

export const writeManifest = (folder: string, made: Manifest): Promise<void> =>
  writeManifestFile(folder, made)

const name = /^[a-z_][a-z0-9_]{0,62}$/
const hex = /^[0-9a-f]{64}$/

const damaged = (folder: string, what: string) =>
  new CopyFailure(`A exportação ${folder} está incompleta ou danificada: ${what}. Exporte de novo.`)

export async function readManifest(folder: string): Promise<Manifest> {
  await readdir(folder).catch(() => {
    throw new CopyRefused(`A pasta ${folder} não existe ou não pode ser lida.`)
  })
  const found = (await readManifestFile(folder, (what) => damaged(folder, what))) as Manifest
  if (!Number.isInteger(found.formato)) throw damaged(folder, `${manifestName} não é de uma exportação`)
  if (found.formato > layout) {
    throw new CopyRefused(
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

export { damaged }
