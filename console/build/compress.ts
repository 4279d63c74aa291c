import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Compresses every asset at build time with the highest levels, so that the server only picks a file. */
export function compressAssets(folder: string): void {
  for (const file of globSync('assets/*.{js,css,svg}', { cwd: folder })) {
    const path = join(folder, file)
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
