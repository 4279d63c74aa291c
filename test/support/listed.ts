import { type Listing, management } from '../../catalogue/management/index.ts'
import { fixtureNamed } from './fixtures.ts'
import type { Complete } from './listing-fixture.ts'

/** Every listing with its fixture. */
export const listed = Object.fromEntries(
  management
    .filter((one) => one.kind === 'listing')
    .map(({ id }) => [id, fixtureNamed(id.replace('Lista', 'listed'))]),
) as { readonly [L in Listing as L['id']]: Complete<L> }
