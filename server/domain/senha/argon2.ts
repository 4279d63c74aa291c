import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Gate } from './gate.ts'

/** What a hash costs today: OWASP's first choice for argon2id. Raising it renews hashes as people sign in. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const argon2id = 2

// Hashing runs on the threads that also compress and read files; half of them stay free.
const gate = new Gate(2, 200)

export const hashPassword = (password: string): Promise<string> => gate.run(() => hash(password, parameters))

export const fitsHash = (stored: string, password: string): Promise<boolean> =>
  gate.run(() => verify(stored, password))

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
