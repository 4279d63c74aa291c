import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type pg from 'pg'
import { type Json, parseChecked } from '../../json/parse.ts'
import { isSuspicious } from '../../records/text.ts'
import type { Sealer } from '../../store/sealing.ts'

const options = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Compresses and seals the records of a part. */
export function sealPart(records: Uint8Array, sealer: Sealer): Buffer {
  return sealer.seal(zstdCompressSync(records, options))
}

export interface LoadedPart {
  first: number
  records: Json[]
  /** Some text may have unusual characters. */
  suspicious: boolean
  /** No text needs escaping for COPY. */
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

/** Opens and parses a stored part. */
export function openPart(body: Buffer, wide: boolean, sealer: Sealer): Omit<LoadedPart, 'first'> {
  const text = zstdDecompressSync(sealer.open(body)).toString()
  return { records: parsePart(text, wide), suspicious: isSuspicious(text), clean: !text.includes('\\') }
}

export function parsePart(text: string, wide: boolean): Json[] {
  return parseChecked(`[${text}]`, wide) as Json[]
}
