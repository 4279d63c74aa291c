import { hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createFlushed } from './durable-file.ts'

/** Describes the folder of a copy of the data. Its checksum is in a file of its own, in the form of sha256sum. */
export const manifestName = 'manifesto.json'
export const digestName = 'manifesto.sha256'

/** A few hundred tables are a few hundred kilobytes. */
const longestManifest = 8 * 2 ** 20

/** Writes the manifest last: a folder without it is no copy. The caller flushes the folder. */
export async function writeManifestFile(folder: string, manifest: object): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await createFlushed(join(folder, digestName), `${hash('sha256', text)}  ${manifestName}\n`)
  await createFlushed(join(folder, manifestName), text)
}

/** Reads a manifest and compares its checksum. `damaged` makes the error of a folder whose manifest is not whole. */
export async function readManifestFile(folder: string, damaged: (what: string) => Error): Promise<unknown> {
  const text = await readBounded(folder, manifestName, damaged)
  const [digest] = (await readBounded(folder, digestName, damaged)).split(' ')
  if (hash('sha256', text) !== digest) throw damaged(`o resumo de ${manifestName} não confere`)
  return JSON.parse(text)
}

async function readBounded(folder: string, name: string, damaged: (what: string) => Error): Promise<string> {
  const file = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' || error.code === 'ENOTDIR' ? damaged(`falta ${name}`) : error
  })
  try {
    if ((await file.stat()).size > longestManifest) throw damaged(`${name} é grande demais`)
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}
