import { spawnSync } from 'node:child_process'

/** A failed release. The message is for the person who releases. */
export class ReleaseError extends Error {}

interface RunOptions {
  cwd?: string
  env?: Record<string, string | undefined>
  /** Milliseconds after which the program is ended. */
  timeout?: number
}

const longest = 20 * 60_000

/** Runs a program and returns its output; its errors are shown only if it fails. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): string {
  const { cwd, env = plainEnvironment(), timeout = longest } = options
  const done = spawnSync(command, args, {
    ...(cwd ? { cwd } : {}),
    env,
    timeout,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if ((done.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    throw new ReleaseError(`Falta o programa "${command}". Instale-o e tente de novo.`)
  }
  if (done.error || done.status !== 0) {
    const reason = (done.stderr || done.error?.message || `código ${done.status ?? done.signal}`).trim()
    throw new ReleaseError(`${command} ${args.slice(0, 3).join(' ')}: ${reason}`)
  }
  return done.stdout
}

/** Variables with which `npm run` describes this project. An npm started in another folder would use them, too. */
const ofThisProject = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|INIT_CWD$)/

/** Our environment without this project, in one language and time zone. */
export function plainEnvironment(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !ofThisProject.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}
