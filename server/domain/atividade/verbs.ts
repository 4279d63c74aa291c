import { altera } from './altera.ts'
import { aprova } from './aprova.ts'
import { devolve } from './devolve.ts'
import { envia } from './envia.ts'
import { registra } from './registra.ts'

/** What the commands of activities do. */
export const atividadeVerbs = {
  RegistraAtividade: registra,
  AlteraAtividade: altera,
  EnviaAtividade: envia,
  AprovaAtividade: aprova,
  DevolveAtividade: devolve,
}
