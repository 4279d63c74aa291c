import { assina } from './assina.ts'
import { cancela } from './cancela.ts'
import { envia } from './envia.ts'
import { recusa } from './recusa.ts'
import { registra } from './registra.ts'
import { renova } from './renova.ts'
import { troca } from './troca.ts'

/** What the commands of signatures do. */
export const assinaturaVerbs = {
  EnviaParaAssinatura: envia,
  Assina: assina,
  RecusaAssinatura: recusa,
  RenovaAssinatura: renova,
  TrocaAssinante: troca,
  CancelaAssinatura: cancela,
  RegistraAssinaturaExterna: registra,
}
