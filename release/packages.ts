import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from './platforms.ts'
import { run } from './run.ts'

/**
 * Installs what the program needs on a platform, as the lockfile names it, and returns the folder with its
 * node_modules. No script of a package runs.
 */
export function installPackages(project: string, platform: Platform, folder: string): string {
  mkdirSync(folder)
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(project, name), join(folder, name))
  const libc = platform.os === 'linux' ? ['--libc=glibc'] : []
  const target = [`--os=${platform.os}`, `--cpu=${platform.cpu}`, ...libc]
  run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...target], { cwd: folder })
  return folder
}
