import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import type { Tables } from '../../store/schema.ts'

type Table = 'unidade' | 'area' | 'cargo'

/** The code column of each table. */
const codes: { readonly [T in Table]: keyof Tables[T] } = {
  unidade: 'codigo',
  area: 'referencia',
  cargo: 'referencia',
}
type Text = string | null | undefined

const longestCode = 30
const mostAttempts = 100

/**
 * The unit, area or position with a code or a name, created if missing. Without a code, one with the same
 * name is used, or created with a code built from the name.
 */
export async function ensureReference(
  tx: Tx,
  table: Table,
  reference: Text,
  name: Text,
): Promise<number | null> {
  if (reference) return ensureCode(tx, table, reference, name)
  return name ? ensureName(tx, table, name) : null
}

const nothing = sql``

/**
 * Units are shared with academic records: the workforce may rename a unit only until another record refers to
 * it. Areas and positions belong to the workforce alone.
 */
const shared = {
  columns: sql`, origem`,
  values: sql`, 'Workforce'`,
  own: (alias: string) => sql<boolean>`${sql.ref(`${alias}.origem`)} = 'Workforce'`,
  touched: sql`, atualizacao = now()`,
}
const alone: typeof shared = { columns: nothing, values: nothing, own: () => sql`true`, touched: nothing }
const ownership = (table: Table) => (table === 'unidade' ? shared : alone)

/** A different name for a known code renames the row if the workforce owns it. */
async function ensureCode(tx: Tx, table: Table, reference: string, name: Text): Promise<number> {
  const code = sql.ref(codes[table])
  const { columns, values, own, touched } = ownership(table)
  const found = await sql<{ id: number; nome: string; own: boolean }>`
    select id, nome, ${own('t')} as own from ${sql.table(table)} t
     where cliente_id = (select cliente_atual()) and ${code} = ${reference}`.execute(tx)
  const [row] = found.rows
  if (row && (!name || name === row.nome || !row.own)) return row.id
  const saved = await sql<{ id: number }>`
    insert into ${sql.table(table)} as t (cliente_id, ${code}, nome${columns})
    values (cliente_atual(), ${reference}, ${name || reference}${values})
    on conflict (cliente_id, ${code}) do update
       set nome = case when ${own('t')} then coalesce(${name || null}, t.nome) else t.nome end${touched}
    returning id`.execute(tx)
  return saved.rows[0]!.id
}

async function ensureName(tx: Tx, table: Table, name: string): Promise<number> {
  const code = sql.ref(codes[table])
  const { columns, values } = ownership(table)
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const found = await sql<{ id: number }>`select id from ${sql.table(table)}
      where cliente_id = (select cliente_atual()) and sem_acentos(nome) = sem_acentos(${name})
      order by id limit 1`.execute(tx)
    if (found.rows[0]) return found.rows[0].id
    // The code may be taken: different names can give the same code.
    const created = await sql<{ id: number }>`
      insert into ${sql.table(table)} (cliente_id, ${code}, nome${columns})
      values (cliente_atual(), ${codeFromName(name, attempt)}, ${name}${values})
      on conflict (cliente_id, ${code}) do nothing returning id`.execute(tx)
    if (created.rows[0]) return created.rows[0].id
  }
  throw new Error('no code is free')
}

function codeFromName(name: string, attempt: number): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
  const code = plain.replace(/[^A-Z0-9]+/g, '-').replace(/^-|-$/g, '') || 'SEM-CODIGO'
  const ending = attempt === 1 ? '' : `-${attempt}`
  return code.slice(0, longestCode - ending.length) + ending
}
