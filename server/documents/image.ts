import { inflateSync } from 'node:zlib'
import { widestLogo } from '../../catalogue/upload.ts'
import { fileTypeOf } from '../values/file-type.ts'

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Whether PDFKit can draw the image. It decodes PNG images in a callback, where an error would end the thread, so
 * that they are decoded here first.
 */
export function isDrawable(bytes: Buffer): boolean {
  const type = fileTypeOf(bytes)
  if (type === 'jpeg') return isWholeJpeg(bytes)
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
      if (!isSize(width, height)) return false
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

const isSize = (width: number, height: number) =>
  width > 0 && height > 0 && width <= widestLogo && height <= widestLogo

/** Start-of-frame markers of the JPEGs that readers of PDF decode: baseline, extended and progressive. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2]

/** Walks the segments to the frame; the data after it are the reader's. */
function isWholeJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    if (frames.includes(bytes[at + 1]!)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return bytes[at + 4] === 8 && isSize(width, height) && bytes.includes(Buffer.from([0xff, 0xd9]), at)
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}
