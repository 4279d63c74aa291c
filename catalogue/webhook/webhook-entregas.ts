import { code, numeric, ours, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { list, text } from '../output.ts'
import { attemptShape, largestList, target, usualList } from './parts.ts'

export const webhookEntregas = control({
  family: 'control',
  id: 'WebhookEntregas',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.ver' },
  title: 'Tentativas de entrega',
  description:
    'Cada tentativa de entrega a um destino, da mais nova à mais antiga: quando, quanto durou, o que foi respondido e um diagnóstico que diz quem deve fazer o quê. Extensão do Vínculo.',
  input: {
    ESIWH_URL: target,
    ID_EVENTO: varchar(36, 'Só as tentativas deste evento.', ours),
    SO_FALHAS: code(
      1,
      'S mostra só as que falharam.',
      { values: { S: 'Sim', N: 'Não' }, unknown: 'refuse' },
      ours,
    ),
    QUANTIDADE: numeric(
      4,
      `Tentativas na resposta, de 1 a ${largestList}; ausente ou vazia, ${usualList}.`,
      ours,
    ),
  },
  output: { MsgRetorno: text('Vazio no sucesso'), TENTATIVAS: list(attemptShape) },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'PAGINACAO_INVALIDA', 'CAMPO_INVALIDO'],
  example: { ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook', SO_FALHAS: 'S' },
})
