import { sql } from 'kysely'
import type { incluiModelo } from '../../../catalogue/management/modelo/index.ts'
import { currentClient } from '../../store/expressions.ts'
import { oneAtATime } from '../alike.ts'
import { include } from '../include.ts'
import type { Verb } from '../verb.ts'
import { defaultTemplates } from './defaults.ts'
import { modelos } from './guards.ts'

/** Starts a new edition of a type's template, from the given text or the shipped one. */
export const inclui: Verb<typeof incluiModelo> = async (tx, acting, { tipo, titulo, corpo }) => {
  await oneAtATime(tx)
  const { rows } = await sql<{ edicao: number }>`
    select coalesce(max(edicao), 0) + 1 as edicao from modelo
     where cliente_id = ${currentClient} and tipo = ${tipo}`.execute(tx)
  const row = { tipo, titulo, corpo: corpo ?? defaultTemplates[tipo], edicao: rows[0]!.edicao }
  return include(tx, modelos, [row], acting)
}
