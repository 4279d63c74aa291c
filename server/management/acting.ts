import type { Context } from '../context.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { today } from '../values/dates.ts'
import type { Person } from './caller.ts'

/** What holds while this person acts. */
export const actingOf = ({ clock }: Pick<Context, 'clock'>, { fuso, unidades, party }: Person): Acting => ({
  today: today(fuso, clock.now()),
  unidades,
  party,
})
