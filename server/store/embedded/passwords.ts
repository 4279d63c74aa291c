import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/** Iterations slow down guessing, which is hopeless for 192 random bits, and would delay every connection. */
const rounds = 1

/** Each role's password is derived from the superuser's and reveals nothing about the others. */
export function passwordOf(superuser: string, role: string): string {
  return role === 'postgres' ? superuser : hmac(superuser, `papel ${role}`).toString('base64url')
}

/**
 * The SCRAM-SHA-256 verifier that PostgreSQL stores. It is deterministic, so that an up-to-date role is
 * recognised, and no password appears in a statement.
 */
export function verifierOf(superuser: string, role: string): string {
  const salt = hmac(superuser, `sal ${role}`).subarray(0, 16)
  const salted = pbkdf2Sync(passwordOf(superuser, role), salt, rounds, 32, 'sha256')
  const stored = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64')
  const server = hmac(salted, 'Server Key').toString('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${server}`
}
