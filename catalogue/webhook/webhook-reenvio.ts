import { must } from '../common-fields.ts'
import { code, date, ours } from '../fields.ts'
import { control } from '../operation.ts'
import { list, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { resentShape, target } from './parts.ts'

export const webhookReenvio = control({
  family: 'control',
  id: 'WebhookReenvio',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Reenviar o que não foi entregue', 'Send again what was not delivered'),
  description: phrase(
    'Envia de novo, na ordem, todos os eventos de um destino que falharam ou foram cancelados desde um dia, com os mesmos identificadores. Com SIMULAR mostra o que seria enviado e não envia nada. Extensão do Vínculo.',
    'Sends again, in order, all events of a target that failed or were cancelled since a day, under the same identifiers. With SIMULAR it shows what would be sent and sends nothing. An extension of Vínculo.',
  ),
  input: {
    ESIWH_URL: target,
    DESDE: date(
      phrase(
        'Primeiro dia, inclusive, pela criação do evento.',
        'First day, which counts too, by when the event was made.',
      ),
      must,
    ),
    SIMULAR: code(
      1,
      phrase('S só mostra o que seria enviado.', 'Yes: only shows what would be sent.'),
      { values: { S: phrase('Sim', 'Yes'), N: phrase('Não', 'No') }, unknown: 'refuse' },
      ours,
    ),
  },
  output: {
    MsgRetorno: text(phrase('O que foi feito', 'What was done')),
    SIMULACAO: text(phrase('S: nada foi enviado', 'S: nothing was sent'), ['S', 'N']),
    TOTAL: number(phrase('Eventos', 'Events')),
    PRIMEIRA_SEQUENCIA: number(phrase('Número do primeiro', 'Number of the first')),
    ULTIMA_SEQUENCIA: number(phrase('Número do último', 'Number of the last')),
    EVENTOS: list(resentShape),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'DESTINO_INATIVO'],
  example: {
    ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook',
    DESDE: '2026-03-01',
    SIMULAR: 'S',
  },
})
