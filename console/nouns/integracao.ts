import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { consultaLote } from '../../catalogue/batches/consulta-lote.ts'
import { contaIntegracaoOperations } from '../../catalogue/management/conta-integracao/index.ts'
import { credencialOperations } from '../../catalogue/management/credencial/index.ts'
import { ensaioOperations } from '../../catalogue/management/ensaio/index.ts'
import { retornaDadosOcorrencias } from '../../catalogue/query/retorna-dados-ocorrencias.ts'
import { webhook } from '../../catalogue/webhook/webhook.ts'
import { webhookAssinatura } from '../../catalogue/webhook/webhook-assinatura.ts'
import { webhookEntregas } from '../../catalogue/webhook/webhook-entregas.ts'
import { webhookEventos } from '../../catalogue/webhook/webhook-eventos.ts'
import { webhookReenvio } from '../../catalogue/webhook/webhook-reenvio.ts'
import { webhookSegredo } from '../../catalogue/webhook/webhook-segredo.ts'
import { webhookSituacao } from '../../catalogue/webhook/webhook-situacao.ts'

/** Operations of the integration pages. */
export const credenciais = [...credencialOperations, ...contaIntegracaoOperations] as const

export const ensaio = ensaioOperations

export const webhooks = [
  webhookEntregas,
  webhookEventos,
  webhookAssinatura,
  webhook,
  webhookReenvio,
  webhookSegredo,
  webhookSituacao,
] as const

export const primeiroLote = [
  consultaLote,
  retornaDadosOcorrencias,
  ...credencialOperations,
  recebeAlunos,
  webhook,
] as const

export const importar = [recebeAlunos, consultaLote] as const

export const referencia = [consultaLote] as const
