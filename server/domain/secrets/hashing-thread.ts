import { hashSync, type Options, verifySync } from '@node-rs/argon2'
import { answering } from '../../threads/answering.ts'

/** A hash to make at a cost, or one to compare with. */
export type Wanted = { password: string } & ({ cost: Options } | { stored: string })

answering((wanted: Wanted): string | boolean =>
  'cost' in wanted ? hashSync(wanted.password, wanted.cost) : verifySync(wanted.stored, wanted.password),
)
