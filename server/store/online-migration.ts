import type pg from 'pg'
import type { Migration, Mode } from './migration-list.ts'

/** Waiting for transactions under way blocks nobody else, but must end. */
const longestWait = '10min'

/** Runs a statement that blocks neither reads nor writes. It may be repeated after an interruption. */
export async function runOnline(client: pg.Client, { text }: Migration): Promise<void> {
  const [, index] = /create (?:unique )?index concurrently if not exists (\w+)/.exec(text) ?? []
  if (index) await dropUnfinished(client, index)
  await client.query(`set lock_timeout = '${longestWait}'`)
  try {
    // The simple protocol would run several statements in one transaction.
    await client.query({ text, queryMode: 'extended' } as pg.QueryConfig)
  } finally {
    await client.query('reset lock_timeout').catch(() => {})
  }
}

/** An interrupted build leaves an invalid index, which `if not exists` would accept. */
async function dropUnfinished(client: pg.Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rowCount) await client.query(`drop index concurrently ${index}`)
}

interface KeyColumn {
  name: string
  type: string
}

/** The last batch that was committed: its client, and the key of its last row. */
interface Position {
  client: number
  after: readonly string[] | null
}

/**
 * Runs a statement for all rows of a table, batch by batch in the order of the primary key and client by
 * client. Each batch commits together with its position, from which an interrupted migration continues.
 */
export async function runBatches(
  client: pg.Client,
  { name, text }: Migration,
  { table, rows }: Extract<Mode, { kind: 'batches' }>,
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const key = await primaryKey(client, table)
  const byClient = key[0]!.name === 'cliente_id'
  const rest = byClient ? key.slice(1) : key
  const names = rest.map((column) => column.name).join(', ')
  const filter = byClient ? 'cliente_id = $1' : '$1::int = 0'
  const given = (parameter: number) =>
    rest.map(({ type }, at) => `($${parameter}::text[])[${at + 1}]::${type}`).join(', ')
  const beyond = `${filter} and ($2::text[] is null or (${names}) > (${given(2)}))`
  const texts = rest.map((column) => `${column.name}::text`).join(', ')
  const lastOfBatch = `select array[${texts}] as last from (select ${names} from ${table} where ${beyond} order by ${names} limit ${rows}) batch
    order by ${rest.map((column) => `${column.name} desc`).join(', ')} limit 1`
  const statement = `with batch as materialized (
      select ${key.map((column) => column.name).join(', ')} from ${table} where ${beyond} and (${names}) <= (${given(3)}))
    ${text}`
  const found = await client.query<{ posicao: Position }>(
    'select posicao from migracao_andamento where nome = $1',
    [name],
  )
  let position: Position = found.rows[0]?.posicao ?? { client: 0, after: null }
  for (const number of byClient ? await clientNumbers(client) : [0]) {
    if (number < position.client) continue
    if (number > position.client) position = { client: number, after: null }
    for (let last: string[] | undefined = []; last; ) {
      const { after } = position
      // The position moves only after the commit, because the transaction may be repeated.
      last = await inTransaction(async () => {
        if (byClient) await actAsMigration(client, number)
        const found = await client.query<{ last: string[] }>(lastOfBatch, [number, after])
        const last = found.rows[0]?.last
        if (!last) return undefined
        await client.query(statement, [number, after, last])
        await savePosition(client, name, { client: number, after: last })
        return last
      })
      if (last) position = { client: number, after: last }
    }
  }
}

/** An update by a migration is no change of what records show. */
const actAsMigration = (client: pg.Client, number: number) =>
  client.query(
    `select set_config('vinculo.cliente', $1, true), set_config('vinculo.historico', 'S', true),
            set_config('vinculo.operacao', 'migrate', true)`,
    [String(number)],
  )

const savePosition = (client: pg.Client, name: string, position: Position) =>
  client.query(
    `insert into migracao_andamento (nome, posicao) values ($1, $2)
     on conflict (nome) do update set posicao = excluded.posicao`,
    [name, position],
  )

async function primaryKey(client: pg.Client, table: string): Promise<KeyColumn[]> {
  const { rows } = await client.query<KeyColumn>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
       from pg_index i cross join lateral unnest(i.indkey::int[]) with ordinality k(number, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [table],
  )
  if (rows.length < 1 || (rows.length === 1 && rows[0]!.name === 'cliente_id')) {
    throw new Error(`${table} has no primary key to make batches by`)
  }
  return rows
}

async function clientNumbers(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select cliente_id as id from cliente order by 1')
  return rows.map(({ id }) => id)
}
