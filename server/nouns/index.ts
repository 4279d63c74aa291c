import type { SoughtNoun } from '../../catalogue/management/registro/sought.ts'
import type { Message } from '../../catalogue/message.ts'
import type { ListingOperation } from '../../catalogue/operation.ts'
import type { Bound, Stored } from '../domain/machine/bound.ts'
import type { DueVerb } from '../domain/machine/registry.ts'
import type { Scopes } from '../domain/machine/scope.ts'
import type { ListingSource } from '../listing/source.ts'
import type { SealedColumn } from '../store/keys/sealed-columns.ts'
import type { Tables } from '../store/schema.ts'
import * as list from './list.ts'
import type { Noun, NounName, Page, Waits } from './noun.ts'
import type { Seek } from './seek.ts'

/** Every noun. A missing one does not compile. */
const all: { readonly [N in NounName]: Noun<N> } = list

export type AnyPage = Page & { table?: keyof Tables }

/** A noun without the types of its declarations, for code that handles all nouns. */
export interface AnyNoun {
  readonly bound?: Bound
  readonly waits?: Waits<Stored>
  readonly due?: Readonly<Record<string, DueVerb | Message>>
  readonly verbs?: Readonly<Record<string, unknown>>
  readonly listings?: Readonly<Record<string, ListingSource<ListingOperation, keyof Tables>>>
  readonly scope?: Scopes
  readonly sealed?: readonly SealedColumn[]
  readonly page?: AnyPage
}

/** How the search finds records of a noun. */
export const seekOf = (noun: SoughtNoun): Seek => all[noun].seek

export const nouns = all as unknown as Readonly<Record<NounName, AnyNoun>>
