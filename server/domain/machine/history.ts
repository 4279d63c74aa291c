import { sql } from 'kysely'
import { type Machine, trailOf } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import type { Finding } from './finding.ts'

/** Entries that a record's page shows. */
const most = 200

/** What was done to a record. */
export interface Entry {
  /** In the client's own time. */
  momento: string
  movimento: string
  de: string | null
  para: string
  motivo: string | null
  autor: string
  origem: string
  achados: Finding[]
}

/** The history of a record, the latest first. */
export async function historyOf(tx: Tx, machine: Machine, id: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select momento_do_cliente(cliente_id, momento) as momento, movimento, de, para, motivo, autor, origem, achados
      from historico
     where cliente_id = (select cliente_atual()) and entidade = ${trailOf(machine)} and registro_id = ${id}
     order by id desc limit ${most}`.execute(tx)
  return rows
}
