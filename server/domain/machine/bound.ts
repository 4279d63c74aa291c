import type { TriedLimit } from '../../../catalogue/law/limits.ts'
import type { GuardOf, Machine } from '../../../catalogue/machines/machine.ts'
import type { Told } from '../../../catalogue/message.ts'
import { type Actor, system } from '../../store/actor.ts'
import type { Row, Tx } from '../../store/database.ts'
import type { Tables } from '../../store/schema.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Breach } from './finding.ts'
import type { LinkedFile } from './linked-file.ts'

/** Makes the address of a file, for whoever acts alone and for a short time. */
export type LinkMaker = (file: LinkedFile) => { endereco: string; expira: string }

/** Call context of verbs and guards. */
export interface Acting {
  /** The client's day. */
  today: string
  /** Decides rights, reach and proof. The audit trail names the actor of the transaction. */
  actor: Actor
  /** The client's time zone; absent in jobs. */
  zone?: string | undefined
  /** Public address of the platform; absent in jobs. */
  base?: string | undefined
  /** Absent where the answer reaches nobody who could follow a link. */
  linkTo?: LinkMaker | undefined
  /** For verbs that write or read sealed columns. */
  sealer?: Sealer | undefined
  /** Reads an uploaded content by its SHA-256. */
  contentOf?: ((sha256: string) => Promise<Buffer | undefined>) | undefined
  /** Only in a trial of a rule: limits that guards apply instead of those in force. */
  tried?: TriedLimit | undefined
}

/**
 * Call context for what follows from another change, such as the end of a contract's signatures: it depends on no right and
 * no unit of the actor who caused it. The audit trail still names that actor, from the transaction.
 */
export const platform = (today: string): Acting => ({ today, actor: system('plataforma') })

/** Judges the records of a set in their order. */
export interface Judge<R> {
  judge: (record: R) => readonly Breach[]
  /** Notes what a record takes that is going to move, for those after it. */
  take?: (record: R) => void
}

/** Finds out for a whole set at once what it needs to know. Only reads. */
export type Guard<R> = (tx: Tx, records: readonly R[], acting: Acting) => Judge<R> | Promise<Judge<R>>

/** A machine whose records are rows of a table. */
export type Stored = Machine & { table: keyof Tables }

/** What every record with states has. */
export interface Standing {
  id: number
  versao: number
  situacao: string
}

/** A machine with what cannot be data. A guard that it names and that is missing here does not compile. */
export interface Bound<M extends Stored = Stored, R extends Standing = Standing> {
  machine: M
  /** Columns that the guards look at. */
  columns: readonly string[]
  guards: Readonly<Record<GuardOf<M>, Guard<R>>>
}

/** A record that was written, and the reason that was given for it: that of no other record of the set. */
export interface DoneRecord {
  id: number
  motivo: Told | null
}

export const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id)

/** The reason of each record by its number, for the records that follow from it. */
export const reasonsOf = (records: readonly DoneRecord[]): ReadonlyMap<number, Told | null> =>
  new Map(records.map(({ id, motivo }) => [id, motivo]))

type Seen<M extends Stored, C extends keyof Row<M['table']>> = Standing & Pick<Row<M['table']>, C>

export const bind = <M extends Stored, const C extends keyof Row<M['table']> & string>(bound: {
  machine: M
  columns: readonly C[]
  guards: Readonly<Record<GuardOf<M>, Guard<Seen<M, C>>>>
}): Bound<M, Seen<M, C>> => bound
