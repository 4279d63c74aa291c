import { inflateSync } from 'node:zlib'
import { fileTypeOf } from '../values/file-type.ts'

const widest = 4_000
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Whether PDFKit can draw the image. It decodes PNG images in a callback, where an error would end the thread, so
 * that they are decoded here first.
 */
export function isDrawable(bytes: Buffer): boolean {
  const type = fileTypeOf(bytes)
  if (type === 'jpeg') return true
  return type === 'png' && isWholePng(bytes)
}

function isWholePng(bytes: Buffer): boolean {
  const data: Buffer[] = []
  let expected = 0
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const chunk = bytes.subarray(at + 8, at + 8 + length)
    if (chunk.length < length) return false
    if (name === 'IHDR') {
      if (length < 13) return false
      const [width, height] = [chunk.readUInt32BE(0), chunk.readUInt32BE(4)]
      const [depth, colour, interlaced] = [chunk[8]!, chunk[9]!, chunk[12]!]
      const count = channels[colour]
      if (!width || !height || width > widest || height > widest) return false
      if (count === undefined || depth !== 8 || interlaced !== 0) return false
      expected = height * (1 + width * count)
    }
    if (name === 'IDAT') data.push(chunk)
    if (name === 'IEND') break
    at += 12 + length
  }
  try {
    return expected > 0 && inflateSync(Buffer.concat(data), { maxOutputLength: expected }).length === expected
  } catch {
    return false
  }
}
