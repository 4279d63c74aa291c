import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the console is made of, besides the packages that the lockfile pins. */
const sources = '{console,client,catalogue}/**/*.{ts,tsx,html,css,js}'

/** File of a built console that says which sources it was made of. */
export const stampFile = 'stamp.txt'

/** One text that changes with the sources and the lockfile of a project, and with nothing else. */
export function sourcesStamp(root: string): string {
  const hash = createHash('sha256')
  const files = globSync(sources, {
    cwd: root,
    exclude: ['client/dist', 'console/dist', 'console/dist.*'],
  }).sort()
  for (const file of [...files, 'package-lock.json']) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
