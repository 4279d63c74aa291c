import { createHash, hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { CopyFailure } from '../copy-failure.ts'
import { createFlushed, createFolder, flushedStream, flushPath } from '../durable-file.ts'
import { names } from './manifest.ts'

/** Names that the file store gives its objects. */
const object = /^[0-9a-f]{16}\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}$/
const atOnce = 4
/** Shorter than a day: an object is removed at the earliest a day after the last row that named it. */
const longestCopy = 20 * 3_600_000

export interface CopiedFiles {
  quantidade: number
  bytes: number
  lista: { arquivo: string; bytes: number; sha256: string }
}

/** Objects of a file store's folder, in any number. */
export async function* objectsIn(root: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(unlessMissing([]))
  for (const entry of entries) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* objectsIn(root, name)
    else if (entry.isFile() && object.test(name)) yield name
  }
}

const unlessMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }

export async function sizeOfObjects(root: string): Promise<number> {
  let bytes = 0
  for await (const name of objectsIn(root)) {
    bytes += (await stat(join(root, name)).catch(unlessMissing(undefined)))?.size ?? 0
  }
  return bytes
}

export interface Progress {
  onBytes?: ((bytes: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Copies all objects and writes their checksums in the format of sha256sum. It must run after the copy of the
 * database: an object is stored before the row that names it commits, so every object named there exists now.
 */
export async function copyObjects(
  from: string,
  to: string,
  { onBytes, signal }: Progress,
): Promise<CopiedFiles> {
  const began = performance.now()
  const target = join(to, names.files)
  const folders = new Set<string>([target])
  await createFolder(target)
  const list = new Lines(join(to, names.fileList))
  let [quantidade, bytes] = [0, 0]
  const copy = async (name: string) => {
    signal?.throwIfAborted()
    if (performance.now() - began > longestCopy) {
      throw new CopyFailure('A cópia dos arquivos demorou demais, e o banco já pode ter removido alguns.')
    }
    // Missing if it was removed meanwhile because no row names it.
    const content = await readFile(join(from, name)).catch(unlessMissing(undefined))
    if (!content) return
    await createFlushed(join(target, name), content)
    await list.write(`${hash('sha256', content)}  ${names.files}/${name}\n`)
    quantidade++
    bytes += content.length
    onBytes?.(content.length)
  }
  try {
    let running: Promise<void>[] = []
    for await (const name of objectsIn(from)) {
      await enter(target, name, folders)
      running.push(copy(name))
      if (running.length < atOnce) continue
      await settle(running)
      running = []
    }
    await settle(running)
  } finally {
    await list.close()
  }
  for (const folder of folders) await flushPath(folder)
  return { quantidade, bytes, lista: { arquivo: names.fileList, ...list.written } }
}

/** Waits for all before it throws, so that nothing writes after a failure. */
async function settle(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

/** Creates the folders of an object. */
export async function enter(root: string, name: string, known: Set<string>): Promise<void> {
  const parts = dirname(name).split('/')
  for (let depth = 1; depth <= parts.length; depth++) {
    const folder = join(root, ...parts.slice(0, depth))
    if (known.has(folder)) continue
    await createFolder(folder)
    known.add(folder)
  }
}

/** A new file of lines, with its size and checksum. */
class Lines {
  readonly #stream: ReturnType<typeof flushedStream>
  readonly #digest = createDigest()
  #bytes = 0
  #error: Error | undefined

  constructor(path: string) {
    this.#stream = flushedStream(path)
    this.#stream.on('error', (error) => {
      this.#error = error
    })
  }

  async write(line: string): Promise<void> {
    if (this.#error) throw this.#error
    this.#digest.update(line)
    this.#bytes += Buffer.byteLength(line)
    if (!this.#stream.write(line)) await onceDrained(this.#stream)
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (this.#stream.closed) return resolve()
      this.#stream.once('close', resolve)
      this.#stream.end()
    })
    if (this.#error) throw this.#error
  }

  get written() {
    return { bytes: this.#bytes, sha256: this.#digest.copy().digest('hex') }
  }
}

const createDigest = () => createHash('sha256')

const onceDrained = async (stream: ReturnType<typeof flushedStream>) => {
  await Promise.race([once(stream, 'drain'), once(stream, 'close')])
}

/** The objects of a backup with their checksums. */
export async function* listedObjects(backup: string): AsyncGenerator<{ name: string; sha256: string }> {
  const lines = createInterface({
    input: createReadStream(join(backup, names.fileList)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) {
    const sha256 = line.slice(0, 64)
    const name = line.slice(66 + names.files.length + 1)
    if (!object.test(name)) throw new CopyFailure(`${names.fileList} está danificado: ${line.slice(0, 80)}`)
    yield { name, sha256 }
  }
}

/** Reads an object of a backup and compares its checksum. */
export async function readObject(backup: string, name: string, sha256: string): Promise<Buffer> {
  const path = join(backup, names.files, name)
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new CopyFailure(`A cópia está incompleta: ${path} não pode ser lido (${error.code}).`)
  })
  if (hash('sha256', content) === sha256) return content
  throw new CopyFailure(`A cópia está danificada: o resumo de ${path} não confere.`)
}
