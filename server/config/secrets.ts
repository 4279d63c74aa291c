import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, SettingError } from './config.ts'

/** Encryption keys, newest first. Each has a number, written in front of what it sealed. */
export interface Secrets {
  keys: { id: number; key: Buffer }[]
  /** Key of digests that must stay comparable; it never rotates. */
  digestKey: Buffer
  databasePassword: string
}

interface Stored {
  keys: string
  digestKey: string
  databasePassword: string
}

/**
 * Secrets come from VINCULO_KEYS ("2:<base64>,1:<base64>,digest:<base64>") or from the data folder, where the
 * first start creates them. The two stay apart from the database, so that a copy of it opens nothing.
 */
export function loadSecrets(
  config: Pick<Config, 'data' | 'keys'> & { databaseUrl?: string | undefined },
): Secrets {
  // The embedded server's password is of the data folder, wherever the keys come from.
  const stored = config.keys && config.databaseUrl ? undefined : storedSecrets(config.data)
  const { keys, digestKey } = parseKeys(
    config.keys ?? `${stored?.keys},digest:${stored?.digestKey}`,
    config.keys ? 'VINCULO_KEYS' : secretsFile(config.data),
  )
  return { keys, digestKey, databasePassword: stored?.databasePassword ?? '' }
}

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
  if (!digestKey || keys.length === 0) {
    throw new SettingError(`${source}: faltam chaves; informe ao menos uma chave numerada e a chave digest.`)
  }
  return { keys: keys.sort((a, b) => b.id - a.id), digestKey }
}

const secretsFile = (data: string) => join(data, 'secrets.json')

function storedSecrets(data: string): Stored {
  const file = secretsFile(data)
  mkdirSync(data, { recursive: true })
  if (!existsSync(file)) {
    const fresh: Stored = {
      keys: `1:${randomBytes(32).toString('base64')}`,
      digestKey: randomBytes(32).toString('base64'),
      databasePassword: randomBytes(24).toString('base64url'),
    }
    const partial = `${file}.${process.pid}`
    writeFileSync(partial, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 })
    try {
      // A link, unlike a rename, never replaces the file of a process that was faster.
      linkSync(partial, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    rmSync(partial)
  }
  chmodSync(file, 0o600)
  return JSON.parse(readFileSync(file, 'utf8'))
}
