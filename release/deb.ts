import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Checkout, manifestOf } from './checkout.ts'
import { filesIn, normalise } from './files.ts'
import type { Platform } from './platforms.ts'
import { plainEnvironment, run } from './run.ts'

const sources = fileURLToPath(new URL('debian/', import.meta.url))
const scripts = ['postinst', 'prerm', 'postrm']
const conffile = '/etc/vinculo/vinculo.env'

/** Writes the Debian package of a platform. The program's folder is moved into it and back. */
export function makeDebianPackage(
  checkout: Checkout,
  platform: Platform,
  program: string,
  out: string,
): void {
  const tree = `${program}.deb`
  const inTree = (path: string) => join(tree, path)
  for (const folder of [
    'DEBIAN',
    'etc/vinculo',
    'usr/bin',
    'usr/lib/systemd/system',
    'usr/share/doc/vinculo',
  ]) {
    mkdirSync(inTree(folder), { recursive: true })
  }
  renameSync(program, inTree('usr/lib/vinculo'))
  try {
    for (const name of scripts) cpSync(join(sources, name), inTree(`DEBIAN/${name}`))
    for (const name of scripts) chmodSync(inTree(`DEBIAN/${name}`), 0o755)
    cpSync(join(sources, 'vinculo.env'), inTree(conffile))
    cpSync(join(sources, 'vinculo.service'), inTree('usr/lib/systemd/system/vinculo.service'))
    cpSync(join(sources, 'vinculo'), inTree('usr/bin/vinculo'))
    chmodSync(inTree('usr/bin/vinculo'), 0o755)
    symlinkSync('../../../lib/vinculo/LICENSE', inTree('usr/share/doc/vinculo/copyright'))
    const changes = readFileSync(join(checkout.folder, 'CHANGELOG.md'))
    writeFileSync(inTree('usr/share/doc/vinculo/changelog.gz'), gzipSync(changes, { level: 9 }))
    writeFileSync(inTree('DEBIAN/conffiles'), `${conffile}\n`)
    writeFileSync(inTree('DEBIAN/md5sums'), md5sums(tree))
    writeFileSync(inTree('DEBIAN/control'), controlOf(checkout, platform, tree))
    normalise(tree, checkout.time)
    const target = join(out, `vinculo_${debianVersion(checkout.version)}_${platform.architecture}.deb`)
    // One thread: the bytes would otherwise depend on the number of processors.
    const form = ['--root-owner-group', '-Zzstd', '-z12', '--threads-max=1']
    const env = { ...plainEnvironment(), SOURCE_DATE_EPOCH: String(checkout.time) }
    run('dpkg-deb', ['--build', ...form, tree, target], { env })
  } finally {
    renameSync(inTree('usr/lib/vinculo'), program)
  }
}

/** A pre-release is older than its release. */
export const debianVersion = (version: string): string => version.replace('-', '~')

function md5sums(tree: string): string {
  const digest = (path: string) =>
    createHash('md5')
      .update(readFileSync(join(tree, path)))
      .digest('hex')
  return filesIn(tree)
    .filter((path) => !path.startsWith('DEBIAN/') && `/${path}` !== conffile)
    .map((path) => `${digest(path)}  ${path}\n`)
    .join('')
}

function controlOf({ folder, version }: Checkout, { architecture }: Platform, tree: string): string {
  const bytes = filesIn(tree).reduce((sum, path) => sum + readFileSync(join(tree, path)).length, 0)
  return [
    'Package: vinculo',
    `Version: ${debianVersion(version)}`,
    `Architecture: ${architecture}`,
    'Maintainer: Vínculo <vinculo@localhost>',
    `Installed-Size: ${Math.ceil(bytes / 1024)}`,
    // setpriv is in util-linux, useradd in passwd.
    'Depends: libc6 (>= 2.28), libstdc++6, libatomic1, passwd, util-linux',
    'Section: web',
    'Priority: optional',
    `Description: ${manifestOf(folder).description}`,
    ' Contém o Node e o PostgreSQL que o Vínculo usa, e o serviço "vinculo".',
    '',
  ].join('\n')
}
