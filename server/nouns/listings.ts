import { type Listing as Declared, management } from '../../catalogue/management/index.ts'
import { bind, type Listing } from '../listing/listing.ts'
import { nouns } from './index.ts'

const sources = Object.assign({}, ...Object.values(nouns).map(({ listings }) => listings))

/** Every listing with its source. */
export const listings = Object.fromEntries(
  management
    .filter((one) => one.kind === 'listing')
    .map((declared) => [declared.id, bind(declared, sources[declared.id])]),
) as { readonly [L in Declared as L['id']]: Listing }
