import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Checkout, manifestOf } from './checkout.ts'
import { normalise, writeTarGz } from './files.ts'
import { copyProgram } from './program.ts'

/** Writes the npm package. It contains dist; its dependencies are the packages that are not bundled. */
export async function makeNpmPackage(checkout: Checkout, scratch: string, out: string): Promise<void> {
  const around = join(scratch, 'npm')
  const target = join(around, 'package')
  mkdirSync(target, { recursive: true })
  copyProgram(checkout, target)
  const manifest = manifestOf(checkout.folder)
  const { name, version, description, license, type, engines, bin, dependencies, optionalDependencies } =
    manifest
  const released = {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin,
    dependencies,
    optionalDependencies,
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(released, null, 2)}\n`)
  normalise(around, checkout.time)
  await writeTarGz(around, join(out, `vinculo-${version}.tgz`))
}
