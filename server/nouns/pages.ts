import { management, type RecordPage } from '../../catalogue/management/index.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { type Deed, type Prospects, prospectsOf } from '../domain/machine/prospects.ts'
import type { Tx } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import { nouns } from './index.ts'
import type { NounName, PageSource } from './noun.ts'

/** Source of a record's page, and the prospects by its machine. */
export interface Page extends PageSource {
  table: keyof Tables
  /** Possible actions, for records with states. */
  prospects?: (tx: Tx, id: number, acting: Acting, others?: readonly Deed[]) => Promise<Prospects | undefined>
}

function pageOf(noun: NounName): Page {
  const { bound, page } = nouns[noun]
  return bound
    ? { ...page!, table: bound.machine.table, prospects: prospectsOf(bound) }
    : { ...page!, table: page!.table! }
}

export const pages = Object.fromEntries(
  management.filter((one) => one.kind === 'record').map(({ id, noun }) => [id, pageOf(noun)]),
) as { readonly [O in RecordPage as O['id']]: Page }
