import type pg from 'pg'
import type { Installation } from '../support.ts'

interface Sizes {
  /** Number of contracts created by verbs; the imported ones are then copied as rows up to the total. */
  made?: number
  students?: number
}

/** A client with contracts in every state; those made by verbs are complete. */
export async function fillContracts(
  place: Installation,
  codigo: string,
  wanted: number,
  { made = 16_000, students = Math.min(4_000, wanted) }: Sizes = {},
) {
  const began = performance.now()
  const through = Math.min(made, wanted)
  await place.demo('--client', codigo, '--students', String(students), '--contracts', String(through))
  const perSecond = through / ((performance.now() - began) / 1000)
  const admin = await place.superuser()
  const { rows } = await admin.query('select cliente_id as id from cliente where codigo = $1', [codigo])
  const clienteId: number = rows[0].id
  await copyImported(admin, clienteId, wanted - through)
  // Pending documents of the sample would be rendered during the measurement.
  await admin.query('update documento set fazer = null where cliente_id = $1', [clienteId])
  for (const table of ['contrato', 'pendencia', 'parcela', 'arquivo', 'assinatura']) {
    await admin.query(`vacuum analyze ${table}`)
  }
  return { admin, clienteId, perSecond, contracts: wanted }
}

async function copyImported(admin: pg.Client, clienteId: number, count: number): Promise<void> {
  if (count <= 0) return
  const { rows } = await admin.query(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = 'contrato'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'numero')`,
  )
  const { columns } = rows[0] as { columns: string }
  // No triggers and no constraint checks: the copied rows are valid.
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into contrato (numero, ${columns})
     select 1000000 + row_number() over (), ${columns} from contrato, generate_series(1, 100)
      where cliente_id = $1 and origem = 'Importação' limit $2`,
    [clienteId, count],
  )
  await admin.query('set session_replication_role = origin')
}
