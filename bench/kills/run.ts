/**
 * `npm run kills -- 200 [--seed N]`: kills the server, a worker, PostgreSQL and its standby at random moments
 * while three clients send and read, then compares their ledgers with the data. `npm run kills -- office 100`
 * does so while staff send commands, documents are rendered and e-mails sent. Runs of 200 kills, or 100 in
 * the office, are recorded and added up.
 */
import { parseArgs } from 'node:util'
import { killAmongBatches } from './batches.ts'
import { killInOffice } from './office/run.ts'

const given = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const inOffice = given.positionals[0] === 'office'
const [count] = given.positionals.slice(inOffice ? 1 : 0)
const kills = Number(count ?? (inOffice ? 100 : 200))
const seed = Number(given.values.seed ?? Date.now() % 1_000_000)
if (!Number.isInteger(kills) || kills < 1 || kills > 10_000)
  throw new Error('give a number of kills from 1 to 10000')
if (!Number.isInteger(seed)) throw new Error('--seed is a whole number')

console.log(`${kills} kills, seed ${seed}`)
const well = await (inOffice ? killInOffice : killAmongBatches)({ kills, seed })
process.exit(well ? 0 : 1)
