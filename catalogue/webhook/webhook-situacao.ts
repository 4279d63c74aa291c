import { must } from '../common-fields.ts'
import { code } from '../fields.ts'
import { control } from '../operation.ts'
import { group, text } from '../output.ts'
import { movedShape, target } from './parts.ts'

export const webhookSituacao = control({
  family: 'control',
  id: 'WebhookSituacao',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Pausar e retomar um destino',
  description:
    'Pausa um destino, cujos eventos ficam guardados, ou o retoma: o que ficou guardado sai na ordem, a um ritmo limitado, e o que vier depois segue. Também retoma um destino pausado por falhas sem esperar a próxima verificação. Extensão do Vínculo.',
  input: {
    ESIWH_URL: target,
    ACAO: code(
      10,
      'O que fazer.',
      {
        values: { PAUSAR: 'Guarda os eventos e nada envia', RETOMAR: 'Envia o que foi guardado' },
        unknown: 'refuse',
      },
      must,
    ),
  },
  output: { MsgRetorno: text('O que foi feito'), SDT_INT_WEBHOOK: group(movedShape) },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'DESTINO_INATIVO'],
  example: { ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook', ACAO: 'RETOMAR' },
})
