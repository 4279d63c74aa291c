import { alteraConvenio } from './altera-convenio.ts'
import { cancelaConvenio } from './cancela-convenio.ts'
import { consultaConvenio } from './consulta-convenio.ts'
import { encerraConvenio } from './encerra-convenio.ts'
import { enviaConvenio } from './envia-convenio.ts'
import { incluiConvenio } from './inclui-convenio.ts'
import { listaConvenios } from './lista-convenios.ts'
import { registraAssinaturaConvenio } from './registra-assinatura-convenio.ts'
import { renovaConvenio } from './renova-convenio.ts'

/** What people do with agreements. */
export const convenioOperations = [
  listaConvenios,
  consultaConvenio,
  incluiConvenio,
  alteraConvenio,
  enviaConvenio,
  registraAssinaturaConvenio,
  renovaConvenio,
  encerraConvenio,
  cancelaConvenio,
] as const
