import type pg from 'pg'
import type { Registers } from '../../records/entity.ts'

export interface UnitMention {
  codigo: string
  nome: string | null
  superior: string | null
  superiorNome: string | null
}

/** Creates the units that records mention for the first time, and follows a changed name or parent. */
export async function ensureUnits(
  mentions: readonly UnitMention[],
  units: Registers['unidades'],
  client: pg.ClientBase,
): Promise<void> {
  for (const { codigo, nome, superior, superiorNome } of mentions) {
    const parentId = superior ? await ensureUnit(superior, superiorNome, undefined, units, client) : undefined
    await ensureUnit(codigo, nome, superior === codigo ? undefined : parentId, units, client)
  }
}

/** Units are few and mostly known, so each is looked at in memory first. */
async function ensureUnit(
  codigo: string,
  nome: string | null,
  superiorId: string | undefined,
  units: Registers['unidades'],
  client: pg.ClientBase,
): Promise<string> {
  const known = units.get(codigo)
  const wanted = {
    nome: nome ?? known?.nome ?? codigo,
    superiorId: superiorId ?? known?.superiorId ?? null,
  }
  if (known && known.nome === wanted.nome && known.superiorId === wanted.superiorId) return known.id
  const { rows } = await client.query(
    `insert into unidade (cliente_id, codigo, nome, superior_id) values (cliente_atual(), $1, $2, $3)
     on conflict (cliente_id, codigo) do update
       set nome = excluded.nome, superior_id = excluded.superior_id, atualizacao = now()
     returning id::text`,
    [codigo, wanted.nome, wanted.superiorId],
  )
  const id = rows[0].id as string
  units.set(codigo, { id, ...wanted })
  return id
}
