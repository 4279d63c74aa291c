import { hash } from 'node:crypto'

export const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'hex')

/** A text in every content made here, so that tests find unencrypted copies. */
export const mark = 'CONTEUDO-RECONHECIVEL'

/** A file with the signature of a PDF, deterministic for a seed. */
export function contentOf(seed: string, size = 200_000): Buffer {
  return Buffer.alloc(size, `%PDF-1.7 ${mark} ${sha256(Buffer.from(seed))} `)
}
