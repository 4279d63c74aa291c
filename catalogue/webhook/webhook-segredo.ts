import { numeric, ours, senha } from '../fields.ts'
import { control } from '../operation.ts'
import { moment, secretText, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { target } from './parts.ts'

export const longestOverlap = 168
export const usualOverlap = 24

export const webhookSegredo = control({
  family: 'control',
  id: 'WebhookSegredo',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Trocar o segredo de um destino', 'Change the secret of a target'),
  description: phrase(
    'Dá ao destino um segredo novo. Por algumas horas cada entrega leva duas assinaturas, do segredo novo e do anterior, e o sistema que recebe pode trocar sem perder nada. Extensão do Vínculo.',
    'Gives a target a new secret. For some hours every delivery carries two signatures, of the new and the former one, so that the receiver can change over without losing anything. An extension of Vínculo.',
  ),
  input: {
    ESIWH_URL: target,
    ESIWH_SEGREDO: senha(
      100,
      phrase(
        'Segredo novo: base64 de 24 a 64 bytes, com ou sem whsec_ na frente. Vazio: é gerado.',
        'New secret: base64 of 24 to 64 bytes, with or without whsec_ in front. Empty: it is made.',
      ),
      ours,
    ),
    HORAS: numeric(
      3,
      phrase(
        `Por quantas horas o anterior também assina, de 0 a ${longestOverlap}; ausente ou vazia, ${usualOverlap}. 0 encerra o anterior já.`,
        `For how many hours the one before also signs, from 0 to ${longestOverlap}; absent or empty, ${usualOverlap}. 0 ends the one before at once.`,
      ),
      ours,
    ),
  },
  output: {
    MsgRetorno: text(phrase('O que foi feito', 'What was done')),
    ESIWH_URL: text(phrase('Endereço do destino', 'Address of the target')),
    ESIWH_SEGREDO: secretText(
      phrase('Segredo novo; não volta a aparecer', 'New secret; it is not shown again'),
    ),
    SEGREDO_ANTERIOR_ATE: moment(
      phrase('Até quando o anterior também assina', 'Until when the one before also signs'),
    ),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'CAMPO_INVALIDO'],
  example: { ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook', HORAS: 24 },
})
