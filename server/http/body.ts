import type { IncomingMessage } from 'node:http'
import { Refusal } from '../refusal.ts'

/** Refuses other content than JSON. No content type at all is taken for JSON. */
export function requireJson(contentType: string | undefined): void {
  if (contentType === undefined || contentType === '') return
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'text/json' && !type.endsWith('+json')) {
    throw new Refusal('CONTEUDO_NAO_JSON')
  }
}

/** Reads a body up to the limit. What is larger is refused as soon as that is known. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers['content-length'] ?? Number.NaN)
  if (declared > limit) throw tooLarge(limit)
  try {
    return await collect(request, declared, limit)
  } catch (error) {
    // The sender's connection ended, not one of ours.
    if (error instanceof Refusal || request.complete) throw error
    throw new Refusal('JSON_INVALIDO', { detalhe: 'o envio foi interrompido' })
  }
}

async function collect(request: IncomingMessage, declared: number, limit: number): Promise<Uint8Array> {
  // Filled as it arrives: joining 64 MiB at the end would hold up every other request.
  let body = Buffer.allocUnsafeSlow(Number.isNaN(declared) ? 16_384 : declared)
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (length + chunk.length > limit) throw tooLarge(limit)
    if (length + chunk.length > body.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(body.length * 2, length + chunk.length)))
      body.copy(larger, 0, 0, length)
      body = larger
    }
    chunk.copy(body, length)
    length += chunk.length
  }
  if (!request.complete) throw new Error('the sender stopped')
  return length === body.length ? body : body.subarray(0, length)
}

function tooLarge(limit: number): Refusal {
  const size = limit >= 2 ** 20 ? `${Math.floor(limit / 2 ** 20)} MiB` : `${Math.floor(limit / 2 ** 10)} KiB`
  return new Refusal('CORPO_GRANDE', { limite: size })
}
