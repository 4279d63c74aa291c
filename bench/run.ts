/**
 * Measures the program against the ceiling of the same machine, and records the results. Arguments are
 * sections, by default all. `--scale 0.02` reduces a section's size and records nothing. `--against
 * ../before` alternates with another version of the program where a section supports it.
 */
import { parseArgs } from 'node:util'
import { benchCompression } from './compression.ts'
import { benchConsole } from './console.ts'
import { benchContracts } from './contracts.ts'
import { benchCorrections } from './corrections.ts'
import { benchDocuments } from './documents.ts'
import { benchIngest } from './ingest.ts'
import { benchLatency } from './latency.ts'
import { benchListing } from './listing.ts'
import { benchMoney } from './money.ts'
import { benchOperations } from './operations.ts'
import { benchPaging } from './paging.ts'
import { benchQueries } from './queries.ts'
import { type Results, record } from './record.ts'
import { benchSearch } from './search.ts'
import { Installation } from './support.ts'
import { benchWebhooks } from './webhooks.ts'

const sections: Record<string, (place: Installation, scale: number, against?: string) => Promise<unknown>> = {
  ingest: benchIngest,
  corrections: benchCorrections,
  operations: benchOperations,
  queries: benchQueries,
  paging: benchPaging,
  compression: benchCompression,
  documents: benchDocuments,
  latency: benchLatency,
  listing: benchListing,
  search: benchSearch,
  webhooks: benchWebhooks,
  contracts: benchContracts,
  money: benchMoney,
  console: benchConsole,
}

const given = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' }, against: { type: 'string' } },
})
const scale = Number(given.values.scale)
if (!(scale > 0 && scale <= 1)) throw new Error('--scale is a number above 0, up to 1')
const wanted = given.positionals.filter((name) => name in sections)
const names = wanted.length > 0 ? wanted : Object.keys(sections)
const results: Results = {}
for (const name of names) {
  console.log(`${name}:`)
  const place = new Installation()
  await place.start()
  try {
    const measured = await sections[name]!(place, scale, given.values.against)
    // A section that cannot be measured here keeps its last figures.
    if (measured !== undefined) results[name] = measured
    console.log(measured)
  } finally {
    await place.remove()
  }
}
if (scale === 1) record(results)
