import { fileURLToPath } from 'node:url'

// Folder of the compile cache. The shared temporary folder would let other users plant code in it.
export const cache = fileURLToPath(new URL('../node_modules/.cache/vinculo', import.meta.url))
