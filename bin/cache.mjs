import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/**
 * Folder of the compile cache, or undefined where the program's folder is read-only. The shared temporary
 * folder would let other users plant code in it.
 */
export function cacheIn(root) {
  const modules = join(root, 'node_modules')
  try {
    accessSync(modules, constants.W_OK)
    return join(modules, '.cache/vinculo')
  } catch {
    return undefined
  }
}
