import type pg from 'pg'
import type { Registers } from '../../records/entity.ts'

export interface UnitMention {
  codigo: string
  nome: string | null
  superior: string | null
  superiorNome: string | null
  /** Told when the unit named above it is itself, or stands below it. */
  refuseParent: () => void
}

type Units = Registers['unidades']

/** Creates the units that records mention for the first time, and follows a changed name or parent. */
export async function ensureUnits(
  mentions: readonly UnitMention[],
  units: Units,
  client: pg.ClientBase,
): Promise<void> {
  for (const { codigo, nome, superior, superiorNome, refuseParent } of mentions) {
    const parentId = superior ? await ensureUnit(superior, superiorNome, undefined, units, client) : undefined
    const circular = superior !== null && isAbove(units, codigo, superior)
    if (circular) refuseParent()
    await ensureUnit(codigo, nome, circular ? undefined : parentId, units, client)
  }
}

/** Whether a unit is another one, or stands somewhere above it. */
function isAbove(units: Units, unit: string, other: string): boolean {
  const known = units.get(unit)
  if (unit === other || !known) return unit === other
  const { id } = known
  // Who is above it already cannot be below it.
  if (known.superiorId === units.get(other)?.id) return false
  const parents = new Map([...units.values()].map((one) => [one.id, one.superiorId]))
  const seen = new Set<string>()
  for (let at = units.get(other)?.superiorId; at && !seen.has(at); at = parents.get(at)) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

/** Units are few and mostly known, so each is looked at in memory first. */
async function ensureUnit(
  codigo: string,
  nome: string | null,
  superiorId: string | undefined,
  units: Units,
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
