import { hash } from 'node:crypto'

export const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'hex')

/** What every content made here has in it, to recognise it wherever it turns up in clear. */
export const mark = 'CONTEUDO-RECONHECIVEL'

/** A PDF by its first bytes, always the same for a seed. */
export function contentOf(seed: string, size = 200_000): Buffer {
  return Buffer.alloc(size, `%PDF-1.7 ${mark} ${sha256(Buffer.from(seed))} `)
}
