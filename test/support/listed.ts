import { type Listing, management } from '../../catalogue/management/index.ts'
import * as fixtures from './fixtures.ts'
import type { Complete } from './listing-fixture.ts'

type Plural<Id> = Id extends `Lista${infer Name}` ? Name : never

/** A missing fixture does not compile. */
const all: { readonly [L in Listing as `listed${Plural<L['id']>}`]: Complete<L> } = fixtures

/** Every listing with its fixture. */
export const listed = Object.fromEntries(
  management
    .filter((one) => one.kind === 'listing')
    .map(({ id }) => [id, all[id.replace('Lista', 'listed') as keyof typeof all]]),
) as { readonly [L in Listing as L['id']]: Complete<L> }
