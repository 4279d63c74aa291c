import type { Right } from '../../../catalogue/doors.ts'
import type { GuardOf, Machine } from '../../../catalogue/machines/machine.ts'
import type { Nivel } from '../../../catalogue/management/arquivo/types.ts'
import type { Row, Tx } from '../../store/database.ts'
import type { Tables } from '../../store/schema.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { LinkedFile } from '../arquivo/link.ts'
import type { Reach } from '../reach.ts'
import type { Breach } from './finding.ts'

/** How somebody who acts was told from others, just now. */
export interface Proof {
  nivel: Nivel
  /** In words, as the evidence of a signature says it. */
  meio: string
  /** Who it was proven to be; absent where a party acts, whose name the record has. */
  nome?: string
  endereco: string | null
  navegador: string | null
  /** The message that led there, and the address it went to. */
  mensagemId?: number
  destino?: string
}

/** Makes the address of a file, for whoever acts alone and for a short time. */
export type LinkMaker = (file: LinkedFile) => { endereco: string; expira: string }

/** What holds while somebody acts. Who it is, the transaction knows. */
export interface Acting extends Reach {
  /** The client's day. */
  today: string
  /** The client's time zone, where somebody is there to be told of moments. */
  zone?: string | undefined
  /** What staff may do, where somebody of them acts. */
  permissoes?: readonly Right[] | undefined
  /** Where people reach the platform, where somebody is there to be told. */
  base?: string | undefined
  /** How well whoever acts could prove who they are, where they can at all. */
  provable?: Nivel | undefined
  /** Where what is done needs to be proven. */
  proof?: Proof | undefined
  /** Where who acts is there to follow a link. */
  linkTo?: LinkMaker | undefined
  /** The person who acts, told from others however they are called; absent where a key is nobody's. */
  who?: string | undefined
  /** Where what is sealed is written, or has to be read. */
  sealer?: Sealer | undefined
  /** Reads a content that was sent, by its SHA-256. */
  contentOf?: ((sha256: string) => Promise<Buffer | undefined>) | undefined
}

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
  /** What else changes with records that were made, moved or changed, in the same transaction. */
  after?: After
}

/** Does what a deed to some records entails. */
type After = (tx: Tx, done: Done, acting: Acting) => Promise<void>

/** A record that was written, and the reason that was given for it: that of no other record of the set. */
export interface DoneRecord {
  id: number
  motivo: string | null
}

/** What was done to some records: a move, an alteration, or `incluir` and `alterar`. */
export interface Done {
  name: string
  records: readonly DoneRecord[]
}

export const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id)

/** The reason of each record by its number, for the records that follow from it. */
export const reasonsOf = (records: readonly DoneRecord[]): ReadonlyMap<number, string | null> =>
  new Map(records.map(({ id, motivo }) => [id, motivo]))

type Seen<M extends Stored, C extends keyof Row<M['table']>> = Standing & Pick<Row<M['table']>, C>

export const bind = <M extends Stored, const C extends keyof Row<M['table']> & string>(bound: {
  machine: M
  columns: readonly C[]
  guards: Readonly<Record<GuardOf<M>, Guard<Seen<M, C>>>>
  after?: After
}): Bound<M, Seen<M, C>> => bound
