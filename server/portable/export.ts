import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { CopyFailure, CopyRefused } from '../copy-failure.ts'
import { flushedStream, flushPath, makeFolderDurably, renameDurably } from '../durable-file.ts'
import { DatabaseClient } from '../store/client.ts'
import { ownerConnection } from '../store/connection.ts'
import { appliedMigrations } from '../store/schema-version.ts'
import {
  type ExportedSequence,
  type ExportedTable,
  fileOf,
  type Manifest,
  newManifest,
  writeManifest,
} from './manifest.ts'
import { RowDigest } from './row-digest.ts'
import { columnList, durableTables, renderings, sequenceNames, type Table } from './schema.ts'

/** Called after each table. */
export type OnTable = (table: string, done: number, total: number) => void

/**
 * Writes all tables of the database into a new folder, from one snapshot, while the platform may serve. The
 * folder gets its name when everything in it is on disk.
 */
export async function exportDatabase(ownerUrl: string, target: string, onTable: OnTable): Promise<Manifest> {
  const folder = resolve(target)
  requireFree(folder)
  makeFolderDurably(dirname(folder))
  const partial = mkdtempSync(join(dirname(folder), `.${basename(folder)}-incompleta-`))
  try {
    const made = await inSnapshot(ownerUrl, (client) => exportTo(client, partial, onTable))
    await writeManifest(partial, made)
    await flushPath(partial)
    takeName(partial, folder)
    return made
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error
    throw new CopyFailure(
      `Não há espaço no disco de ${dirname(folder)} para a exportação. O que foi escrito foi removido; nada mais foi alterado.`,
    )
  }
}

/** The target may be an empty folder, such as a mount point. */
function requireFree(folder: string): void {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return
    if (code !== 'ENOTDIR') throw error
    throw new CopyRefused(`${folder} não é uma pasta. Informe uma pasta nova.`)
  }
  if (names.length > 0) throw new CopyRefused(`A pasta ${folder} não está vazia. Informe uma pasta nova.`)
}

function takeName(partial: string, folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTEMPTY') throw new CopyRefused(`A pasta ${folder} deixou de estar vazia. Informe outra.`)
    if (code !== 'ENOENT') throw error
  }
  renameDurably(partial, folder)
}

async function inSnapshot<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new DatabaseClient(ownerConnection(ownerUrl))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`begin isolation level repeatable read read only; ${renderings}`)
    return await work(client)
  } finally {
    // Closing the connection ends the transaction.
    await client.end().catch(() => {})
  }
}

async function exportTo(client: pg.Client, folder: string, onTable: OnTable): Promise<Manifest> {
  const { rows } = await client.query<{ momento: string; postgres: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as momento,
            current_setting('server_version') as postgres`,
  )
  const migracoes = [...(await appliedMigrations(client))].sort()
  const found = await client.query<{ id: number }>('select cliente_id as id from cliente order by 1')
  const clients = found.rows.map(({ id }) => id)
  const tables = await durableTables(client)
  const tabelas: ExportedTable[] = []
  for (const table of tables) {
    tabelas.push(await exportTable(client, folder, table, clients))
    onTable(table.name, tabelas.length, tables.length)
  }
  // Read last: a sequence is not part of the snapshot, and must be beyond every exported row.
  const sequencias: ExportedSequence[] = []
  for (const nome of await sequenceNames(client)) {
    const { rows: values } = await client.query<{ valor: string; usado: boolean }>(
      `select last_value::text as valor, is_called as usado from "${nome}"`,
    )
    sequencias.push({ nome, ...values[0]! })
  }
  return newManifest({ ...rows[0]!, migracoes, tabelas, sequencias })
}

async function exportTable(
  client: pg.Client,
  folder: string,
  table: Table,
  clients: readonly number[],
): Promise<ExportedTable> {
  const digest = new RowDigest()
  const sha256 = createHash('sha256')
  let bytes = 0
  const arquivo = fileOf(table.name)
  await pipeline(
    async function* () {
      for await (const chunk of rowsOf(client, table, clients)) {
        digest.update(chunk)
        yield chunk
      }
    },
    createZstdCompress(),
    async function* (compressed: AsyncIterable<Buffer>) {
      for await (const chunk of compressed) {
        sha256.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    flushedStream(join(folder, arquivo)),
  )
  const { name: nome, columns: colunas } = table
  const counted = { linhas: digest.rows, conteudo: digest.digest() }
  return { nome, colunas, ...counted, arquivo, bytes, sha256: sha256.digest('hex') }
}

/** Rows of a table in COPY's text format. */
export async function* rowsOf(
  client: pg.ClientBase,
  { name, columns, byClient }: Table,
  clients: readonly number[],
): AsyncGenerator<Buffer> {
  const statement = `copy (select ${columnList(columns)} from "${name}") to stdout`
  for (const id of byClient ? clients : [undefined]) {
    if (id !== undefined) await client.query(`select set_config('vinculo.cliente', $1, true)`, [String(id)])
    yield* client.query(copyTo(statement))
  }
}
