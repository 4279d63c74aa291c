import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Checkout } from './checkout.ts'
import { normalise, writeTarGz } from './files.ts'

const sources = fileURLToPath(new URL('compose/', import.meta.url))

/** Writes the compose files of a version. */
export async function makeCompose({ version, time }: Checkout, scratch: string, out: string): Promise<void> {
  const name = `vinculo-${version}-compose`
  const folder = join(scratch, 'compose', name)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(sources)) {
    cpSync(join(sources, file), join(folder, file))
    const text = readFileSync(join(sources, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll('@VERSION@', version))
    if (file.endsWith('.sh')) chmodSync(join(folder, file), 0o755)
  }
  normalise(join(scratch, 'compose'), time)
  await writeTarGz(join(scratch, 'compose'), join(out, `${name}.tar.gz`))
}
