import { alteraDiploma } from './altera-diploma.ts'
import { anulaDiploma } from './anula-diploma.ts'
import { ativaDiploma } from './ativa-diploma.ts'
import { consultaDiploma } from './consulta-diploma.ts'
import { listaDiplomas } from './lista-diplomas.ts'
import { registraDiploma } from './registra-diploma.ts'

/** What people do with diplomas. */
export const diplomaOperations = [
  listaDiplomas,
  consultaDiploma,
  registraDiploma,
  alteraDiploma,
  ativaDiploma,
  anulaDiploma,
] as const
