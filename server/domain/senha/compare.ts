import { hash, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '../../store/sealing.ts'
import type { StoredPassword } from '../login/person.ts'
import { fitsHash, hashPassword, needsRehash, pretendToCompare } from '../secrets/argon2.ts'

export interface Comparison {
  fits: boolean
  /** Hash to store: the first one of a sealed password, or one with current parameters. */
  renewed?: string
}

/** Takes the same time whether there is a password, however it is stored, and whether it fits. */
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

/** Compares digests, so that timing does not reveal the lengths. */
const equalTexts = (one: Uint8Array, other: Uint8Array) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
