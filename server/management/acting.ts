import { publicAddress } from '../config/public-address.ts'
import type { Context } from '../context.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { today } from '../values/dates.ts'
import type { Person } from './caller.ts'

/** What holds while this person acts. */
export const actingOf = (
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { fuso, unidades, party }: Person,
): Acting => ({
  today: today(fuso, clock.now()),
  base: publicAddress(config, config.port),
  unidades,
  party,
})
