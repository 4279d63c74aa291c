import { type Listing as Declared, management } from '../../catalogue/management/index.ts'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { bind, type Listing } from '../listing/listing.ts'
import { nouns } from './index.ts'

const boundTo = (declared: ListingOperation & Pick<Declared, 'noun'>): Listing =>
  bind(declared, nouns[declared.noun].listings![declared.id]!)

export const listings = Object.fromEntries(
  management.filter((one) => one.kind === 'listing').map((declared) => [declared.id, boundTo(declared)]),
) as { readonly [L in Declared as L['id']]: Listing }
