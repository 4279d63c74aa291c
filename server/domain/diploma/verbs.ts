import { altera } from './altera.ts'
import { anula } from './anula.ts'
import { ativa } from './ativa.ts'
import { registra } from './registra.ts'

/** What the commands of diplomas do. */
export const diplomaVerbs = {
  RegistraDiploma: registra,
  AlteraDiploma: altera,
  AtivaDiploma: ativa,
  AnulaDiploma: anula,
}
