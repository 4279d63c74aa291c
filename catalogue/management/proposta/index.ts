import { alteraProposta } from './altera-proposta.ts'
import { aprovaProposta } from './aprova-proposta.ts'
import { cancelaProposta } from './cancela-proposta.ts'
import { consultaProposta } from './consulta-proposta.ts'
import { devolveProposta } from './devolve-proposta.ts'
import { enviaProposta } from './envia-proposta.ts'
import { incluiProposta } from './inclui-proposta.ts'
import { listaPropostas } from './lista-propostas.ts'
import { propoeMonitoria } from './propoe-monitoria.ts'
import { reprovaProposta } from './reprova-proposta.ts'

/** What people do with proposals. */
export const propostaOperations = [
  listaPropostas,
  consultaProposta,
  incluiProposta,
  propoeMonitoria,
  alteraProposta,
  enviaProposta,
  devolveProposta,
  aprovaProposta,
  reprovaProposta,
  cancelaProposta,
] as const
