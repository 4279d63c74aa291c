import { altera } from './altera.ts'
import { cancela } from './cancela.ts'
import { encerra } from './encerra.ts'
import { envia } from './envia.ts'
import { inclui } from './inclui.ts'
import { registraAssinatura } from './registra-assinatura.ts'
import { renova } from './renova.ts'

/** What the commands of agreements do. */
export const convenioVerbs = {
  IncluiConvenio: inclui,
  AlteraConvenio: altera,
  EnviaConvenio: envia,
  RegistraAssinaturaConvenio: registraAssinatura,
  RenovaConvenio: renova,
  EncerraConvenio: encerra,
  CancelaConvenio: cancela,
}
