import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Packs every asset once, as small as it gets: the server only chooses. */
export function compressAssets(folder: string): void {
  for (const file of globSync('assets/*.{js,css,svg}', { cwd: folder })) {
    const path = join(folder, file)
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
