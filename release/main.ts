/** Builds the artefacts of a release from a tag. docs/RELEASING.md describes options and results. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeArchive } from './archive.ts'
import { type Checkout, checkOut } from './checkout.ts'
import { makeCompose } from './compose.ts'
import { makeDebianPackage } from './deb.ts'
import type { DebianPackage } from './debian-packages.ts'
import { makeNpmPackage } from './npm.ts'
import { makeImage } from './oci.ts'
import { type Options, readOptions } from './options.ts'
import { type PlatformName, platformNamed } from './platforms.ts'
import { makeProgram } from './program.ts'
import { ReleaseError } from './run.ts'
import { makeSbom } from './sbom.ts'
import { writeSums } from './sums.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

async function release(options: Options): Promise<void> {
  if (options.key && !existsSync(options.key)) throw new ReleaseError(`A chave ${options.key} não existe.`)
  requireReplaceable(options.out)
  const scratch = mkdtempSync(join(tmpdir(), 'vinculo-release-'))
  // Beside the result, so that a complete release replaces the previous one by renaming.
  const made = `${options.out}.new`
  const stop = () => process.exit(1)
  const clear = () => {
    rmSync(scratch, { recursive: true, force: true })
    rmSync(made, { recursive: true, force: true })
  }
  process.once('exit', clear).once('SIGINT', stop).once('SIGTERM', stop)
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  const checkout = await step('commit e compilação', () =>
    checkOut(project, options, join(scratch, 'checkout')),
  )
  await makeArtefacts(checkout, options, scratch, made)
  await step('somas', () => writeSums(made, options.key))
  replace(made, options.out)
  report(options)
}

async function makeArtefacts(
  checkout: Checkout,
  options: Options,
  scratch: string,
  out: string,
): Promise<void> {
  const { kinds, platforms } = options
  const debian: DebianPackage[] = []
  for (const name of platforms) debian.push(...(await makeForPlatform(checkout, name, options, scratch, out)))
  if (kinds.includes('npm')) await step('npm', () => makeNpmPackage(checkout, scratch, out))
  if (kinds.includes('compose')) await step('compose', () => makeCompose(checkout, scratch, out))
  if (kinds.includes('sbom')) await step('sbom', () => makeSbom(checkout, debian, out))
}

async function makeForPlatform(
  checkout: Checkout,
  name: PlatformName,
  { kinds }: Options,
  scratch: string,
  out: string,
): Promise<DebianPackage[]> {
  const platform = platformNamed(name)
  const program = await step(`programa ${name}`, () => makeProgram(checkout, platform, scratch))
  await step(`arquivo ${name}`, () => makeArchive(checkout, name, program, out))
  let debian: DebianPackage[] = []
  if (platform.architecture) {
    if (kinds.includes('deb')) {
      await step(`deb ${name}`, () => makeDebianPackage(checkout, platform, program, out))
    }
    if (kinds.includes('oci')) {
      debian = await step(`imagem ${name}`, () => makeImage(checkout, platform, program, scratch, out))
    }
  }
  rmSync(program, { recursive: true })
  return debian
}

async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const begin = performance.now()
  const made = await work()
  console.error(`${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  return made
}

/** The result replaces a previous release, and nothing else. */
function requireReplaceable(out: string): void {
  if (!existsSync(out)) return
  const names = statSync(out).isDirectory() ? readdirSync(out) : ['']
  if (names.length > 0 && !names.includes('SHA256SUMS')) {
    throw new ReleaseError(`${out} existe e não é de um lançamento anterior. Escolha outra pasta com --out.`)
  }
}

function replace(made: string, out: string): void {
  const old = join(dirname(out), `.${basename(out)}.old`)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(out)) renameSync(out, old)
  renameSync(made, out)
  rmSync(old, { recursive: true, force: true })
}

function report({ out, key }: Options): void {
  for (const name of readdirSync(out).sort()) {
    const mib = (statSync(join(out, name)).size / 2 ** 20).toFixed(1)
    console.log(`${mib.padStart(8)} MiB  ${name}`)
  }
  console.log(`\n${readFileSync(join(out, 'SHA256SUMS'), 'utf8').trim()}`)
  if (!key) console.error('Sem --key, nada foi assinado.')
}

try {
  await release(readOptions(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exit(1)
}
