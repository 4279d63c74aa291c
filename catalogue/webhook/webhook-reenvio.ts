import { must } from '../common-fields.ts'
import { code, date, ours } from '../fields.ts'
import { control } from '../operation.ts'
import { list, number, text } from '../output.ts'
import { resentShape, target } from './parts.ts'

export const webhookReenvio = control({
  family: 'control',
  id: 'WebhookReenvio',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Reenviar o que não foi entregue',
  description:
    'Envia de novo, na ordem, todos os eventos de um destino que falharam ou foram cancelados desde um dia, com os mesmos identificadores. Com SIMULAR mostra o que seria enviado e não envia nada. Extensão do Vínculo.',
  input: {
    ESIWH_URL: target,
    DESDE: date('Primeiro dia, inclusive, pela criação do evento.', must),
    SIMULAR: code(
      1,
      'S só mostra o que seria enviado.',
      { values: { S: 'Sim', N: 'Não' }, unknown: 'refuse' },
      ours,
    ),
  },
  output: {
    MsgRetorno: text('O que foi feito'),
    SIMULACAO: text('S: nada foi enviado', ['S', 'N']),
    TOTAL: number('Eventos'),
    PRIMEIRA_SEQUENCIA: number('Número do primeiro'),
    ULTIMA_SEQUENCIA: number('Número do último'),
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
