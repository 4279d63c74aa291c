import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import manifest from '../../package.json' with { type: 'json' }
import type { Config } from '../config/config.ts'
import { type FoundSecrets, findSecrets, keepSecrets } from '../config/secrets.ts'
import { CopyFailure, CopyRefused } from '../copy-failure.ts'
import { createDurably, makeFolderDurably, removeDurably } from '../durable-file.ts'
import { DatabaseClient } from '../store/client.ts'
import { ownerConnection } from '../store/connection.ts'
import { openDataLocation } from '../store/data-location.ts'
import { Database } from '../store/database.ts'
import { hasCluster } from '../store/embedded/location.ts'
import { actAsOwner } from '../store/embedded/owner-of-data.ts'
import { refuseForeignKeys } from '../store/keys/settle.ts'
import { locks } from '../store/locks.ts'
import { migrate } from '../store/migrate.ts'
import { lastFormer, type Migration, migrations } from '../store/migration-list.ts'
import { unfinishedImport } from '../store/unfinished-import.ts'
import { type OnTable, rowsOf } from './export.ts'
import { damaged, type ExportedTable, type Manifest, readManifest } from './manifest.ts'
import { RowDigest } from './row-digest.ts'
import { columnList, durableTables, renderings, sequenceNames } from './schema.ts'
import { withoutConstraints } from './without-constraints.ts'

export interface ImportOptions {
  onTable: OnTable
  onMigration: (applied: { name: string; ms: number }) => void
}

/**
 * Makes a new database of an export. It gets the schema of the export, all rows in one transaction that also
 * compares them with the export, and then the migrations since. Until then a mark in the data folder keeps
 * the platform from starting; with it, an interrupted import begins again.
 */
export async function importDatabase(
  folder: string,
  config: Config,
  options: ImportOptions,
): Promise<Manifest> {
  const exported = await readManifest(folder)
  const list = schemaOf(exported, folder)
  if (!config.databaseUrl) actAsOwner(config.data)
  const secrets = requireKeys(config)
  const again = existsSync(join(config.data, unfinishedImport))
  if (!config.databaseUrl && !again) requireNoCluster(config)
  for (const table of exported.tabelas) await requireWhole(folder, table)
  makeFolderDurably(config.data)
  const location = await openDataLocation(config, secrets.secrets, { serving: true, onRestart: () => {} })
  try {
    if (again && location.embedded) await dropSchema(location.ownerUrl)
    await requireEmpty(location.ownerUrl)
    createDurably(join(config.data, unfinishedImport), `${folder}\n`)
    await migrate(location.ownerUrl, { list })
    await inTransaction(location.ownerUrl, (client) => fill(client, folder, exported, options.onTable))
    const owner = new Database(ownerConnection(location.ownerUrl), 1)
    try {
      await refuseForeignKeys(owner, config, secrets)
      await owner.pool.query(`analyze ${exported.tabelas.map(({ nome }) => `"${nome}"`).join(', ')}`)
    } finally {
      await owner.close()
    }
    await migrate(location.ownerUrl, { onApplied: options.onMigration })
    removeDurably(join(config.data, unfinishedImport))
    return exported
  } finally {
    await location.close()
  }
}

/** The migrations that make the schema of the export. */
function schemaOf({ migracoes, versao }: Manifest, folder: string): Migration[] {
  const all = migrations()
  const known = new Set(all.map(({ name }) => name))
  const newer = migracoes.filter((name) => name > lastFormer && !known.has(name))
  if (newer.length > 0) {
    throw new CopyRefused(
      `A exportação ${folder} foi feita pela versão ${versao} do Vínculo e tem a migração ${newer.at(-1)}, que esta versão, a ${manifest.version}, não conhece. Importe-a com a versão que a fez ou outra mais nova.`,
    )
  }
  const list = all.filter(({ name }) => migracoes.includes(name))
  if (list[0] !== undefined && list[0] === all[0]) return list
  throw damaged(folder, 'faltam nela as migrações do esquema')
}

/** An export contains no keys, and without its keys most of it could not be read. */
function requireKeys(config: Config): FoundSecrets {
  const found = findSecrets(config)
  if (!found.unsaved) return found
  // Only the password of the new embedded server is generated then.
  if (config.keys) return keepSecrets(config, found)
  throw new CopyRefused(
    `Falta ${found.source}: a exportação não traz as chaves. Copie antes para ${config.data} o secrets.json da instalação exportada, ou informe as chaves dela em VINCULO_KEYS. Nada foi alterado.`,
  )
}

