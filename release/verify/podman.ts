import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Maximum open files and processes: enough for one container. */
const most = 8192

/** Options with which Podman works on this machine. */
export const podman: { problem: string | false; options: readonly string[] } = probe()

export const containerOptions = (): readonly string[] => podman.options

/**
 * Finds the options: limits of files and processes no higher than this machine's, and runc instead of crun where
 * version 1 of control groups is mounted.
 */
function probe(): typeof podman {
  const found = spawnSync('podman', ['info'], { encoding: 'utf8' })
  if (found.error) return { problem: 'podman não está instalado', options: [] }
  if (found.status !== 0) return { problem: `podman não funciona: ${found.stderr.trim()}`, options: [] }
  const limits = [limit('nofile', 'Max open files'), limit('nproc', 'Max processes')].flat()
  const hybrid = readFileSync('/proc/self/cgroup', 'utf8').split('\n').length > 2
  return { problem: false, options: [...(hybrid ? ['--runtime', 'runc'] : []), ...limits] }
}

function limit(name: string, title: string): string[] {
  const line = readFileSync('/proc/self/limits', 'utf8').match(new RegExp(`^${title} +(\\w+) +(\\w+)`, 'm'))
  const hard = Math.min(Number(line?.[2]) || most, most)
  return ['--ulimit', `${name}=${hard}:${hard}`]
}
