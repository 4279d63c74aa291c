import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Stored } from '../config/secrets.ts'
import { CopyFailure, CopyRefused } from '../copy-failure.ts'

/** Encrypted keys of a backup. The parameters are in the file, so that later versions may raise them. */
interface SealedKeys {
  formato: 1
  scrypt: { n: number; r: number; p: number; sal: string }
  iv: string
  marca: string
  conteudo: string
}

export const shortestPassphrase = 12
const longestPassphrase = 1_000
/** About 0.4 s and 128 MiB for each guess. */
const cost = { n: 2 ** 17, r: 8, p: 1 }
const mostMemory = 512 * 2 ** 20
const algorithm = 'aes-256-gcm'

const derive = promisify(scrypt) as (
  passphrase: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>

export function requirePassphrase(passphrase: string): void {
  if (passphrase.length >= shortestPassphrase && passphrase.length <= longestPassphrase) return
  throw new CopyRefused(
    `A frase-senha das chaves tem de ${shortestPassphrase} a ${longestPassphrase} caracteres.`,
  )
}

const keyFrom = (passphrase: string, { n, r, p, sal }: SealedKeys['scrypt']) =>
  derive(passphrase.normalize('NFC'), Buffer.from(sal, 'base64'), 32, { N: n, r, p, maxmem: mostMemory })

/** Encrypts the secrets with a passphrase. */
export async function sealKeys(secrets: Stored, passphrase: string): Promise<string> {
  const parameters = { ...cost, sal: randomBytes(16).toString('base64') }
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, await keyFrom(passphrase, parameters), iv)
  const content = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final()])
  const sealed: SealedKeys = {
    formato: 1,
    scrypt: parameters,
    iv: iv.toString('base64'),
    marca: cipher.getAuthTag().toString('base64'),
    conteudo: content.toString('base64'),
  }
  return `${JSON.stringify(sealed, null, 2)}\n`
}

export async function openKeys(text: string, passphrase: string): Promise<Stored> {
  const { formato, scrypt: parameters, iv, marca, conteudo } = JSON.parse(text) as SealedKeys
  // The parameters come from a file: larger ones would use up memory and time.
  const { n, r, p } = parameters
  if (formato !== 1 || !(128 * n * r <= mostMemory / 2) || !(p >= 1 && p <= 4)) {
    throw new CopyFailure('As chaves desta cópia têm um formato que esta versão não conhece.')
  }
  const key = await keyFrom(passphrase, parameters)
  const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64'), { authTagLength: 16 })
  decipher.setAuthTag(Buffer.from(marca, 'base64'))
  try {
    const opened = Buffer.concat([decipher.update(Buffer.from(conteudo, 'base64')), decipher.final()])
    return JSON.parse(opened.toString()) as Stored
  } catch {
    throw new CopyRefused('A frase-senha não abre as chaves desta cópia. Nada foi restaurado.')
  }
}
