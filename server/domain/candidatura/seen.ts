import type { Row } from '../../store/database.ts'
import type { Guard, Standing } from '../machine/bound.ts'

/** Columns that the guards of applications look at. */
export const columns = [
  'vaga_id',
  'curriculo_id',
  'etapa',
  'reservada',
] as const satisfies readonly (keyof Row<'candidatura'>)[]

export type Candidatura = Standing &
  Pick<Row<'candidatura'>, (typeof columns)[number]> & {
    /** The stage that it leaves. */
    antes?: string
  }

export type CandidaturaGuard = Guard<Candidatura>
