import { numeric, ours } from '../fields.ts'
import { control } from '../operation.ts'
import { list, number, text } from '../output.ts'
import { eventShape, largestList, target, usualList } from './parts.ts'

export const webhookEventos = control({
  family: 'control',
  id: 'WebhookEventos',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.ver' },
  title: 'Eventos de um destino desde um número',
  description:
    'Lista os eventos de um destino depois de um número de sequência, com o corpo de cada um. Os números de um destino não têm falhas: quem guarda o último que tratou prova que nada se perdeu, e busca aqui o que faltar. Extensão do Vínculo.',
  input: {
    ESIWH_URL: target,
    DEPOIS_DE: numeric(18, 'Último número já tratado; ausente ou 0, desde o primeiro.', ours),
    QUANTIDADE: numeric(
      4,
      `Eventos na resposta, de 1 a ${largestList}; ausente ou vazia, ${usualList}.`,
      ours,
    ),
  },
  output: {
    MsgRetorno: text('Vazio no sucesso'),
    ULTIMA_SEQUENCIA: number('Número do último evento do destino'),
    EVENTOS: list({ ...eventShape, CORPO: text('Corpo do evento, em JSON, como é enviado') }),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'PAGINACAO_INVALIDA'],
  example: { ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook', DEPOIS_DE: 0, QUANTIDADE: 1 },
})
