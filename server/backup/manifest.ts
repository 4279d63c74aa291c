import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CopyFailure, CopyRefused } from '../copy-failure.ts'
import { digestName, manifestName, readManifestFile, writeManifestFile } from '../manifest-file.ts'

/** Number of the layout of a backup's folder. */
export const layout = 1

export const names = {
  manifest: manifestName,
  manifestDigest: digestName,
  database: 'banco.tar.zst',
  files: 'arquivos',
  fileList: 'arquivos.sha256',
  keys: 'chaves.json',
  fingerprint: 'conferencia.json',
} as const

interface Part {
  arquivo: string
  bytes: number
  sha256: string
}

/** What a backup is and has. */
export interface Manifest {
  formato: number
  /** Version of the program that made it. */
  versao: string
  /** ISO 8601 instant of its beginning. */
  momento: string
  /** Made by the nightly job. Only such backups are removed when newer ones exist. */
  noturna: boolean
  duracaoMs: number
  /** Data folder, and folder of its cluster. */
  dados: string
  cluster: string | null
  /** Null for a backup of files only, beside a PostgreSQL of the operator. */
  banco: (Part & { postgres: string; sistema: string; bytesAbertos: number; migracoes: string[] }) | null
  arquivos:
    | { onde: 'pasta'; quantidade: number; bytes: number; lista: Part }
    | { onde: 's3'; endereco: string; bucket: string; prefixo: string }
  /** Null without --with-keys. */
  chaves: Part | null
  conferencia: Part | null
}

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeManifestFile(folder, manifest)

const damaged = (folder: string, what: string) =>
  new CopyFailure(
    `A cópia ${folder} está incompleta ou danificada: ${what}. Use outra cópia, de antes desta.`,
  )

export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = (await readManifestFile(folder, (what) => damaged(folder, what))) as Manifest
  if (manifest.formato > layout) {
    throw new CopyRefused(
      `A cópia ${folder} foi feita por uma versão mais nova do Vínculo, a ${manifest.versao}. Restaure-a com essa versão ou outra mais nova.`,
    )
  }
  return manifest
}

/** Whether every part is there with its size, and the folder of the files. Checksums are verified by a restore. */
export async function hasAllParts(folder: string, manifest: Manifest): Promise<boolean> {
  const { banco, arquivos, chaves, conferencia } = manifest
  const list = arquivos.onde === 'pasta' ? arquivos.lista : null
  const parts = [banco, chaves, conferencia, list].filter((part) => part !== null)
  const found = await Promise.all(parts.map(({ arquivo, bytes }) => hasFile(join(folder, arquivo), bytes)))
  return found.every(Boolean) && (!list || (await isFolder(join(folder, names.files))))
}

const hasFile = (path: string, bytes: number): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile() && found.size === bytes,
    () => false,
  )

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