function requireNoCluster({ data }: Config): void {
  if (!hasCluster(data)) return
  throw new CopyRefused(
    `A pasta de dados ${data} já tem um banco. Informe em --data uma pasta nova, só com o secrets.json. Nada foi alterado.`,
  )
}

/** A damaged file is found before anything is made. */
async function requireWhole(folder: string, { arquivo, sha256, bytes }: ExportedTable): Promise<void> {
  const hash = createHash('sha256')
  let read = 0
  try {
    for await (const chunk of createReadStream(join(folder, arquivo))) {
      hash.update(chunk)
      read += chunk.length
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw damaged(folder, `falta ${arquivo}`)
    throw error
  }
  if (read !== bytes || hash.digest('hex') !== sha256) throw damaged(folder, `${arquivo} não confere`)
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new DatabaseClient(ownerConnection(url))
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    // Closing the connection also ends a transaction.
    await client.end().catch(() => {})
  }
}

/** Removes what an interrupted import left in the data folder's own database. */
const dropSchema = (url: string) =>
  connected(url, (client) => client.query('drop schema if exists vinculo cascade'))

const requireEmpty = (url: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('vinculo.migracao') is not null as used`)
    if (!rows[0].used) return
    throw new CopyRefused(
      'O banco de dados não está vazio. Crie um banco novo para a importação. Nada foi alterado.',
    )
  })

const inTransaction = (url: string, work: (client: pg.Client) => Promise<void>) =>
  connected(url, async (client) => {
    await client.query(`begin; ${renderings}`)
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as mine', [locks.migration])
    if (!rows[0].mine) throw new CopyFailure('Outro processo está usando o banco novo. Pare-o e repita.')
    await work(client)
    await client.query('commit')
  })

async function fill(client: pg.Client, folder: string, exported: Manifest, onTable: OnTable): Promise<void> {
  const { tabelas, sequencias } = exported
  await requireSameShape(client, folder, exported)
  await withoutConstraints(
    client,
    tabelas.map(({ nome }) => nome),
    async () => {
      for (const [at, table] of tabelas.entries()) {
        await fillTable(client, folder, table)
        onTable(table.nome, at + 1, tabelas.length)
      }
    },
  )
  for (const { nome, valor, usado } of sequencias) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`vinculo."${nome}"`, valor, usado])
  }
}

/** The tables, columns and sequences of the export are those that its migrations make here. */
async function requireSameShape(
  client: pg.Client,
  folder: string,
  { tabelas, sequencias }: Manifest,
): Promise<void> {
  const shape = (tables: readonly { name: string; columns: readonly string[] }[]) =>
    tables.map(({ name, columns }) => `${name}(${[...columns].sort()})`).sort()
  const here = [...shape(await durableTables(client)), ...(await sequenceNames(client))]
  const there = [
    ...shape(tabelas.map(({ nome, colunas }) => ({ name: nome, columns: colunas }))),
    ...sequencias.map(({ nome }) => nome).sort(),
  ]
  const other = [...new Set(here).symmetricDifference(new Set(there))]
  if (other.length === 0) return
  throw damaged(folder, `suas tabelas não são as das suas migrações (${other[0]})`)
}

/** Fills a table, reads it again, and compares it with the export. */
async function fillTable(client: pg.Client, folder: string, table: ExportedTable): Promise<void> {
  const { nome, colunas, arquivo, linhas, conteudo } = table
  await pipeline(
    createReadStream(join(folder, arquivo)),
    createZstdDecompress(),
    client.query(copyFrom(`copy "${nome}" (${columnList(colunas)}) from stdin`)),
  )
  const digest = new RowDigest()
  for await (const chunk of rowsOf(client, { name: nome, columns: colunas, byClient: false }, [])) {
    digest.update(chunk)
  }
  if (digest.rows === linhas && digest.digest() === conteudo) return
  throw new CopyFailure(
    `A tabela ${nome} não ficou igual à exportada (${digest.rows} de ${linhas} linhas). Nada foi importado; repita, e se acontecer de novo exporte de novo.`,
  )
}
