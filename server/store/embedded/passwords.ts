import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/**
 * Rounds make it slow to guess a password. Nobody guesses one of 192 random bits, and every connection would have to
 * go through them.
 */
const rounds = 1

/** Each role has a password of its own, derived from the superuser's: one says nothing of another. */
export function passwordOf(superuser: string, role: string): string {
  return role === 'postgres' ? superuser : hmac(superuser, `papel ${role}`).toString('base64url')
}

/**
 * What PostgreSQL keeps of a role's password (SCRAM-SHA-256). Made here and always alike, so that a role that
 * has it already is recognised, and no password ever stands in a statement.
 */
export function verifierOf(superuser: string, role: string): string {
  const salt = hmac(superuser, `sal ${role}`).subarray(0, 16)
  const salted = pbkdf2Sync(passwordOf(superuser, role), salt, rounds, 32, 'sha256')
  const stored = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64')
  const server = hmac(salted, 'Server Key').toString('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${server}`
}
