import { assina } from './assina.ts'
import { cancelaAssinatura } from './cancela-assinatura.ts'
import { consultaAssinatura } from './consulta-assinatura.ts'
import { enviaParaAssinatura } from './envia-para-assinatura.ts'
import { listaAssinaturas } from './lista-assinaturas.ts'
import { recusaAssinatura } from './recusa-assinatura.ts'
import { registraAssinaturaExterna } from './registra-assinatura-externa.ts'
import { renovaAssinatura } from './renova-assinatura.ts'
import { trocaAssinante } from './troca-assinante.ts'

/** What people do with the signatures of files. */
export const assinaturaOperations = [
  listaAssinaturas,
  consultaAssinatura,
  enviaParaAssinatura,
  assina,
  recusaAssinatura,
  renovaAssinatura,
  trocaAssinante,
  cancelaAssinatura,
  registraAssinaturaExterna,
] as const
