import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'

const columns = {
  unidade: sql.ref('codigo'),
  area: sql.ref('referencia'),
  cargo: sql.ref('referencia'),
} as const

/**
 * The unit, area or position that a code or a name means, created on first sight. Without a code, one with
 * the same name is taken, or made with a code built from the name.
 */
export async function ensureReference(
  tx: Tx,
  table: keyof typeof columns,
  reference: string | null | undefined,
  name: string | null | undefined,
): Promise<number | null> {
  if (!reference && !name) return null
  const code = columns[table]
  const found = await sql<{ id: number; nome: string }>`
    select id, nome from ${sql.table(table)} where cliente_id = cliente_atual()
       and ${reference ? sql`${code} = ${reference}` : sql`sem_acentos(nome) = sem_acentos(${name})`}
     order by id limit 1`.execute(tx)
  const [row] = found.rows
  if (row) {
    if (reference && name && name !== row.nome) {
      await sql`update ${sql.table(table)} set nome = ${name}
        where cliente_id = cliente_atual() and id = ${row.id}`.execute(tx)
    }
    return row.id
  }
  const created = await sql<{ id: number }>`
    insert into ${sql.table(table)} (cliente_id, ${code}, nome)
    values (cliente_atual(), ${reference || codeFromName(name!)}, ${name || reference})
    on conflict (cliente_id, ${code}) do update set nome = excluded.nome returning id`.execute(tx)
  return created.rows[0]!.id
}

function codeFromName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
  return (
    plain
      .replace(/[^A-Z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 30) || 'SEM-CODIGO'
  )
}
