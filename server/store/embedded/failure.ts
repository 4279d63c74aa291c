import { join } from 'node:path'
import { SettingError } from '../../config/setting-error.ts'

/** SQLSTATE of a login with another password. */
export const wrongPassword = '28P01'

/** The cluster was created with another password, and so with another secrets.json. */
export class WrongSecrets extends SettingError {
  constructor(data: string) {
    super(
      `${join(data, 'secrets.json')} não é o deste PostgreSQL embutido, que foi criado com outra senha. Devolva o arquivo da cópia de segurança. Nada foi alterado.`,
    )
  }
}

/** The embedded server cannot be used. The message is for the operator. */
export class EmbeddedFailure extends Error {}

/** The cluster is of another major version of PostgreSQL. */
export class OtherMajor extends EmbeddedFailure {}

/** The data folder disappeared after it was opened. */
export class DataGone extends EmbeddedFailure {
  constructor(data: string) {
    super(`A pasta de dados ${data} foi apagada ou está em um disco desmontado.`)
  }
}

/** Another process serves this data folder. */
export class DataInUse extends Error {
  constructor(data: string) {
    super(
      `A pasta de dados ${data} já está em uso por outro processo do Vínculo. Pare-o antes, ou use outra pasta com VINCULO_DATA.`,
    )
  }
}
