import { createHmac } from 'node:crypto'
import type { Secrets } from '../../config/secrets.ts'
import { Sealer } from '../sealing.ts'

/** A row of `chave`: what proves that a process holds the key of that number. */
export interface CheckValue {
  numero: number
  impressao: Buffer
  selo: Buffer | null
}

/** The number that stands for the digest key in `chave`. */
export const digestNumber = 0

const constant = 'vinculo: valor de conferência das chaves'

const fingerprint = (key: Buffer) => createHmac('sha256', key).update(constant).digest().subarray(0, 16)

/** The check values of the keys that a process holds. */
export function checkValuesOf({ keys, digestKey }: Secrets): CheckValue[] {
  const sealed = keys.map((one) => ({
    numero: one.id,
    impressao: fingerprint(one.key),
    selo: new Sealer({ keys: [one], digestKey }).seal(constant),
  }))
  return [{ numero: digestNumber, impressao: fingerprint(digestKey), selo: null }, ...sealed]
}

/** How the check values of a database and the keys of a process fit together, by number. */
export interface Verdict {
  /** Held, but another key than the one of the database. */
  foreign: number[]
  /** Of the database, and not held. */
  absent: number[]
  /** Held, and not known to the database yet. */
  unregistered: number[]
}

export function judge(stored: readonly CheckValue[], secrets: Secrets): Verdict {
  const held = new Map(secrets.keys.map(({ id, key }) => [id, key]))
  held.set(digestNumber, secrets.digestKey)
  const sealer = new Sealer(secrets)
  const known = new Set(stored.map(({ numero }) => numero))
  const isForeign = ({ numero, impressao, selo }: CheckValue) => {
    const key = held.get(numero)
    return key !== undefined && !(fingerprint(key).equals(impressao) && (!selo || sealer.canOpen(selo)))
  }
  return {
    foreign: stored.filter(isForeign).map(({ numero }) => numero),
    absent: [...known].filter((numero) => !held.has(numero)),
    unregistered: [...held.keys()].filter((numero) => !known.has(numero)),
  }
}
