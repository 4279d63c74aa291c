import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** An answer that is the same for all readers; its bytes are compressed once and shared. */
export interface Prepared {
  type: string
  bytes: Buffer
  /** Entity tag: a hash of the bytes. */
  tag: string
  packed: { br: Buffer; gzip: Buffer } | undefined
}

export const tagOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url').slice(0, 22)

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
/** Brotli quality: nearly as small as the maximum, in a hundredth of the time. */
const quality = 6

/** Prepares a text. Compression runs in the thread pool. */
export async function prepareText(type: string, text: string): Promise<Prepared> {
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gzip] = await Promise.all([asBrotli(bytes, { params }), asGzip(bytes)])
  return { type, bytes, tag: tagOf(bytes), packed: { br, gzip } }
}

/** Prepares a file in a compressed format, such as an image. */
export const prepareFile = (type: string, bytes: Buffer): Prepared => ({
  type,
  bytes,
  tag: tagOf(bytes),
  packed: undefined,
})
