import { globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainEnvironment, ReleaseError, run } from './run.ts'

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
const mirror = 'http://deb.debian.org'
/** C and C++ libraries of Node and PostgreSQL, the locale C.UTF-8, and the programs that a first start calls. */
const names = ['libc6', 'libc-bin', 'libgcc-s1', 'libstdc++6', 'libatomic1', 'busybox-static']

export interface DebianPackage {
  name: string
  version: string
  architecture: string
}

/** Downloads the current packages of Debian 12, verified by apt, and unpacks them into `tree`. */
export function unpackDebian(architecture: string, tree: string, scratch: string): DebianPackage[] {
  const folder = join(scratch, `debian-${architecture}`)
  for (const path of ['state/lists/partial', 'cache/archives/partial', 'etc/parts', 'packages']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  const env = { ...plainEnvironment(), APT_CONFIG: join(folder, 'apt.conf') }
  writeFileSync(join(folder, 'state/status'), '')
  writeFileSync(join(folder, 'etc/sources.list'), sourcesOf(architecture))
  writeFileSync(join(folder, 'apt.conf'), settingsOf(architecture, folder))
  run('apt-get', ['update', '--error-on=any'], { cwd: folder, env })
  run('apt-get', ['download', ...names], { cwd: join(folder, 'packages'), env })
  const files = readdirSync(join(folder, 'packages')).sort()
  if (files.length !== names.length) {
    throw new ReleaseError(`O apt-get trouxe ${files.length} pacotes em vez de ${names.length}.`)
  }
  const found = files.map((file) => unpack(join(folder, 'packages', file), tree))
  rmSync(folder, { recursive: true })
  keepLicences(tree)
  return found
}

function unpack(file: string, tree: string): DebianPackage {
  run('dpkg-deb', ['--extract', file, tree])
  const field = (name: string) => run('dpkg-deb', ['--field', file, name]).trim()
  return { name: field('Package'), version: field('Version'), architecture: field('Architecture') }
}

const sourcesOf = (architecture: string): string => {
  const line = (path: string, suite: string) =>
    `deb [arch=${architecture} signed-by=${keyring}] ${mirror}/${path} ${suite} main\n`
  return (
    line('debian', 'bookworm') +
    line('debian', 'bookworm-updates') +
    line('debian-security', 'bookworm-security')
  )
}

/** apt with lists and settings of its own: needs no root, and changes nothing of this machine. */
const settingsOf = (architecture: string, folder: string): string => `
APT::Architecture "${architecture}";
APT::Architectures { "${architecture}"; };
APT::Sandbox::User "";
Acquire::Languages "none";
Dir::State "${folder}/state";
Dir::State::status "${folder}/state/status";
Dir::Cache "${folder}/cache";
Dir::Etc::sourcelist "${folder}/etc/sources.list";
Dir::Etc::sourceparts "${folder}/etc/parts";
Dir::Etc::preferencesparts "${folder}/etc/parts";
`

/** Of the documentation only the licences stay. */
function keepLicences(tree: string): void {
  for (const path of globSync('usr/share/{lintian,man,locale,initramfs-tools}', { cwd: tree })) {
    rmSync(join(tree, path), { recursive: true })
  }
  for (const path of globSync('usr/share/doc/*/*', { cwd: tree })) {
    if (!path.endsWith('/copyright')) rmSync(join(tree, path), { recursive: true })
  }
}
