import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Checkout } from './checkout.ts'
import { normalise, writeTarGz } from './files.ts'
import type { PlatformName } from './platforms.ts'

/** Writes a program's folder as an archive. Afterwards the folder is as it was, with normal modes and times. */
export async function makeArchive(
  { version, time }: Checkout,
  platform: PlatformName,
  program: string,
  out: string,
): Promise<void> {
  const name = `vinculo-${version}-${platform}`
  const around = `${program}.archive`
  mkdirSync(around)
  renameSync(program, join(around, name))
  normalise(around, time)
  await writeTarGz(around, join(out, `${name}.tar.gz`))
  renameSync(join(around, name), program)
}
