import { sql } from 'kysely'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { subjects } from '../academic.ts'

interface Registers {
  professores: number[]
  disciplinas: number[]
}

/** Registers that projects refer to. */
export async function registersOf(tx: Tx): Promise<Registers> {
  const { rows } = await sql<Record<keyof Registers, string[]>>`select
    array(select id from professor where cliente_id = ${currentClient} and ativo order by id limit 40)::text[] as professores,
    array(select id from disciplina where cliente_id = ${currentClient} order by id limit ${subjects.length})::text[] as disciplinas`.execute(
    tx,
  )
  const { professores, disciplinas } = rows[0]!
  return { professores: professores.map(Number), disciplinas: disciplinas.map(Number) }
}
