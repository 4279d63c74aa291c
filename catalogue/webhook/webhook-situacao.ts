import { must } from '../common-fields.ts'
import { code } from '../fields.ts'
import { control } from '../operation.ts'
import { group, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { movedShape, target } from './parts.ts'

export const webhookSituacao = control({
  family: 'control',
  id: 'WebhookSituacao',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Pausar e retomar um destino', 'Pause and resume a target'),
  description: phrase(
    'Pausa um destino, cujos eventos ficam guardados, ou o retoma: o que ficou guardado sai na ordem, a um ritmo limitado, e o que vier depois segue. Também retoma um destino pausado por falhas sem esperar a próxima verificação. Extensão do Vínculo.',
    'Pauses a target, whose events are then held, or resumes it: what was held goes out in order at a limited pace, and what comes later follows. Also resumes a target paused by failures without waiting for the next check. An extension of Vínculo.',
  ),
  input: {
    ESIWH_URL: target,
    ACAO: code(
      10,
      phrase('O que fazer.', 'What to do.'),
      {
        values: {
          PAUSAR: phrase('Guarda os eventos e nada envia', 'Keeps the events and sends nothing'),
          RETOMAR: phrase('Envia o que foi guardado', 'Sends what was kept'),
        },
        unknown: 'refuse',
      },
      must,
    ),
  },
  output: {
    MsgRetorno: text(phrase('O que foi feito', 'What was done')),
    SDT_INT_WEBHOOK: group(movedShape),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'DESTINO_INATIVO'],
  example: { ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook', ACAO: 'RETOMAR' },
})
