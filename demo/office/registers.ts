import { sql } from 'kysely'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { subjects } from '../academic.ts'

interface Registers {
  professores: number[]
  disciplinas: number[]
  unidades: number[]
}

export async function registersOf(tx: Tx): Promise<Registers> {
  const { rows } = await sql<Record<keyof Registers, string[]>>`select
    array(select id from professor where cliente_id = ${currentClient} and ativo order by id limit 40)::text[] as professores,
    array(select id from disciplina where cliente_id = ${currentClient} order by id limit ${subjects.length})::text[] as disciplinas,
    array(select id from unidade where cliente_id = ${currentClient} order by id limit 8)::text[] as unidades`.execute(
    tx,
  )
  const { professores, disciplinas, unidades } = rows[0]!
  return {
    professores: professores.map(Number),
    disciplinas: disciplinas.map(Number),
    unidades: unidades.map(Number),
  }
}
