import { parseOptions } from '@node-rs/argon2'
import { Crowded, Gate, type Guest } from '../../gate/gate.ts'
import { Refusal } from '../../refusal.ts'
import { Desk } from '../../threads/desk.ts'
import type { Wanted } from './hashing-thread.ts'
import { parameters } from './parameters.ts'

const argon2id = 2

/** Queue ranks: known people, then unknown ones, then background work. */
export const ranks = { known: 0, stranger: 1, background: 2 } as const

const atOnce = 2
const gate = new Gate({ most: atOnce, lines: [200, 1_000, 100] })

// Dedicated low-priority threads: many sign-ins at once do not slow down requests.
const thread = new URL('./hashing-thread.ts', import.meta.url)
const desks = Array.from(
  { length: atOnce },
  () => new Desk<Wanted, string | boolean>(thread, { longest: 60_000, memory: 32 }),
)
const freest = () => desks.reduce((one, other) => (other.waiting < one.waiting ? other : one))

/** Runs password work through the bounded gate; all of it must pass here. */
export async function inTurn<T>(guest: Guest, work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(guest, work)
  } catch (error) {
    throw error instanceof Crowded ? new Refusal('INDISPONIVEL') : error
  }
}

export const hashPassword = async (password: string): Promise<string> =>
  String(await freest().ask({ password, cost: parameters }))

export const fitsHash = async (stored: string, password: string): Promise<boolean> =>
  (await freest().ask({ password, stored })) === true

/** Whether a hash was made with other parameters than the current ones. */
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

/** Takes the time of a comparison when there is no hash, so that unknown logins are not revealed. */
export async function pretendToCompare(password: string): Promise<void> {
  decoy ??= hashPassword('ninguém')
  await fitsHash(await decoy, password)
}
