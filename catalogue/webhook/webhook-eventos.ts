import { numeric, ours } from '../fields.ts'
import { control } from '../operation.ts'
import { list, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { eventShape, largestList, target, usualList } from './parts.ts'

export const webhookEventos = control({
  family: 'control',
  id: 'WebhookEventos',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.ver' },
  title: phrase('Eventos de um destino desde um número', 'Events of a target since a number'),
  description: phrase(
    'Lista os eventos de um destino depois de um número de sequência, com o corpo de cada um. Os números de um destino não têm falhas: quem guarda o último que tratou prova que nada se perdeu, e busca aqui o que faltar. Extensão do Vínculo.',
    'Lists the events of a target after a sequence number, with the body of each. The numbers of a target have no gaps: who keeps the last one handled can prove that nothing was lost, and fetch here what is missing. An extension of Vínculo.',
  ),
  input: {
    ESIWH_URL: target,
    DEPOIS_DE: numeric(
      18,
      phrase(
        'Último número já tratado; ausente ou 0, desde o primeiro.',
        'Last number that was dealt with; absent or 0, from the first one.',
      ),
      ours,
    ),
    QUANTIDADE: numeric(
      4,
      phrase(
        `Eventos na resposta, de 1 a ${largestList}; ausente ou vazia, ${usualList}.`,
        `Events in the answer, from 1 to ${largestList}; absent or empty, ${usualList}.`,
      ),
      ours,
    ),
  },
  output: {
    MsgRetorno: text(phrase('Vazio no sucesso', 'Empty on success')),
    ULTIMA_SEQUENCIA: number(
      phrase('Número do último evento do destino', 'Number of the last event of the target'),
    ),
    EVENTOS: list({
      ...eventShape,
      CORPO: text(
        phrase('Corpo do evento, em JSON, como é enviado', 'Body of the event, in JSON, as it is sent'),
      ),
    }),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'PAGINACAO_INVALIDA'],
  example: { ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook', DEPOIS_DE: 0, QUANTIDADE: 1 },
})
