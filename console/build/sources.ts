import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Source files of the console. The lockfile covers the packages. */
const sources = '{console,client,catalogue}/**/*.{ts,tsx,html,css,js}'

/** File of a built console with the stamp of its sources. */
export const stampFile = 'stamp.txt'

/** SHA-256 over names and contents of the sources and of the lockfile. */
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
