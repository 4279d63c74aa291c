import { spawn } from 'node:child_process'
import { chmodSync, createWriteStream, lstatSync, lutimesSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { plainEnvironment, ReleaseError } from './run.ts'

export interface Owner {
  uid: number
  gid: number
}

/** Gives a folder and everything in it the modes 755 and 644, and one time. */
export function normalise(folder: string, time: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const stat = lstatSync(path)
    if (stat.isDirectory()) normalise(path, time)
    else if (stat.isSymbolicLink()) lutimesSync(path, time, time)
    else setMode(path, stat.mode & 0o111 ? 0o755 : 0o644, time)
  }
  setMode(folder, 0o755, time)
}

function setMode(path: string, mode: number, time: number): void {
  chmodSync(path, mode)
  lutimesSync(path, time, time)
}

/** Paths of the files in a folder, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** Writes the contents of a folder as a tar file that depends on names, contents, modes and times only. */
export async function writeTar(
  folder: string,
  target: string,
  { uid, gid }: Owner = { uid: 0, gid: 0 },
): Promise<void> {
  await pipeline(tarOf(folder, uid, gid), createWriteStream(target))
}

export async function writeTarGz(
  folder: string,
  target: string,
  { uid, gid }: Owner = { uid: 0, gid: 0 },
): Promise<void> {
  await pipeline(tarOf(folder, uid, gid), createGzip({ level: 6 }), createWriteStream(target))
}

async function* tarOf(folder: string, uid: number, gid: number): AsyncGenerator<Buffer> {
  const names = readdirSync(folder).sort()
  const order = ['--sort=name', '--format=gnu', '--numeric-owner', `--owner=${uid}`, `--group=${gid}`]
  const child = spawn('tar', ['-c', ...order, '-C', folder, '--', ...names], {
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  yield* child.stdout
  if ((await ended) !== 0) throw new ReleaseError(`tar: ${errors.trim()}`)
}
