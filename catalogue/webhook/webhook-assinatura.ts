import { must } from '../common-fields.ts'
import { ours, senha, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { text, truth } from '../output.ts'
import { phrase } from '../phrase.ts'
import { target } from './parts.ts'

/** Results of checking a signature. */
export const signatureVerdicts = {
  VALIDA: 'A assinatura confere.',
  VALIDA_COM_ANTERIOR:
    'A assinatura confere com o segredo anterior, que ainda assina. Passe a usar o segredo atual antes que o prazo acabe.',
  CABECALHO_AUSENTE:
    'Falta webhook-id, webhook-timestamp ou webhook-signature. Confira que o proxy repassa os três cabeçalhos.',
  CABECALHO_INVALIDO:
    'webhook-timestamp deve ser um número de segundos e webhook-signature deve trazer "v1," e a assinatura em base64.',
  RELOGIO:
    'A assinatura confere, mas o horário está a mais de 5 minutos do atual: a mensagem é antiga, ou o relógio de quem recebe está errado. Acerte o relógio; uma mensagem guardada não se verifica como nova.',
  SEGREDO_ANTIGO:
    'A assinatura foi feita com o segredo anterior, que não vale mais. A mensagem é antiga, ou quem recebe ainda usa o segredo antigo.',
  SEGREDO_ERRADO:
    'O destino assinou este corpo, mas não com o segredo informado. Configure em quem recebe o segredo atual deste destino; se ele se perdeu, troque-o com WebhookSegredo.',
  CORPO_REESCRITO:
    'A assinatura é do corpo original, não deste: o texto foi reescrito (espaços, ordem ou caracteres) depois de recebido. Verifique os bytes como chegaram, antes de interpretar o JSON.',
  CORPO_ALTERADO: 'O evento é conhecido, mas o corpo é outro: algum valor mudou depois do envio.',
  SEGREDO_OU_CORPO:
    'A assinatura não foi feita com este segredo sobre este corpo. Confira o segredo do destino e que o corpo é o recebido, byte a byte.',
} as const

export type SignatureVerdict = keyof typeof signatureVerdicts

export const webhookAssinatura = control({
  family: 'control',
  id: 'WebhookAssinatura',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.ver' },
  title: phrase('Conferir uma assinatura recebida', 'Check a received signature'),
  description: phrase(
    'Diz por que uma mensagem recebida confere ou não: corpo alterado ou reescrito, relógio, segredo antigo ou errado. Nada do que é enviado aqui é guardado. Extensão do Vínculo.',
    'Says why a received message holds or does not: body altered or rewritten, clock, old or wrong secret. Nothing that is sent here is kept. An extension of Vínculo.',
  ),
  input: {
    ESIWH_URL: target,
    // Read like a secret: spaces are kept.
    CORPO: senha(
      60_000,
      phrase('Corpo recebido, exatamente como chegou.', 'Body that was received, exactly as it came.'),
      must,
    ),
    WEBHOOK_ID: varchar(
      100,
      phrase('Cabeçalho webhook-id recebido.', 'Header webhook-id that was received.'),
      ours,
    ),
    WEBHOOK_TIMESTAMP: varchar(
      20,
      phrase('Cabeçalho webhook-timestamp recebido.', 'Header webhook-timestamp that was received.'),
      ours,
    ),
    WEBHOOK_SIGNATURE: varchar(
      500,
      phrase('Cabeçalho webhook-signature recebido.', 'Header webhook-signature that was received.'),
      ours,
    ),
    ESIWH_SEGREDO: senha(
      100,
      phrase(
        'Segredo que quem recebe usa. Ausente: os do destino.',
        'Secret that the receiver uses. Absent: those of the target.',
      ),
      ours,
    ),
  },
  output: {
    MsgRetorno: text(phrase('O que se encontrou, e o que fazer', 'What was found, and what to do')),
    VALIDA: truth(
      phrase('Se quem recebe deve aceitar a mensagem', 'Whether the receiver has to accept the message'),
    ),
    CODIGO: text(phrase('O que se encontrou', 'What was found'), Object.keys(signatureVerdicts)),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE'],
  example: {
    ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook',
    CORPO: '{"ID_EVENTO":"0b6cf7c2-6c54-4a41-9a8f-0a6bb3b5d5a1"}',
    WEBHOOK_ID: '0b6cf7c2-6c54-4a41-9a8f-0a6bb3b5d5a1',
    WEBHOOK_TIMESTAMP: '1772472600',
    WEBHOOK_SIGNATURE: 'v1,keyWox50rhIETo6oHP634PsdUaeDh0TU/AnNCEZHuAA=',
    ESIWH_SEGREDO: 'whsec_c2VncmVkbyBkZSBleGVtcGxvIGRvIFZpbmN1bG8=',
  },
})
