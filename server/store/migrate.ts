import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { SettingError } from '../config/config.ts'
import { DatabaseClient } from './client.ts'
import { ownerConnection } from './connection.ts'
import { estimateClients } from './estimates.ts'
import { locks } from './locks.ts'

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))

/** Applies missing migrations. An advisory lock makes concurrent processes wait. */
export async function migrate(url: string): Promise<string[]> {
  const client = new DatabaseClient(ownerConnection(url))
  // A broken connection fails the statement under way.
  client.on('error', () => {})
  await client.connect()
  try {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [locks.migration])
    await client.query('create schema if not exists vinculo')
    await client.query(
      'create table if not exists migracao (nome text primary key, aplicada_em timestamptz not null default now())',
    )
    const done = new Set((await client.query('select nome from migracao')).rows.map((row) => row.nome))
    const applied: string[] = []
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.sql') || done.has(name)) continue
      await client.query('begin')
      await client.query(readFileSync(folder + name, 'utf8'))
      await client.query('insert into migracao (nome) values ($1)', [name])
      await client.query('commit')
      applied.push(name)
    }
    if (applied.length > 0) await estimateClients(client)
    return applied
  } finally {
    // Closing the connection releases the lock, also after an error.
    await client.end()
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num')
  if (Number(rows[0].server_version_num) < 160_000) {
    throw new SettingError(
      'DATABASE_URL: o servidor é mais antigo que o PostgreSQL 16, de que o Vínculo precisa.',
    )
  }
}
