import { hash, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '../../store/sealing.ts'
import type { StoredPassword } from '../login/person.ts'
import { fitsHash, hashPassword, needsRehash, pretendToCompare } from '../secrets/argon2.ts'

export interface Comparison {
  fits: boolean
  /** A hash to store from now on: the first of a sealed password, or one of today's strength. */
  renewed?: string
}

/** Compares, with the same effort whether there is a password, how it is stored, and whether it fits. */
export async function comparePassword(
  stored: StoredPassword | undefined,
  password: string,
  sealer: Sealer,
): Promise<Comparison> {
  if (stored?.selada) {
    if (equalTexts(sealer.open(stored.selada), Buffer.from(password)))
      return { fits: true, renewed: await hashPassword(password) }
  } else if (stored?.hash) {
    if (!(await fitsHash(stored.hash, password))) return { fits: false }
    return needsRehash(stored.hash) ? { fits: true, renewed: await hashPassword(password) } : { fits: true }
  }
  await pretendToCompare(password)
  return { fits: false }
}

/** Over digests, so that the lengths do not show either. */
const equalTexts = (one: Uint8Array, other: Uint8Array) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
