import { readFileSync, writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, totalmem } from 'node:os'
import { report } from './report.ts'

export type Results = Record<string, unknown>

const file = new URL('./results.json', import.meta.url)

/** Results of earlier runs. */
export function recorded(): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Records sections and regenerates the page; other sections keep their figures. */
export function record(sections: Results): void {
  const results = {
    ...recorded(),
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} × ${cpus()[0]?.model || arch()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
    ...sections,
  }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(new URL('./RESULTS.md', import.meta.url), report(results))
}
