import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'
import type { Exchange } from './exchange.ts'
import { varyOn } from './vary.ts'

/** Content encodings of answers, the cheapest for its result first. */
export const encodings = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]
/** Answers below this size in bytes are sent as they are. */
export const leastSize = 1_024

/** Output buffer in bytes: fewer calls than with the default of 16 KB. */
const chunkSize = 64 * 1024

const zstdParams = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 18 }
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const gzipLevel = 2

/** A compressor of an encoding. `flush` sends what it holds. */
export type Encoder = ReturnType<typeof createZstdCompress | typeof createBrotliCompress | typeof createGzip>

interface Codec {
  stream: () => Encoder
  whole: (bytes: Buffer) => Promise<Buffer>
}

const asZstd = promisify(zstdCompress)
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/**
 * Low levels and small windows, because many answers are compressed at the same time, each for one caller.
 * bench/RESULTS.md has what they cost.
 */
export const codecs: Readonly<Record<Encoding, Codec>> = {
  zstd: {
    stream: () => createZstdCompress({ params: zstdParams, chunkSize }),
    whole: (bytes) => asZstd(bytes, { params: zstdParams }),
  },
  br: {
    stream: () => createBrotliCompress({ params: brotliParams, chunkSize }),
    whole: (bytes) => asBrotli(bytes, { params: brotliParams }),
  },
  gzip: {
    stream: () => createGzip({ level: gzipLevel, chunkSize }),
    whole: (bytes) => asGzip(bytes, { level: gzipLevel }),
  },
}

/** Chooses the encoding of an answer that is made for this caller. */
export function negotiate({ request, reply }: Exchange, compressible: boolean): Encoding | undefined {
  if (!compressible) return undefined
  varyOn(reply, 'accept-encoding')
  return chosenEncoding(String(request.headers['accept-encoding'] ?? ''), encodings)
}

/**
 * The accepted encoding with the highest weight; equal ones in our order. Undefined if the answer is to be
 * sent as it is.
 */
export function chosenEncoding<E extends Encoding>(accepted: string, ours: readonly E[]): E | undefined {
  const weights = weightsIn(accepted)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = ours.toSorted((one, other) => weightOf(other) - weightOf(one))
  const least = Math.max(weights.get('identity') ?? 0, Number.MIN_VALUE)
  return best && weightOf(best) >= least ? best : undefined
}

/** The rest of a longer header is not read. */
const longestHeader = 1_000

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  const end = header.length > longestHeader ? header.lastIndexOf(',', longestHeader) : header.length
  for (const one of header.slice(0, Math.max(0, end)).split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    const told = parameters.find((part) => part.startsWith('q='))?.slice(2) ?? '1'
    const weight = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(told) ? Number(told) : 0
    weights.set(name, weight)
  }
  return weights
}
