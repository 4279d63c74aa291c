/** Measures the program against the ceiling of the same machine in the same run, and records the results. */
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, totalmem } from 'node:os'
import { benchIngest } from './ingest.ts'
import { benchLatency } from './latency.ts'
import { benchQueries } from './queries.ts'
import { report } from './report.ts'
import { Installation } from './support.ts'
import { benchWebhooks } from './webhooks.ts'

const sections = {
  ingest: benchIngest,
  queries: benchQueries,
  latency: benchLatency,
  webhooks: benchWebhooks,
}
type Section = keyof typeof sections

const wanted = (process.argv.slice(2) as Section[]).filter((name) => name in sections)
const names = wanted.length > 0 ? wanted : (Object.keys(sections) as Section[])
const file = new URL('./results.json', import.meta.url)

function previous(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const results: Record<string, unknown> = {
  ...previous(),
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} × ${cpus()[0]?.model || arch()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
}
for (const name of names) {
  console.log(`${name}:`)
  const place = new Installation()
  await place.start()
  try {
    results[name] = await sections[name](place)
  } finally {
    await place.remove()
  }
  console.log(results[name])
}
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
writeFileSync(new URL('./RESULTS.md', import.meta.url), report(results))
