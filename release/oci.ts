import { createHash } from 'node:crypto'
import {
  chmodSync,
  createReadStream,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { environment, flags } from '../bin/process.mjs'
import type { Checkout } from './checkout.ts'
import { type DebianPackage, unpackDebian } from './debian-packages.ts'
import { normalise, type Owner, writeTar, writeTarGz } from './files.ts'
import type { Platform } from './platforms.ts'

const account: Owner = { uid: 10001, gid: 10001 }
const home = '/opt/vinculo'
const image = (version: string): string => `localhost/vinculo:${version}`

interface Descriptor {
  mediaType: string
  digest: string
  size: number
}

interface Layer extends Descriptor {
  /** Digest of the uncompressed layer. */
  diff: string
  comment: string
}

/** Writes a container image as a tar file with the OCI layout. Returns the Debian packages in it. */
export async function makeImage(
  checkout: Checkout,
  platform: Platform,
  program: string,
  scratch: string,
  out: string,
): Promise<DebianPackage[]> {
  const { version, time } = checkout
  const layout = join(scratch, `oci-${platform.name}`)
  mkdirSync(join(layout, 'blobs/sha256'), { recursive: true })
  const system = join(scratch, `system-${platform.name}`)
  mkdirSync(system)
  const packages = unpackDebian(platform.architecture!, system, scratch)
  completeSystem(system)
  const layers = [
    await addLayer(layout, system, time, packages.map(({ name }) => name).join(' ')),
    await addProgram(layout, program, time),
    await addData(layout, join(scratch, `data-${platform.name}`), time),
  ]
  rmSync(system, { recursive: true })
  const json = 'application/vnd.oci.image.'
  const config = addJson(layout, `${json}config.v1+json`, configOf(checkout, platform, layers, packages))
  const manifest = addJson(layout, `${json}manifest.v1+json`, {
    schemaVersion: 2,
    mediaType: `${json}manifest.v1+json`,
    config,
    layers: layers.map(({ mediaType, digest, size }) => ({ mediaType, digest, size })),
  })
  const annotations = {
    // Podman names the image after the first one, Docker after the second.
    'org.opencontainers.image.ref.name': image(version),
    'io.containerd.image.name': image(version),
  }
  const described = {
    ...manifest,
    annotations,
    platform: { architecture: platform.architecture, os: 'linux' },
  }
  const index = { schemaVersion: 2, mediaType: `${json}index.v1+json`, manifests: [described] }
  writeFileSync(join(layout, 'index.json'), JSON.stringify(index))
  writeFileSync(join(layout, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }))
  normalise(layout, time)
  await writeTar(layout, join(out, `vinculo-${version}-oci-${platform.name}.tar`))
  rmSync(layout, { recursive: true })
  return packages
}

/** Adds what the packages' installation scripts and other packages would create. */
function completeSystem(tree: string): void {
  for (const folder of ['etc', 'tmp', 'proc', 'sys', 'dev', 'run', 'usr/bin']) {
    mkdirSync(join(tree, folder), { recursive: true })
  }
  // initdb calls sh; a start calls rm and its script readlink and dirname; `vinculo` is for people.
  for (const name of ['sh', 'rm', 'readlink', 'dirname']) symlinkSync('busybox', join(tree, 'bin', name))
  symlinkSync(`${home}/vinculo`, join(tree, 'usr/bin/vinculo'))
  const { uid, gid } = account
  const accounts = `root:x:0:0::/:/bin/false\nvinculo:x:${uid}:${gid}::/data:/bin/false\n`
  writeFileSync(join(tree, 'etc/passwd'), accounts)
  writeFileSync(join(tree, 'etc/group'), `root:x:0:\nvinculo:x:${gid}:\n`)
  writeFileSync(join(tree, 'etc/nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files dns\n')
}

async function addProgram(layout: string, program: string, time: number): Promise<Layer> {
  const tree = `${program}.oci`
  mkdirSync(join(tree, 'opt'), { recursive: true })
  renameSync(program, join(tree, home))
  const layer = await addLayer(layout, tree, time, 'vinculo')
  renameSync(join(tree, home), program)
  return layer
}

/** The folder of the volume. A new volume gets the owner of this folder. */
async function addData(layout: string, tree: string, time: number): Promise<Layer> {
  mkdirSync(join(tree, 'data'), { recursive: true })
  return addLayer(layout, tree, time, 'data', account)
}

async function addLayer(
  layout: string,
  tree: string,
  time: number,
  comment: string,
  owner?: Owner,
): Promise<Layer> {
  normalise(tree, time)
  openTemporaryFolder(tree)
  const file = join(layout, 'layer')
  await writeTarGz(tree, file, owner)
  const diff = createHash('sha256')
  await pipeline(createReadStream(file), createGunzip(), diff)
  const mediaType = 'application/vnd.oci.image.layer.v1.tar+gzip'
  return { ...(await addBlob(layout, mediaType, file)), diff: `sha256:${diff.digest('hex')}`, comment }
}

function openTemporaryFolder(tree: string): void {
  if (statSync(join(tree, 'tmp'), { throwIfNoEntry: false })) chmodSync(join(tree, 'tmp'), 0o1777)
}

async function addBlob(layout: string, mediaType: string, file: string): Promise<Descriptor> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const digest = hash.digest('hex')
  renameSync(file, join(layout, 'blobs/sha256', digest))
  return { mediaType, digest: `sha256:${digest}`, size: statSync(join(layout, 'blobs/sha256', digest)).size }
}

function addJson(layout: string, mediaType: string, content: unknown): Descriptor {
  const text = Buffer.from(JSON.stringify(content))
  const digest = createHash('sha256').update(text).digest('hex')
  writeFileSync(join(layout, 'blobs/sha256', digest), text)
  return { mediaType, digest: `sha256:${digest}`, size: text.length }
}

function configOf(
  { version, commit, time }: Checkout,
  { architecture }: Platform,
  layers: readonly Layer[],
  packages: readonly DebianPackage[],
): unknown {
  const created = new Date(time * 1000).toISOString()
  const settings = { ...environment, VINCULO_HOST: '0.0.0.0', VINCULO_DATA: '/data', HOME: '/data' }
  return {
    created,
    architecture,
    os: 'linux',
    config: {
      User: `${account.uid}:${account.gid}`,
      ExposedPorts: { '8080/tcp': {} },
      Env: Object.entries({ PATH: '/usr/bin:/bin', ...settings }).map(([name, value]) => `${name}=${value}`),
      Entrypoint: [`${home}/node/bin/node`, ...flags, `${home}/bin/vinculo.mjs`],
      Cmd: ['serve'],
      Volumes: { '/data': {} },
      WorkingDir: '/data',
      StopSignal: 'SIGTERM',
      Labels: {
        'org.opencontainers.image.title': 'Vínculo',
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.revision': commit,
        'org.opencontainers.image.licenses': 'Apache-2.0',
        'vinculo.debian': packages.map((one) => `${one.name}=${one.version}`).join(' '),
      },
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ diff }) => diff) },
    history: layers.map(({ comment }) => ({ created, created_by: 'release/oci.ts', comment })),
  }
}
