import { sql } from 'kysely'
import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import { type incluiModelo, restauraModelo } from '../../../catalogue/management/modelo/index.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { oneAtATime } from '../alike.ts'
import { include } from '../include.ts'
import { type Acting, idsOf } from '../machine/bound.ts'
import { hindrances } from '../machine/hindrances.ts'
import { loadStanding } from '../machine/load.ts'
import type { Verb } from '../verb.ts'
import { defaultTemplates } from './defaults.ts'
import { modelos } from './guards.ts'

/** Starts a new edition of a type's template, from the given text or the shipped one. */
export const inclui: Verb<typeof incluiModelo> = async (tx, acting, { tipo, titulo, corpo }) => {
  await oneAtATime(tx)
  return newEdition(tx, acting, { tipo, titulo, corpo: corpo ?? defaultTemplates[tipo] })
}

/** Starts a new edition with the text of an earlier one. */
export const restaura: Verb<typeof restauraModelo> = async (tx, acting, { registros }) => {
  await oneAtATime(tx)
  const standing = await loadStanding(tx, modelos, idsOf(registros), acting, true)
  const way = { from: restauraModelo.during, rotulo: restauraModelo.rotulo }
  const [hindered] = (await hindrances(tx, modeloMachine, way, registros, standing, acting)).values()
  if (hindered) return [hindered]
  const [earlier] = standing.values()
  return newEdition(tx, acting, earlier!)
}

type Edition = Pick<Row<'modelo'>, 'tipo' | 'titulo' | 'corpo'>

async function newEdition(tx: Tx, acting: Acting, { tipo, titulo, corpo }: Edition) {
  const { rows } = await sql<{ edicao: number }>`
    select coalesce(max(edicao), 0) + 1 as edicao from modelo
     where cliente_id = ${currentClient} and tipo = ${tipo}`.execute(tx)
  return include(tx, modelos, [{ tipo, titulo, corpo, edicao: rows[0]!.edicao }], acting)
}
