import { type FoundSecrets, secretsFile } from '../../config/secrets.ts'
import { SettingError } from '../../config/setting-error.ts'
import { digestNumber } from './check-values.ts'
import type { Usage } from './usage.ts'

const nothing = 'Nada foi alterado.'

const nameOf = (number: number) => (number === digestNumber ? 'a chave digest' : `a chave ${number}`)

const remedyFor = (data: string) =>
  `Copie para ${data} o secrets.json da máquina que criou o banco, ou o da cópia de segurança; ou informe as chaves dele em VINCULO_KEYS.`

/** No keys are configured, but the database was created with some. */
export const keysLost = (data: string) =>
  new SettingError(
    `Falta ${secretsFile(data)}, e VINCULO_KEYS não foi informada: este banco de dados tem conteúdo selado com outras chaves, e sem elas nada dele pode ser lido. ${remedyFor(data)} ${nothing}`,
  )

/** The embedded server has data, but the file with its password and keys is missing. */
export const embeddedSecretsLost = (data: string) =>
  new SettingError(
    `Falta ${secretsFile(data)}, com a senha e as chaves do PostgreSQL embutido que já existe nesta pasta de dados. Devolva o arquivo da cópia de segurança. ${nothing}`,
  )

/** A key differs from the database's key with the same number. */
export const foreignKeys = ({ source }: FoundSecrets, data: string, numbers: readonly number[]) =>
  new SettingError(
    `${source}: ${numbers.map(nameOf).join(' e ')} não ${numbers.length > 1 ? 'são as' : 'é a'} deste banco de dados, que foi feito com outras chaves. ${remedyFor(data)} ${nothing}`,
  )

/** A new key does not open the values sealed under its number. */
export const unfittingKey = ({ source }: FoundSecrets, data: string, number: number) =>
  new SettingError(
    `${source}: a chave ${number} não abre o que este banco de dados tem selado com esse número: ele foi feito com outras chaves. ${remedyFor(data)} ${nothing}`,
  )

/** A key is missing that still seals values of the database. */
export function neededKey({ source }: FoundSecrets, number: number, usage: readonly Usage[]): SettingError {
  const values = usage.reduce((sum, one) => sum + one.values, 0)
  const many = values === 1 ? '1 valor' : `${values.toLocaleString('pt-BR')} valores`
  const locations = usage.map(({ location }) => location).join(', ')
  return new SettingError(
    `${source}: falta a chave ${number}, que ainda sela ${many} (${locations}). Informe-a de novo, sele tudo com a chave nova ("vinculo encryption reseal") e retire-a quando "vinculo encryption status" disser que ela não sela mais nada. ${nothing}`,
  )
}
