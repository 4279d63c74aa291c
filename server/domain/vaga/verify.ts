import { sql } from 'kysely'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import { vagaMachine } from '../../../catalogue/machines/vaga.ts'
import { said } from '../../../catalogue/message.ts'
import type { recebeVagas } from '../../../catalogue/recruitment/recebe-vagas.ts'
import { tiposVagaTrabalho } from '../../../catalogue/workforce/novavaga.ts'
import type { Verifiable, View } from '../../records/entity.ts'
import type { Report } from '../../records/report.ts'
import type { Tx } from '../../store/database.ts'
import { isInternship, type Pool, type TermBreach, underReserved } from './rules.ts'

/** Batch field of each rule's field. */
export const fieldOf = {
  horasDiarias: 'ESIVA_HORAS_DIARIAS',
  horasSemanais: 'ESIVA_HORAS_SEMANAIS',
  bolsaValor: 'ESIVA_BOLSA_VALOR',
  auxilioTransporte: 'ESIVA_AUXILIO_TRANSPORTE',
  quantidadePcd: 'ESIVA_QUANTIDADE_PCD',
} as const satisfies Record<TermBreach['campo'], keyof (typeof recebeVagas)['fields']>

const closed: readonly string[] = finalStates(vagaMachine)

interface Stored extends Pool {
  id: string
  /** Null for workforce vacancies. */
  host: string | null
  tipo: string
  closed: boolean
  received: boolean
}

/**
 * Closed vacancies do not change, workforce vacancies only by hand, and a host's open internships must keep
 * the legal share for persons with a disability.
 */
export async function verifyVacancies(
  records: readonly Verifiable[],
  tx: Tx,
  byHand: boolean,
): Promise<void> {
  const vacancies = await storedVacancies(records, tx)
  const pools = new Map<string | null, Pool>()
  for (const vacancy of vacancies.values()) count(pools, vacancy, 1)
  for (const { row, report } of records) {
    const id = row.get('identificacao')!
    const before = vacancies.get(id)
    if (before && !before.received && !byHand) {
      report.add('VAGA_DE_OUTRA_ORIGEM', 'ESIVA_IDENTIFICACAO')
      continue
    }
    if (before?.closed) {
      report.add('VAGA_ENCERRADA', 'ESIVA_IDENTIFICACAO')
      continue
    }
    // A workforce vacancy has no host, so no places are counted.
    if (before && !before.received) {
      requireOwn(row, report)
      continue
    }
    const reserved = row.get('quantidade_pcd')
    const next: Stored = {
      id,
      host: row.get('concedente_id')!,
      tipo: row.get('tipo')!,
      closed: false,
      received: true,
      places: Number(row.get('quantidade')),
      reserved: reserved === undefined ? (before?.reserved ?? 0) : Number(reserved ?? 0),
    }
    if (before) count(pools, before, -1)
    count(pools, next, 1)
    const pool = isInternship(next) ? pools.get(next.host) : undefined
    for (const { regra, campo, detalhe } of pool
      ? underReserved(pool, next, row.get('inicio_inscricao') ?? null)
      : []) {
      report.breaks(regra, fieldOf[campo], detalhe)
    }
    if (!report.refused) vacancies.set(id, next)
    else {
      count(pools, next, -1)
      if (before) count(pools, before, 1)
    }
  }
}

const ownKinds: ReadonlySet<string> = new Set(Object.keys(tiposVagaTrabalho.values))

/** A vacancy of the institution itself does not become a host's. */
function requireOwn(row: View, report: Report): void {
  if (row.get('concedente_id')) {
    report.add('VALOR_INVALIDO', 'ESIVA_CONCEDENTE', { detalhe: said('vaga.vagaPropriaInstituicao') })
  }
  if (!ownKinds.has(row.get('tipo')!)) {
    report.add('VALOR_INVALIDO', 'ESIVA_TIPO', { detalhe: said('vaga.vagaTrabalhoPropriaInstituicao') })
  }
}

/** Vacancies of the records, locked so that none is closed meanwhile, and the open ones of their hosts. */
async function storedVacancies(records: readonly Verifiable[], tx: Tx): Promise<Map<string, Stored>> {
  const ids = records.map(({ row }) => row.get('identificacao'))
  const hosts = [...new Set(records.map(({ row }) => row.get('concedente_id')))]
  const columns = sql`identificacao as id, concedente_id::text as host, tipo, situacao = any(${closed}) as closed,
    origem = 'Recrutamento' as received, quantidade::integer as places, coalesce(quantidade_pcd, 0)::integer as reserved`
  const own = await sql<Stored>`
    select ${columns} from vaga where cliente_id = (select cliente_atual()) and identificacao = any(${ids})
     order by vaga.id for update`.execute(tx)
  const open = await sql<Stored>`
    select ${columns} from vaga where cliente_id = (select cliente_atual()) and concedente_id = any(${hosts}::bigint[])
       and tipo in ('O', 'N') and situacao <> all(${closed})`.execute(tx)
  return new Map([...own.rows, ...open.rows].map((row) => [row.id, row]))
}

function count(pools: Map<string | null, Pool>, vacancy: Stored, sign: 1 | -1): void {
  if (!isInternship(vacancy) || vacancy.closed) return
  const pool = pools.get(vacancy.host) ?? { places: 0, reserved: 0 }
  pool.places += sign * vacancy.places
  pool.reserved += sign * vacancy.reserved
  pools.set(vacancy.host, pool)
}
