import assert from 'node:assert/strict'
import { createHash, verify, X509Certificate } from 'node:crypto'

/** A DER element: tag, body and whole. */
interface Piece {
  tag: number
  body: Buffer
  whole: Buffer
}

function piecesOf(bytes: Buffer): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at + 1]!
    const long = first & 0x80 ? first & 0x7f : 0
    const length = long ? bytes.readUIntBE(at + 2, long) : first
    const start = at + 2 + long
    pieces.push({
      tag: bytes[at]!,
      body: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    })
    at = start + length
  }
  return pieces
}

const inside = (piece: Piece) => piecesOf(piece.body)
const messageDigest = '2a864886f70d010904'

/** Verifies the signature of a PDF and returns its signer and the number of bytes covered. */
export function readSignature(pdf: Buffer): { titular: string; covered: number; subFilter: string } {
  const text = pdf.toString('latin1')
  const [, ...range] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text)!
  const [from, length, again, rest] = range.map(Number) as [number, number, number, number]
  const held = text.slice(from + length, again)
  const cms = Buffer.from(held.replace(/[<>\s]/g, ''), 'hex')
  const [info] = piecesOf(cms)
  const signedData = inside(inside(info!)[1]!)[0]!
  const parts = inside(signedData)
  const signerInfo = inside(parts.at(-1)!)[0]!
  const certificates = inside(parts.find(({ tag }) => tag === 0xa0)!).map(
    ({ whole }) => new X509Certificate(whole),
  )
  const signer = inside(signerInfo)
  const attributes = signer.find(({ tag }) => tag === 0xa0)!
  const signature = signer.findLast(({ tag }) => tag === 0x04)!
  const digest = inside(attributes)
    .map(inside)
    .find(([oid]) => oid!.body.toString('hex') === messageDigest)!
  const told = inside(digest[1]!)[0]!.body
  const covered = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(again, again + rest)])
  assert.ok(createHash('sha256').update(covered).digest().equals(told), 'the file is not what was signed')
  // The signature covers the attributes encoded as a SET.
  const signed = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)])
  const own = certificates.find(({ publicKey }) => verify('sha256', signed, publicKey, signature.body))
  assert.ok(own, 'no certificate of the signature verifies it')
  const [, subFilter] = /\/SubFilter\s*\/([\w.]+)/.exec(text)!
  assert.equal(again + rest, pdf.length, 'something was added behind the signature')
  return { titular: /CN=(.+)/.exec(own.subject)![1]!, covered: covered.length, subFilter: subFilter! }
}
