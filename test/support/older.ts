import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../../server/config/config.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { createEmptyDatabase } from './database.ts'

const migrations = join(projectRoot, 'server/store/migrations')

/** A database as an older version of the program left it. */
export interface Older {
  url: string
  /** Work as the owner, for a client that already was there. */
  fill: (work: (owner: pg.Client, clienteId: number) => Promise<void>) => Promise<number>
  drop: () => Promise<void>
}

/** A database before a migration, by its number, with one client. */
export async function olderThan(number: string): Promise<Older> {
  const { url, drop } = await createEmptyDatabase()
  const withOwner = async <T>(work: (owner: pg.Client) => Promise<T>): Promise<T> => {
    const owner = new pg.Client(ownerConnection(url))
    await owner.connect()
    try {
      return await work(owner)
    } finally {
      await owner.end()
    }
  }
  await withOwner(async (owner) => {
    await owner.query(
      'create schema vinculo; create table migracao (nome text primary key, aplicada_em timestamptz not null default now())',
    )
    const names = readdirSync(migrations).filter((name) => name < number)
    for (const name of names.sort()) {
      await owner.query(`begin;${readFileSync(join(migrations, name), 'utf8')};commit`)
      await owner.query('insert into migracao (nome) values ($1)', [name])
    }
  })
  return {
    url,
    drop,
    fill: (work) =>
      withOwner(async (owner) => {
        const made = await owner.query(
          `insert into cliente (codigo, nome) values ('antigo', 'Antigo') returning cliente_id as id`,
        )
        const { id } = made.rows[0]
        await owner.query(`select set_config('vinculo.cliente', $1, false)`, [String(id)])
        await work(owner, id)
        return id
      }),
  }
}
