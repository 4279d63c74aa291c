import { sql } from 'kysely'
import type { Verifiable } from '../../records/entity.ts'
import type { Tx } from '../../store/database.ts'

/** States that a vacancy never leaves. */
export const finalStates = ['Reprovada', 'Encerrada', 'Cancelada']

interface Stored {
  id: string
  host: string
  state: string
  kind: string
  places: number
  reserved: number
}

/** Internship places that a host offers, and how many are kept for persons with a disability. */
interface Pool {
  places: number
  reserved: number
}

/** A closed vacancy does not change, and a host's open internships keep a tenth for persons with a disability. */
export async function verifyVacancies(records: readonly Verifiable[], tx: Tx): Promise<void> {
  const vacancies = await storedVacancies(records, tx)
  const pools = new Map<string, Pool>()
  for (const vacancy of vacancies.values()) count(pools, vacancy, 1)
  for (const { row, report } of records) {
    const id = row.get('identificacao')!
    const before = vacancies.get(id)
    if (before && finalStates.includes(before.state)) {
      report.add('VAGA_ENCERRADA', 'ESIVA_IDENTIFICACAO')
      continue
    }
    const reserved = row.get('quantidade_pcd')
    const next: Stored = {
      id,
      host: row.get('concedente_id')!,
      state: before?.state ?? 'Aberta',
      kind: row.get('tipo')!,
      places: Number(row.get('quantidade')),
      reserved: reserved === undefined ? (before?.reserved ?? 0) : Number(reserved ?? 0),
    }
    if (before) count(pools, before, -1)
    count(pools, next, 1)
    vacancies.set(id, next)
    const pool = isInternship(next) ? pools.get(next.host) : undefined
    if (pool && pool.reserved < Math.floor(pool.places / 10)) {
      report.add('REGRA_RECOMENDADA', 'ESIVA_QUANTIDADE_PCD', {
        detalhe: 'a concedente deve reservar 10 % dos estágios a pessoas com deficiência',
      })
    }
  }
}

/** The vacancies the records are about, and the open ones of their hosts. */
async function storedVacancies(records: readonly Verifiable[], tx: Tx): Promise<Map<string, Stored>> {
  const ids = records.map(({ row }) => row.get('identificacao'))
  const hosts = [...new Set(records.map(({ row }) => row.get('concedente_id')))]
  const { rows } = await sql<Stored>`
    select identificacao as id, concedente_id::text as host, situacao as state, tipo as kind,
            quantidade::integer as places, coalesce(quantidade_pcd, 0)::integer as reserved
       from vaga where cliente_id = (select cliente_atual()) and identificacao = any(${ids})
     union
     select identificacao, concedente_id::text, situacao, tipo, quantidade::integer, coalesce(quantidade_pcd, 0)::integer
       from vaga where cliente_id = (select cliente_atual()) and concedente_id = any(${hosts}::bigint[]) and tipo in ('O', 'N')
        and situacao <> all(${finalStates})`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

const isInternship = ({ kind }: Stored) => kind === 'O' || kind === 'N'

function count(pools: Map<string, Pool>, vacancy: Stored, sign: 1 | -1): void {
  if (!isInternship(vacancy) || finalStates.includes(vacancy.state)) return
  const pool = pools.get(vacancy.host) ?? { places: 0, reserved: 0 }
  pool.places += sign * vacancy.places
  pool.reserved += sign * vacancy.reserved
  pools.set(vacancy.host, pool)
}
