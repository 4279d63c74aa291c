import { createHmac } from 'node:crypto'
import type { Secrets } from '../../config/secrets.ts'
import { Sealer } from '../sealing.ts'

/** A row of `chave`: proves that a process holds the key with that number. */
export interface CheckValue {
  numero: number
  impressao: Buffer
  selo: Buffer | null
}

/** Number of the digest key in `chave`. */
export const digestNumber = 0

const constant = 'vinculo: valor de conferência das chaves'

const fingerprint = (key: Buffer) => createHmac('sha256', key).update(constant).digest().subarray(0, 16)

/** Check values of the keys that a process holds. */
export function checkValuesOf({ keys, digestKey }: Secrets): CheckValue[] {
  const sealed = keys.map((one) => ({
    numero: one.id,
    impressao: fingerprint(one.key),
    selo: new Sealer({ keys: [one], digestKey }).seal(constant),
  }))
  return [{ numero: digestNumber, impressao: fingerprint(digestKey), selo: null }, ...sealed]
}

/** Differences between the database's check values and a process's keys, by number. */
export interface Verdict {
  /** Held, but different from the database's key with this number. */
  foreign: number[]
  /** Known to the database, but not held. */
  absent: number[]
  /** Held, but not yet known to the database. */
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
