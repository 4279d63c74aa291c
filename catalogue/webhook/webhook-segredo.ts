import { numeric, ours, senha } from '../fields.ts'
import { control } from '../operation.ts'
import { moment, text } from '../output.ts'
import { target } from './parts.ts'

export const longestOverlap = 168
export const usualOverlap = 24

export const webhookSegredo = control({
  family: 'control',
  id: 'WebhookSegredo',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Trocar o segredo de um destino',
  description:
    'Dá ao destino um segredo novo. Por algumas horas cada entrega leva duas assinaturas, do segredo novo e do anterior, e o sistema que recebe pode trocar sem perder nada. Extensão do Vínculo.',
  input: {
    ESIWH_URL: target,
    ESIWH_SEGREDO: senha(
      100,
      'Segredo novo: base64 de 24 a 64 bytes, com ou sem whsec_ na frente. Vazio: é gerado.',
      ours,
    ),
    HORAS: numeric(
      3,
      `Por quantas horas o anterior também assina, de 0 a ${longestOverlap}; ausente ou vazia, ${usualOverlap}. 0 encerra o anterior já.`,
      ours,
    ),
  },
  output: {
    MsgRetorno: text('O que foi feito'),
    ESIWH_URL: text('Endereço do destino'),
    ESIWH_SEGREDO: text('Segredo novo; não volta a aparecer'),
    SEGREDO_ANTERIOR_ATE: moment('Até quando o anterior também assina'),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'CAMPO_INVALIDO'],
  example: { ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook', HORAS: 24 },
})
