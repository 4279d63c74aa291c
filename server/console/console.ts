import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { sourcesStamp } from '../../console/build/sources.ts'
import type { Fact } from '../facts.ts'
import { type Built, readBuilt } from './built.ts'

export interface ConsoleFolders {
  /** The project: the console's sources and, where it is writable, its build. */
  project: string
  data: string
}

/** Characters kept of a failed build's output. */
const reasonLength = 1_000

/**
 * The console as it is served. `npm ci` builds it; if that did not happen or the sources changed, a child
 * process builds it in the background.
 */
export class Console {
  readonly #folders: ConsoleFolders
  readonly #report: (fact: Fact) => void
  #state: Built | 'preparing' | 'failed' = 'preparing'
  #preparation: Promise<void> | undefined
  #child: ChildProcess | undefined

  constructor(folders: ConsoleFolders, report: (fact: Fact) => void) {
    this.#folders = folders
    this.#report = report
  }

  /** The console, or why there is none. Reading it starts the preparation. */
  get state(): Built | 'preparing' | 'failed' {
    void this.prepare()
    return this.#state
  }

  /** Resolves when the console is ready or has failed. */
  prepare(): Promise<void> {
    this.#preparation ??= this.#prepare().catch((error) => {
      this.#state = 'failed'
      this.#report({ kind: 'console.trouble', reason: String(error.message).slice(-reasonLength) })
    })
    return this.#preparation
  }

  stop(): void {
    this.#child?.kill()
  }

  async #prepare(): Promise<void> {
    const { project, data } = this.#folders
    const stamp = sourcesStamp(project)
    const [tree, apart] = [join(project, 'console/dist'), join(data, 'console')]
    let built = readBuilt(tree, stamp) ?? readBuilt(apart, stamp)
    if (!built) {
      const out = isWritable(join(project, 'console')) ? tree : apart
      await this.#build(out)
      built = readBuilt(out, stamp)
      if (!built) throw new Error('the sources changed while the console was built')
      this.#report({ kind: 'console.built', folder: out })
    }
    this.#state = built
  }

  #build(out: string): Promise<void> {
    const { project } = this.#folders
    // The environment may hold secrets, and a build needs none of it.
    const child = spawn(process.execPath, [join(project, 'console/build.ts'), '--out', out], {
      cwd: project,
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    // Lower priority than requests.
    if (child.pid) setPriority(child.pid, 10)
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-reasonLength)
    })
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(said || `ended with ${code}`))))
    })
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
