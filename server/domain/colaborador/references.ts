import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import type { Tables } from '../../store/schema.ts'

type Table = 'unidade' | 'area' | 'cargo'

/** The column of each that holds its code. */
const codes: { readonly [T in Table]: keyof Tables[T] } = {
  unidade: 'codigo',
  area: 'referencia',
  cargo: 'referencia',
}
type Text = string | null | undefined

const longestCode = 30
const mostAttempts = 100

/**
 * The unit, area or position that a code or a name means, created on first sight. Without a code, one with
 * the same name is taken, or made with a code built from the name.
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

/** A name that comes with a known code is its new name. */
async function ensureCode(tx: Tx, table: Table, reference: string, name: Text): Promise<number> {
  const code = sql.ref(codes[table])
  const found = await sql<{ id: number; nome: string }>`select id, nome from ${sql.table(table)}
    where cliente_id = (select cliente_atual()) and ${code} = ${reference}`.execute(tx)
  const [row] = found.rows
  if (row && (!name || name === row.nome)) return row.id
  const moved = table === 'unidade' ? sql`, atualizacao = now()` : sql``
  const saved = await sql<{ id: number }>`
    insert into ${sql.table(table)} as t (cliente_id, ${code}, nome)
    values (cliente_atual(), ${reference}, ${name || reference})
    on conflict (cliente_id, ${code}) do update set nome = coalesce(${name || null}, t.nome)${moved}
    returning id`.execute(tx)
  return saved.rows[0]!.id
}

async function ensureName(tx: Tx, table: Table, name: string): Promise<number> {
  const code = sql.ref(codes[table])
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const found = await sql<{ id: number }>`select id from ${sql.table(table)}
      where cliente_id = (select cliente_atual()) and sem_acentos(nome) = sem_acentos(${name})
      order by id limit 1`.execute(tx)
    if (found.rows[0]) return found.rows[0].id
    // The code may be another's already: names can be alike in their first characters.
    const created = await sql<{ id: number }>`
      insert into ${sql.table(table)} (cliente_id, ${code}, nome)
      values (cliente_atual(), ${codeFromName(name, attempt)}, ${name})
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
