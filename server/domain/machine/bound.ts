import type { TriedLimit } from '../../../catalogue/law/limits.ts'
import type { GuardOf, Machine } from '../../../catalogue/machines/machine.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { CaminhoMensagens } from '../../../catalogue/values/mensagens.ts'
import { type Actor, system } from '../../store/actor.ts'
import type { Row, Tx } from '../../store/database.ts'
import type { Tables } from '../../store/schema.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Breach } from './finding.ts'
import type { LinkedFile } from './linked-file.ts'

/** Makes a short-lived address of a file, valid for the actor only. */
export type LinkMaker = (file: LinkedFile) => { endereco: string; expira: string }

/** Call context of verbs and guards. */
export interface Acting {
  /** The current date at the client. */
  today: string
  /** Decides rights, reach and proof. The audit trail names the actor of the transaction. */
  actor: Actor
  /** The client's time zone; absent in jobs. */
  zone?: string | undefined
  /** Public address of the platform; absent in jobs. */
  base?: string | undefined
  /** Absent where the answer cannot contain links. */
  linkTo?: LinkMaker | undefined
  /** For verbs that use encrypted columns. */
  sealer?: Sealer | undefined
  /** How the client's messages leave; absent in jobs. */
  mail?: CaminhoMensagens | undefined
  /** Reads an uploaded content by its SHA-256. */
  contentOf?: ((sha256: string) => Promise<Buffer | undefined>) | undefined
  /** Only when a rule is being tried: limits that guards apply instead of those in force. */
  tried?: TriedLimit | undefined
}

/**
 * Call context for consequences, such as ending a contract's signatures: they do not depend on rights or
 * units of the actor. The audit trail still names that actor, from the transaction.
 */
export const platform = (today: string): Acting => ({ today, actor: system('plataforma') })

/** Judges the records of a set in their order. */
export interface Judge<R> {
  judge: (record: R) => readonly Breach[]
  /** Notes what an accepted record uses up, so that later records of the set see it. */
  take?: (record: R) => void
}

/** Loads what it needs for the whole set at once. Only reads. */
export type Guard<R> = (tx: Tx, records: readonly R[], acting: Acting) => Judge<R> | Promise<Judge<R>>

/** A machine whose records are rows of a table. */
export type Stored = Machine & { table: keyof Tables }

export interface Standing {
  id: number
  versao: number
  situacao: string
}

/** A machine with its guard functions. A declared guard that is missing here does not compile. */
export interface Bound<M extends Stored = Stored, R extends Standing = Standing> {
  machine: M
  /** Columns that the guards read. */
  columns: readonly string[]
  guards: Readonly<Record<GuardOf<M>, Guard<R>>>
}

/** A record that was written, with its own reason. */
export interface DoneRecord {
  id: number
  motivo: Told | null
}

export const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id)

/** The reason of each record by id. */
export const reasonsOf = (records: readonly DoneRecord[]): ReadonlyMap<number, Told | null> =>
  new Map(records.map(({ id, motivo }) => [id, motivo]))

type Seen<M extends Stored, C extends keyof Row<M['table']>> = Standing & Pick<Row<M['table']>, C>

export const bind = <M extends Stored, const C extends keyof Row<M['table']> & string>(bound: {
  machine: M
  columns: readonly C[]
  guards: Readonly<Record<GuardOf<M>, Guard<Seen<M, C>>>>
}): Bound<M, Seen<M, C>> => bound
