import { sql } from 'kysely'
import { vagaMachine } from '../../../catalogue/machines/vaga.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdRecords } from '../../store/records-lock.ts'
import { takenPlaces } from '../vaga/places.ts'

type Place = Pick<Row<'colaborador_contrato'>, 'unidade_id' | 'area_id' | 'cargo_id'>

const { aprovar, encerrar } = vagaMachine.moves
/** States of vacancies that accept hires, or did until they were closed. */
const open = [aprovar.to, encerrar.to]

/** Vacancies for a workplace that were open on a day. */
const openFor = ({ unidade_id, area_id, cargo_id }: Place, day: string) => sql`
  from vaga v where v.cliente_id = ${currentClient} and v.origem = 'Workforce'
   and v.unidade_id = ${unidade_id} and v.cargo_id = ${cargo_id} and v.area_id is not distinct from ${area_id}::bigint
   and v.situacao = any(${open}) and v.inicio_inscricao <= ${day}::date
   and (v.fim_inscricao is null or v.fim_inscricao >= ${day}::date)
   and (v.encerramento_data is null or v.encerramento_data >= ${day}::date)`

const taken = sql.raw(takenPlaces('v'))

/**
 * The vacancy that a hire fills: the oldest for the same workplace that was open on the day of the hire and
 * has a free slot. Vacancies are locked in the order of batches, so that two hires do not take the same slot.
 */
export async function vacancyFor(tx: Tx, place: Place, contratacao: string): Promise<number | null> {
  const which = openFor(place, contratacao)
  const { rows: some } = await sql`select ${which} limit 1`.execute(tx)
  if (some.length === 0) return null
  await holdRecords(tx)
  await sql`select v.id ${which} order by v.id for update`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select v.id ${which} and ${taken} < v.quantidade order by v.inicio_inscricao, v.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

/** The opening date of a vacancy if it is after the hire; such a hire does not fill it. */
export async function openedAfter(tx: Tx, vaga: number, contratacao: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('vaga')
    .select('inicio_inscricao')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', vaga)
    .where('inicio_inscricao', '>', contratacao)
    .executeTakeFirst()
  return found?.inicio_inscricao ?? undefined
}

export const notYetOpen = (contratacao: string, opened: string): Message =>
  said('colaborador.vagaAbriuDepoisContratacaoContratacao', { abertura: opened, contratacao })
