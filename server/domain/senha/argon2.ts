import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Crowded, Gate, type Guest } from '../../gate/gate.ts'
import { Refusal } from '../../refusal.ts'

/** What a hash costs today: OWASP's first choice for argon2id. Raising it renews hashes as people sign in. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const argon2id = 2

/** Who goes first: people we know, then strangers, then work that nobody waits for. */
export const ranks = { known: 0, stranger: 1, background: 2 } as const

// Hashing runs on the threads that also compress and read files; half of them stay free.
const gate = new Gate({ most: 2, lines: [200, 1_000, 100] })

/** Does work with passwords in its turn. All of it goes through here. */
export async function inTurn<T>(guest: Guest, work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(guest, work)
  } catch (error) {
    throw error instanceof Crowded ? new Refusal('INDISPONIVEL') : error
  }
}

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

export const fitsHash = (stored: string, password: string): Promise<boolean> => verify(stored, password)

/** Whether a hash was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    algorithm !== argon2id ||
    memoryCost !== parameters.memoryCost ||
    timeCost !== parameters.timeCost ||
    parallelism !== parameters.parallelism
  )
}

let decoy: Promise<string> | undefined

/** The effort of a comparison where there is nothing to compare with. */
export async function pretendToCompare(password: string): Promise<void> {
  decoy ??= hashPassword('ninguém')
  await fitsHash(await decoy, password)
}
