import { fileURLToPath } from 'node:url'

// Where compiled code is kept. Not the common temporary folder, where anybody could leave code for us.
export const cache = fileURLToPath(new URL('../node_modules/.cache/vinculo', import.meta.url))
