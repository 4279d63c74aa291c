import { join } from 'node:path'
import { SettingError } from '../../config/setting-error.ts'

/** The cluster was created with another password, and so with another secrets.json. */
export const wrongSecrets = (data: string) =>
  new SettingError(
    `${join(data, 'secrets.json')} não é o deste PostgreSQL embutido, que foi criado com outra senha. Devolva o arquivo da cópia de segurança. Nada foi alterado.`,
  )

/** The embedded server cannot be used. The message is for the operator. */
export class EmbeddedFailure extends Error {}

/** Another process serves this data folder. */
export class DataInUse extends Error {
  constructor(data: string) {
    super(
      `A pasta de dados ${data} já está em uso por outro processo do Vínculo. Pare-o antes, ou use outra pasta com VINCULO_DATA.`,
    )
  }
}
