import type pg from 'pg'
import type { Report } from '../../records/report.ts'
import type { Sealer } from '../../store/sealing.ts'
import { applyCorrections, type Candidate } from '../candidate.ts'
import { correctedTogether, sentDigest, unreadDigest } from '../correctable.ts'
import type { Correction } from '../correction.ts'
import type { Layout } from '../layout.ts'
import { correctedKeys, hasCorrections, loadCorrections } from '../write/correction-store.ts'
import { fingerprint } from './fingerprint.ts'

/**
 * From this size on, a batch first loads the keys that have corrections; a smaller one queries its own keys.
 */
const large = 1_000
/**
 * All corrected keys are loaded only if there are at most this many per record of the batch. With more, most
 * of them would belong to records outside the batch.
 */
const mostPerRecord = 4
/** Maximum number of keys held. */
const mostHeld = 100_000

type ByKey = ReadonlyMap<string, readonly Correction[]>
const none: ByKey = new Map()

/**
 * Corrections of a client's records of one kind while its batches are processed. A client without any costs
 * one query.
 */
export class Corrections {
  readonly #layout: Layout
  readonly #sealer: Sealer
  #any = false
  /** Keys that have corrections, once loaded; null if too many to hold. */
  #corrected: Set<string> | null | undefined
  /** Corrections of the keys seen so far. */
  readonly #held = new Map<string, Correction[]>()

  constructor(layout: Layout, sealer: Sealer) {
    this.#layout = layout
    this.#sealer = sealer
  }

  get any(): boolean {
    return this.#any
  }

  /**
   * True if reading does not depend on other records, so that correcting can wait until the record is known
   * to differ.
   */
  get #standsAlone(): boolean {
    const { entity, references } = this.#layout
    return references.length === 0 && !entity.resolve && !entity.foresee && !entity.verify
  }

  /** Reloads: some may have been made or ended outside of batches. */
  async look(client: pg.ClientBase): Promise<void> {
    this.#any = await hasCorrections(client, this.#layout.entity.table)
    this.#corrected = undefined
    this.#held.clear()
  }

  /** Removes corrections that the batch ended. */
  forget(ended: readonly Correction[]): void {
    for (const { key, id } of ended) {
      const left = this.#held.get(key)?.filter((one) => one.id !== id)
      if (left?.length) this.#held.set(key, left)
      else {
        this.#held.delete(key)
        this.#corrected?.delete(key)
      }
    }
  }

  /** Applies corrections to the candidates. `readAgain` reads a record with replaced values. */
  async apply(
    client: pg.ClientBase,
    candidates: readonly Candidate[],
    batchSize: number,
    recordOf: (sequence: number) => unknown,
    readAgain: (record: unknown, sequence: number) => Candidate,
  ): Promise<void> {
    if (!this.#any) return
    const byKey = await this.#of(client, candidates, batchSize)
    if (byKey.size === 0) return
    /** Ended by an earlier record of these candidates. */
    const over = new Set<number>()
    for (const candidate of candidates) {
      const corrections = candidate.key === '' ? undefined : byKey.get(candidate.key)
      if (!corrections) continue
      const record = recordOf(candidate.sequence) as Readonly<Record<string, unknown>>
      const { kept, ended } = this.#judge(candidate, record, corrections, over)
      const later = () => {
        const changed: Record<string, unknown> = { ...record }
        for (const { field, sealed } of kept) changed[field] = this.#open(sealed)
        return readAgain(changed, candidate.sequence)
      }
      candidate.corrected = { sent: fingerprint(candidate), kept, ended, later }
      if (ended.length === 0 && candidate.report.count === 0 && this.#standsAlone) continue
      applyCorrections(candidate)
      if (!candidate.report.hopeless) for (const { id } of ended) over.add(id)
    }
  }

  async #of(client: pg.ClientBase, candidates: readonly Candidate[], batchSize: number): Promise<ByKey> {
    const { table } = this.#layout.entity
    const corrected = batchSize < large ? null : await this.#keys(client, batchSize)
    const keys = new Set<string>()
    for (const { key } of candidates) if (key !== '' && corrected?.has(key) !== false) keys.add(key)
    if (!corrected) return keys.size > 0 ? loadCorrections(client, table, [...keys]) : none
    const missing = [...keys].filter((key) => !this.#held.has(key))
    if (missing.length > 0) {
      for (const [key, some] of await loadCorrections(client, table, missing)) this.#held.set(key, some)
    }
    return this.#held
  }

  async #keys(client: pg.ClientBase, batchSize: number): Promise<ReadonlySet<string> | null> {
    if (this.#corrected === undefined) {
      const { table } = this.#layout.entity
      const most = Math.min(mostHeld, batchSize * mostPerRecord)
      this.#corrected = (await hasCorrections(client, table, most))
        ? null
        : await correctedKeys(client, table)
    }
    return this.#corrected
  }

  /**
   * A correction stands while its field is absent or unchanged. Fields that are corrected together end
   * together.
   */
  #judge(
    candidate: Candidate,
    record: Readonly<Record<string, unknown>>,
    corrections: readonly Correction[],
    over: ReadonlySet<number>,
  ): { kept: Correction[]; ended: Correction[] } {
    const endedFields = new Set<number>()
    for (const one of corrections) {
      const at = this.#layout.fieldIndex.get(one.field)
      if (at === undefined) continue
      const stands = !one.over && !over.has(one.id) && this.#isAsBefore(candidate, record, at, one)
      if (!stands) for (const field of correctedTogether(this.#layout, at)) endedFields.add(field)
    }
    const isKept = ({ field }: Correction) => !endedFields.has(this.#layout.fieldIndex.get(field) ?? -1)
    return { kept: corrections.filter(isKept), ended: corrections.filter((one) => !isKept(one)) }
  }

  #isAsBefore(
    { values, report }: Candidate,
    record: Readonly<Record<string, unknown>>,
    at: number,
    { field, digest }: Correction,
  ): boolean {
    const raw = record[field]
    if (raw === undefined) return true
    const isEmpty = raw === null || raw === ''
    const unread = !isEmpty && values[at] === null && refusedFor(report, field)
    return unread
      ? unreadDigest(this.#layout, this.#sealer, at, raw) === digest
      : sentDigest(this.#layout, this.#sealer, at, values[at]) === digest
  }

  #open(sealed: string): string | null {
    return JSON.parse(this.#sealer.open(Buffer.from(sealed, 'hex')).toString())
  }
}

const refusedFor = ({ found }: Report, field: string) =>
  found.some((one) => one.severity === 'Erro' && one.field === field)
