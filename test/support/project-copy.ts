import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'
import type { Ended, Identity, Settings } from './process.ts'

/** What a clone has and a build or a start reads. */
const sources = [
  'bin',
  'build',
  'catalogue',
  'cli',
  'client',
  'console',
  'demo',
  'dist',
  'docs',
  'server',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** What a start needs besides packages. */
const program = ['bin', 'dist', 'package.json']

/** A copy of the project, or of a part of it, that a test may change. */
export class ProjectCopy {
  readonly root: string
  node = process.execPath

  private constructor(paths: readonly string[]) {
    this.root = mkdtempSync(join(tmpdir(), 'vinculo-copia-'))
    for (const path of paths) {
      const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true }
      cpSync(join(projectRoot, path), this.at(path), options)
    }
  }

  /** A clone with all packages. */
  static clone(): ProjectCopy {
    const copy = new ProjectCopy(sources)
    symlinkSync(join(projectRoot, 'node_modules'), copy.at('node_modules'))
    return copy
  }

  /** The built program with the packages of `npm ci --omit=dev`, copied, so that no other one is found. */
  static production(paths: readonly string[] = program): ProjectCopy {
    const copy = new ProjectCopy(paths)
    for (const path of productionPackages()) {
      mkdirSync(dirname(copy.at(path)), { recursive: true })
      cpSync(join(projectRoot, path), copy.at(path), { recursive: true, verbatimSymlinks: true })
    }
    return copy
  }

  /** Makes the copy and its Node usable by every account. */
  open(): void {
    chmodSync(this.root, 0o755)
    this.node = this.at('node')
    copyFileSync(process.execPath, this.node)
  }

  at(path: string): string {
    return join(this.root, path)
  }

  /** Runs a script of the copy with this Node. */
  async run(args: readonly string[], settings: Settings = {}, identity: Identity = {}): Promise<Ended> {
    const child = this.start(args, settings, identity)
    const read = async (stream: NodeJS.ReadableStream) => {
      let text = ''
      for await (const chunk of stream.setEncoding('utf8')) text += chunk
      return text
    }
    const output = Promise.all([read(child.stdout!), read(child.stderr!)])
    const [code] = await once(child, 'close')
    const [stdout, stderr] = await output
    return { code, stdout, stderr }
  }

  start([script, ...args]: readonly string[], settings: Settings = {}, identity: Identity = {}) {
    return spawn(this.node, [this.at(script!), ...args], {
      ...identity,
      // An ordinary account may not enter the folder of the tests.
      cwd: '/',
      env: { PATH: process.env.PATH, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  vinculo(args: readonly string[], settings?: Settings, identity?: Identity): Promise<Ended> {
    return this.run(['bin/vinculo.mjs', ...args], settings, identity)
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** Paths of the packages that are installed without development. The Node of the project is not among them. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path.startsWith('node_modules/') && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => !/^node_modules\/node(-|$)/.test(path) && existsSync(join(projectRoot, path)))
}
