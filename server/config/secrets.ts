import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDurably, makeFolderDurably } from '../durable-file.ts'
import { type Config, SettingError } from './config.ts'

/** Encryption keys, newest first. A sealed value begins with the number of its key. */
export interface Secrets {
  keys: { id: number; key: Buffer }[]
  /** Key of digests that are compared over time, so it never rotates. */
  digestKey: Buffer
  databasePassword: string
}

/** Secrets with their source: a variable or a file of the data folder. */
export interface FoundSecrets {
  secrets: Secrets
  source: string
  /** Just generated and not stored yet: `keepSecrets` must run before their first use. */
  unsaved?: Stored
}

/** Content of secrets.json. */
export interface Stored {
  keys: string
  digestKey: string
  databasePassword: string
}

type SecretsConfig = Pick<Config, 'data' | 'keys'> & { databaseUrl?: string | undefined }

/**
 * Secrets come from VINCULO_KEYS ("2:<base64>,1:<base64>,digest:<base64>") or from the data folder, where the
 * first start creates them. Both are apart from the database, so that a copy of the database alone cannot be
 * decrypted. This function writes nothing: a start that is refused must not leave new keys behind.
 */
export function findSecrets(config: SecretsConfig): FoundSecrets {
  const file = secretsFile(config.data)
  const source = config.keys ? 'VINCULO_KEYS' : file
  // The embedded server's password is in the data folder, wherever the keys come from.
  if (config.keys && config.databaseUrl) {
    return { secrets: { ...parseKeys(config.keys, source), databasePassword: '' }, source }
  }
  const known = existsSync(file)
  const stored = known ? readStored(file) : freshSecrets()
  const text = config.keys ?? `${stored.keys},digest:${stored.digestKey}`
  const secrets = { ...parseKeys(text, source), databasePassword: stored.databasePassword }
  return known ? { secrets, source } : { secrets, source, unsaved: stored }
}

/** Stores secrets that were just generated. If another process stored its own first, returns those. */
export function keepSecrets(config: SecretsConfig, found: FoundSecrets): FoundSecrets {
  if (!found.unsaved) return found
  makeFolderDurably(config.data)
  createDurably(secretsFile(config.data), `${JSON.stringify(found.unsaved, null, 2)}\n`)
  return findSecrets(config)
}

/** The secrets as secrets.json has them. */
export const storedForm = ({ keys, digestKey, databasePassword }: Secrets): Stored => ({
  keys: keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(','),
  digestKey: digestKey.toString('base64'),
  databasePassword,
})

/** Stores the secrets of a restored data folder, unless the operator put its own there. */
export const restoreSecrets = (data: string, secrets: Stored): boolean =>
  createDurably(secretsFile(data), `${JSON.stringify(secrets, null, 2)}\n`)

/** Secrets of a data folder, generated and stored when missing. */
export const loadSecrets = (config: SecretsConfig): Secrets =>
  keepSecrets(config, findSecrets(config)).secrets

export const secretsFile = (data: string) => join(data, 'secrets.json')

export function parseKeys(text: string, source: string): Pick<Secrets, 'keys' | 'digestKey'> {
  const keys: Secrets['keys'] = []
  let digestKey: Buffer | undefined
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.trim().split(':')
    const key = Buffer.from(value, 'base64')
    const id = Number(name)
    if (key.length !== 32 || (name !== 'digest' && !(Number.isInteger(id) && id > 0 && id < 256))) {
      throw new SettingError(
        `${source}: cada chave deve ser "número:base64 de 32 bytes" (número de 1 a 255), mais uma "digest:base64 de 32 bytes".`,
      )
    }
    if (name === 'digest') digestKey = key
    else keys.push({ id, key })
  }
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new SettingError(`${source}: há duas chaves com o mesmo número; dê a cada uma o seu.`)
  }
  if (!digestKey || keys.length === 0) {
    throw new SettingError(`${source}: faltam chaves; informe ao menos uma chave numerada e a chave digest.`)
  }
  return { keys: keys.sort((a, b) => b.id - a.id), digestKey }
}

export const freshSecrets = (): Stored => ({
  keys: `1:${randomBytes(32).toString('base64')}`,
  digestKey: randomBytes(32).toString('base64'),
  databasePassword: randomBytes(24).toString('base64url'),
})

function readStored(file: string): Stored {
  chmodSync(file, 0o600)
  const text = readFileSync(file, 'utf8')
  try {
    const { keys, digestKey, databasePassword } = JSON.parse(text) as Stored
    if ([keys, digestKey, databasePassword].every((one) => typeof one === 'string')) {
      return { keys, digestKey, databasePassword }
    }
  } catch {
    // The error below replaces the parser's, which may quote a key.
  }
  throw new SettingError(`${file}: o arquivo está danificado. Devolva o da cópia de segurança.`)
}
