// Records which files a build was made from, and tells whether they changed. Plain JavaScript, because the
// launcher imports it at every start.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** A folder's path ends with a slash; its hash covers the names in it, at every depth. */
const isFolder = (path) => path.endsWith('/')
const namesIn = (folder) => readdirSync(folder, { recursive: true }).sort().join('\n')

/** Modification time, size and hash of each file; hash of the names of each folder. */
export const inputsOf = (root, paths) =>
  Object.fromEntries(
    [...paths].sort().map((path) => {
      const at = join(root, path)
      if (isFolder(path)) return [path, [0, 0, digest(namesIn(at))]]
      const { mtimeMs, size } = statSync(at)
      return [path, [mtimeMs, size, digest(readFileSync(at))]]
    }),
  )

/** Whether every input is as it was. Contents are only read where time or size differ, as in a fresh clone. */
export const areCurrent = (root, inputs) =>
  Object.entries(inputs).every(([path, [time, length, hash]]) => {
    try {
      const at = join(root, path)
      if (isFolder(path)) return digest(namesIn(at)) === hash
      const { mtimeMs, size } = statSync(at)
      if (size !== length) return false
      return mtimeMs === time || digest(readFileSync(at)) === hash
    } catch {
      return false
    }
  })

/** Parts of a build, each with a list of its inputs in dist. */
export const parts = ['program', 'console']

/** Lists of inputs, or undefined where a part was not built. */
export function readInputs(root, part) {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', `${part}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

/** `missing` without a build, `outdated` if a source changed since, otherwise `current`. */
export function stateOf(root, part) {
  const inputs = readInputs(root, part)
  if (!inputs) return 'missing'
  return areCurrent(root, inputs) ? 'current' : 'outdated'
}
