import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time-based codes of RFC 6238, as authenticators expect them: SHA-1, six digits, thirty seconds. */

const seconds = 30
const digits = 6
/** The previous and next steps are accepted too, because clocks drift. */
const drift = [0, -1, 1]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 of RFC 4648. Inputs are multiples of five bytes, so no padding is needed. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

/** 160 random bits, the output length of SHA-1. */
export const newFactor = (): Buffer => randomBytes(20)

export const stepAt = (now: Temporal.Instant): number => Math.floor(now.epochMilliseconds / 1000 / seconds)

export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = mac[mac.length - 1]! & 0x0f
  const number = mac.readUInt32BE(at) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a code, among those valid now and later than the last one used. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  now: Temporal.Instant,
  last: number,
): number | undefined {
  const given = Buffer.from(code)
  const fits = (step: number) => {
    const wanted = Buffer.from(codeOf(secret, step))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  return drift.map((ahead) => stepAt(now) + ahead).find((step) => step > last && fits(step))
}

/** URI for the QR code that authenticators scan. */
export function otpauth(secret: Uint8Array, { login, instituicao }: { login: string; instituicao: string }) {
  const label = [instituicao, login].map((part) => encodeURIComponent(part.replaceAll(':', ' '))).join(':')
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(instituicao)}`
}
