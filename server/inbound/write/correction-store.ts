import type pg from 'pg'
import type { Correction } from '../correction.ts'

const columns = `c.id, c.chave as key, c.campo as field, encode(c.impressao, 'hex') as digest, c.valor as sealed,
  c.acompanha as companion, c.encerrada as over, c.informada as told`

/** Whether the current client has corrections of an entity at all: most have none. */
export async function hasCorrections(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query(
    'select exists (select from correcao where cliente_id = (select cliente_atual()) and entidade = $1) as any',
    [table],
  )
  return rows[0].any
}

/** Corrections by the keys of their records: those of some records, or of all. */
export async function loadCorrections(
  client: pg.ClientBase,
  table: string,
  keys?: readonly string[],
): Promise<Map<string, Correction[]>> {
  const { rows } = await client.query<Correction>(
    `select ${columns} from correcao c where c.cliente_id = (select cliente_atual()) and c.entidade = $1
        ${keys ? 'and c.chave = any($2::text[])' : ''} order by c.id`,
    keys ? [table, keys] : [table],
  )
  return Map.groupBy(rows, ({ key }) => key)
}

/** Corrections that a batch ended are gone; those whose source was told need not be told of again. */
export async function settle(
  client: pg.ClientBase,
  ended: readonly Correction[],
  told: readonly Correction[],
): Promise<void> {
  const ids = (some: readonly Correction[]) => some.map(({ id }) => id)
  if (ended.length > 0) {
    await client.query(
      'delete from correcao where cliente_id = (select cliente_atual()) and id = any($1::bigint[])',
      [ids(ended)],
    )
  }
  if (told.length > 0) {
    await client.query(
      `update correcao set informada = true where cliente_id = (select cliente_atual()) and id = any($1::bigint[])`,
      [ids(told)],
    )
  }
}

/** Those of the clashes whose holder has the value by a correction. */
export async function holdersByCorrection(
  client: pg.ClientBase,
  table: string,
  clashes: readonly { field: string; holder: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ key: string; field: string }>(
    `select c.chave as key, c.campo as field from unnest($2::text[], $3::text[]) k(chave, campo)
       join correcao c on c.cliente_id = (select cliente_atual()) and c.entidade = $1 and c.chave = k.chave
        and c.campo = k.campo and not c.acompanha`,
    [table, clashes.map(({ holder }) => holder), clashes.map(({ field }) => field)],
  )
  return new Set(rows.map(({ key, field }) => `${field} ${key}`))
}

/** A correction as it is made. */
export type Remembered = Pick<Correction, 'field' | 'digest' | 'sealed' | 'companion'>

/** Makes corrections of one record, or gives those that there are another value. */
export async function saveCorrections(
  client: pg.ClientBase,
  table: string,
  key: string,
  corrections: readonly Remembered[],
): Promise<void> {
  await client.query(
    `insert into correcao (cliente_id, entidade, chave, campo, impressao, valor, acompanha)
     select cliente_atual(), $1, $2, c.campo, decode(c.impressao, 'hex'), c.valor, c.acompanha
       from unnest($3::text[], $4::text[], $5::bytea[], $6::boolean[]) c(campo, impressao, valor, acompanha)
     on conflict (cliente_id, entidade, chave, campo) do update
        set valor = excluded.valor, acompanha = excluded.acompanha, autor = excluded.autor, encerrada = false,
            informada = false, atualizacao = now()`,
    [
      table,
      key,
      corrections.map(({ field }) => field),
      corrections.map(({ digest }) => digest),
      corrections.map(({ sealed }) => sealed),
      corrections.map(({ companion }) => companion),
    ],
  )
}

/** Corrections written in one statement. */
const atOnce = 5_000

/** Makes corrections of many records; what stood in their places is gone, with what the source had sent then. */
export async function replaceCorrections(
  client: pg.ClientBase,
  table: string,
  corrections: readonly (Remembered & { key: string })[],
): Promise<void> {
  for (let from = 0; from < corrections.length; from += atOnce) {
    const some = corrections.slice(from, from + atOnce)
    const keys = some.map(({ key }) => key)
    const fields = some.map(({ field }) => field)
    await client.query(
      `delete from correcao c using unnest($2::text[], $3::text[]) k(chave, campo)
        where c.cliente_id = (select cliente_atual()) and c.entidade = $1 and c.chave = k.chave and c.campo = k.campo`,
      [table, keys, fields],
    )
    await client.query(
      `insert into correcao (cliente_id, entidade, chave, campo, impressao, valor, acompanha)
       select distinct on (c.chave, c.campo) cliente_atual(), $1, c.chave, c.campo, decode(c.impressao, 'hex'), c.valor,
              c.acompanha
         from unnest($2::text[], $3::text[], $4::text[], $5::bytea[], $6::boolean[])
           with ordinality c(chave, campo, impressao, valor, acompanha, n) order by c.chave, c.campo, c.n desc`,
      [
        table,
        keys,
        fields,
        some.map(({ digest }) => digest),
        some.map(({ sealed }) => sealed),
        some.map(({ companion }) => companion),
      ],
    )
  }
}

/** Values that are again as the source sends them need none. */
export async function dropCorrections(
  client: pg.ClientBase,
  table: string,
  key: string,
  corrections: readonly Remembered[],
): Promise<void> {
  await client.query(
    `delete from correcao where cliente_id = (select cliente_atual()) and entidade = $1 and chave = $2
        and campo = any($3::text[])`,
    [table, key, corrections.map(({ field }) => field)],
  )
}
