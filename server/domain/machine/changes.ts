import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'

/** A change after the version that the caller saw, from the audit trail. */
export interface Change {
  momento: string
  autor: string
  origem: string
  operacao: string
  campos: { campo: string; antes: string; depois: string }[]
}

/** A record, and by how many versions the caller's is behind. */
interface Missed {
  id: number
  versions: number
}

/** Maximum number of changes reported for a record. */
const most = 20

type Entry = Omit<Change, 'campos'> & { id: number; campos: [string, string, string][] }

/** Changes of the last versions of each record, oldest first. */
export async function changesOf(
  tx: Tx,
  table: string,
  missed: readonly Missed[],
): Promise<Map<number, Change[]>> {
  if (missed.length === 0) return new Map()
  const { rows } = await sql<Entry>`
    select k.id, momento_do_cliente((select cliente_atual()), a.data) as momento, a.usuario as autor, a.origem,
           a.operacao, a.campos
      from unnest(${missed.map(({ id }) => id)}::bigint[],
             ${missed.map(({ versions }) => Math.min(most, Math.max(0, versions)))}::integer[]) k(id, versoes)
     cross join lateral (
       select * from auditoria
        where cliente_id = (select cliente_atual()) and entidade = em_camelo(${table}) and menor = k.id
          and quantidade = 1 and acao in ('Alteração', 'Inativação')
        order by id desc limit k.versoes) a
     order by k.id, a.id`.execute(tx)
  const changes = rows.map(({ campos, ...entry }) => ({
    ...entry,
    campos: campos.map(([campo, antes, depois]) => ({ campo, antes, depois })),
  }))
  return new Map(
    [...Map.groupBy(changes, ({ id }) => id)].map(([id, all]) => [id, all.map(({ id: _, ...one }) => one)]),
  )
}
