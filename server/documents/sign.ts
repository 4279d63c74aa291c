import { createPrivateKey, webcrypto } from 'node:crypto'
import { CryptoKeySigner, PDF } from '@libpdf/core'
import type { Bundle } from '../domain/certificado/read.ts'

const algorithms = {
  rsa: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', type: 'RSA' },
  ec: { name: 'ECDSA', namedCurve: 'P-256', type: 'EC' },
} as const

/** Signs a PDF with the institution's certificate (PAdES B-B) as an incremental update. */
export async function signPdf(
  bytes: Uint8Array,
  { key, certificates }: Bundle,
  reason: string,
): Promise<Uint8Array> {
  const der = Buffer.from(key, 'base64')
  const kind = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).asymmetricKeyType
  const { type, ...algorithm } = algorithms[kind as keyof typeof algorithms]
  const privateKey = await webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign'])
  const [own, ...chain] = certificates.map((one) => new Uint8Array(Buffer.from(one, 'base64')))
  const signer = new CryptoKeySigner(privateKey, own!, type, algorithm.name, chain)
  const pdf = await PDF.load(bytes)
  const signed = await pdf.sign({ signer, reason, level: 'B-B' })
  return signed.bytes
}
