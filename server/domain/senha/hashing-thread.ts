import { hashSync, verifySync } from '@node-rs/argon2'
import { answering } from '../../threads/answering.ts'
import { parameters } from './parameters.ts'

/** A hash to make, or one to compare with. */
export interface Wanted {
  password: string
  stored?: string
}

answering(({ password, stored }: Wanted): string | boolean =>
  stored === undefined ? hashSync(password, parameters) : verifySync(stored, password),
)
