import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

export const isRoot = process.getuid?.() === 0
/** An ordinary account: "nobody" when we are root, otherwise ours. */
export const ordinary = isRoot ? { uid: 65534, gid: 65534 } : {}

/** A temporary folder that every account can enter; removed after the test. */
export function scratch(test: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-verify-'))
  chmodSync(folder, 0o755)
  test.after(() => {
    if (!isRoot) setWritable(folder, true)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** A home folder of the ordinary account. */
export function homeIn(folder: string): string {
  const home = join(folder, 'home')
  mkdirSync(home)
  if (isRoot) chownSync(home, 65534, 65534)
  return home
}

/** Gives or takes the right to write in a folder, at every depth. */
export function setWritable(folder: string, writable: boolean): void {
  const { mode } = lstatSync(folder)
  chmodSync(folder, writable ? mode | 0o200 : mode & 0o555)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const stat = lstatSync(path)
    if (stat.isDirectory()) setWritable(path, writable)
    else if (stat.isFile()) chmodSync(path, writable ? stat.mode | 0o200 : stat.mode & 0o555)
  }
}
