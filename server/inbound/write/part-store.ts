import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type pg from 'pg'
import type { Json } from '../../json/parse.ts'
import { isSuspicious } from '../../records/text.ts'
import type { Sealer } from '../../store/sealing.ts'
import { type CutBody, parsePart } from '../receive/cut.ts'

export interface SealedPart {
  part: number
  first: number
  records: number
  wide: boolean
  body: Buffer
}

const options = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Cuts a checked body into parts, each compressed and then sealed. */
export function sealParts(body: Uint8Array, { parts }: CutBody, sealer: Sealer): SealedPart[] {
  return parts.map(({ start, end, first, records, wide }, index) => ({
    part: index + 1,
    first,
    records,
    wide,
    body: sealer.seal(zstdCompressSync(body.subarray(start, end), options)),
  }))
}

export interface LoadedPart {
  first: number
  records: Json[]
  /** Texts may hold characters that need a look. */
  suspicious: boolean
  /** No text needs an escape when it is copied. */
  clean: boolean
}

export async function loadPart(
  client: pg.ClientBase,
  batchId: number,
  part: number,
  sealer: Sealer,
): Promise<LoadedPart> {
  const { rows } = await client.query(
    'select primeiro, largo, corpo from lote_parte where cliente_id = (select cliente_atual()) and lote_id = $1 and parte = $2',
    [batchId, part],
  )
  const [row] = rows
  if (!row) throw new Error(`part ${part} of batch ${batchId} is gone`)
  return { first: row.primeiro, ...openPart(row.corpo, row.largo, sealer) }
}

/** The records of a part as it is stored. */
export function openPart(body: Buffer, wide: boolean, sealer: Sealer): Omit<LoadedPart, 'first'> {
  const text = zstdDecompressSync(sealer.open(body)).toString()
  return { records: parsePart(text, wide), suspicious: isSuspicious(text), clean: !text.includes('\\') }
}
