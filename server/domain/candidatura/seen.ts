import type { Row } from '../../store/database.ts'
import type { Guard, Standing } from '../machine/bound.ts'

/** Columns that the guards of applications read. */
export const columns = [
  'vaga_id',
  'curriculo_id',
  'etapa',
  'reservada',
] as const satisfies readonly (keyof Row<'candidatura'>)[]

export type Candidatura = Standing &
  Pick<Row<'candidatura'>, (typeof columns)[number]> & {
    /** The stage before the move. */
    antes?: string
  }

export type CandidaturaGuard = Guard<Candidatura>
