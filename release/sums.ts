import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run } from './run.ts'

const sums = 'SHA256SUMS'
/** Purpose that a signature is bound to; docs/RELEASING.md verifies with it. */
export const namespace = 'vinculo-release'

/** Writes the checksums of all files, and their signature where there is a key. */
export async function writeSums(out: string, key: string | undefined): Promise<void> {
  const lines: string[] = []
  for (const name of readdirSync(out).sort()) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(out, name)), hash)
    lines.push(`${hash.digest('hex')}  ${name}\n`)
  }
  writeFileSync(join(out, sums), lines.join(''))
  if (!key) return
  rmSync(join(out, `${sums}.sig`), { force: true })
  run('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', namespace, join(out, sums)])
}
