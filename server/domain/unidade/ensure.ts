import type { Registers } from '../../records/entity.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'

export interface UnitMention {
  codigo: string
  nome: string | null
  superior: string | null
  superiorNome: string | null
  /** Called if the parent is the unit itself or below it. */
  refuseParent: () => void
}

type Units = Registers['unidades']

/** Creates units mentioned for the first time, and updates a changed name or parent. */
export async function ensureUnits(mentions: readonly UnitMention[], units: Units, tx: Tx): Promise<void> {
  for (const { codigo, nome, superior, superiorNome, refuseParent } of mentions) {
    const parentId = superior ? await ensureUnit(superior, superiorNome, undefined, units, tx) : undefined
    const circular = superior !== null && isAbove(units, codigo, superior)
    if (circular) refuseParent()
    await ensureUnit(codigo, nome, circular ? undefined : parentId, units, tx)
  }
}

/** Whether a unit is the other one or an ancestor of it. */
function isAbove(units: Units, unit: string, other: string): boolean {
  const known = units.get(unit)
  if (unit === other || !known) return unit === other
  const { id } = known
  // Its current parent cannot be below it.
  if (known.superiorId === units.get(other)?.id) return false
  const parents = new Map([...units.values()].map((one) => [one.id, one.superiorId]))
  const seen = new Set<string>()
  for (let at = units.get(other)?.superiorId; at && !seen.has(at); at = parents.get(at)) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

/** Units of academic batches are not renamed by workforce operations. */
const origem = 'Academica'

/** Units are few and mostly known, so memory is checked first. */
async function ensureUnit(
  codigo: string,
  nome: string | null,
  superiorId: string | undefined,
  units: Units,
  tx: Tx,
): Promise<string> {
  const known = units.get(codigo)
  const wanted = {
    nome: nome ?? known?.nome ?? codigo,
    superiorId: superiorId ?? known?.superiorId ?? null,
    origem,
  }
  const same =
    known?.nome === wanted.nome && known.superiorId === wanted.superiorId && known.origem === origem
  if (same) return known.id
  const stored = {
    nome: wanted.nome,
    origem,
    superior_id: wanted.superiorId === null ? null : Number(wanted.superiorId),
  }
  const saved = await tx
    .insertInto('unidade')
    .values({ cliente_id: currentClient, codigo, ...stored })
    .onConflict((conflict) =>
      conflict.columns(['cliente_id', 'codigo']).doUpdateSet({ ...stored, atualizacao: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = String(saved.id)
  units.set(codigo, { id, ...wanted })
  return id
}
