import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../../server/config/config.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { createEmptyDatabase } from './database.ts'

const migrations = join(projectRoot, 'server/store/migrations')

/** A database in the schema of an older version. */
export interface Older {
  url: string
  /** Runs work as the owner for an existing client. */
  fill: (work: (owner: pg.Client, clienteId: number) => Promise<void>) => Promise<number>
  /** Migrates up to the migration before the given one. */
  upTo: (number: string) => Promise<void>
  drop: () => Promise<void>
}

/** A database before the migration of a number, with one client. */
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
  const all = readdirSync(migrations).sort()
  let applied = 0
  const upTo = (number: string) =>
    withOwner(async (owner) => {
      for (; applied < all.length && all[applied]! < number; applied++) {
        const name = all[applied]!
        await owner.query(`begin;${readFileSync(join(migrations, name), 'utf8')};commit`)
        await owner.query('insert into migracao (nome) values ($1)', [name])
      }
    })
  await withOwner(async (owner) => {
    await owner.query(
      'create schema vinculo; create table migracao (nome text primary key, aplicada_em timestamptz not null default now())',
    )
  })
  await upTo(number)
  let clients = 0
  return {
    url,
    upTo,
    drop,
    fill: (work) =>
      withOwner(async (owner) => {
        const made = await owner.query(
          `insert into cliente (codigo, nome) values ($1, 'Antigo') returning cliente_id as id`,
          [`antigo${++clients}`],
        )
        const { id } = made.rows[0]
        await owner.query(`select set_config('vinculo.cliente', $1, false)`, [String(id)])
        await work(owner, id)
        return id
      }),
  }
}
