import { codeOf, stepAt } from '../../server/domain/segundo-fator/totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a secret, from the Base32 letters that people type. */
export function typedSecret(letters: string): Buffer {
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of an authenticator, some 30-second steps away from a moment. */
export const shownCode = (letters: string, at: Temporal.Instant, away = 0): string =>
  codeOf(typedSecret(letters), stepAt(at) + away)
