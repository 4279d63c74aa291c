import { join } from 'node:path'
import { SettingError } from '../../config/setting-error.ts'

/** The cluster was made with another password, and so with another secrets.json. */
export const wrongSecrets = (data: string) =>
  new SettingError(
    `${join(data, 'secrets.json')} não é o deste PostgreSQL embutido, que foi criado com outra senha. Devolva o arquivo da cópia de segurança. Nada foi alterado.`,
  )

/** The embedded server cannot be used. The message says why, in words for whoever starts the program. */
export class EmbeddedFailure extends Error {}

/** The data folder is already served by another process. */
export class DataInUse extends Error {
  constructor(data: string) {
    super(
      `A pasta de dados ${data} já está em uso por outro processo do Vínculo. Pare-o antes, ou use outra pasta com VINCULO_DATA.`,
    )
  }
}
