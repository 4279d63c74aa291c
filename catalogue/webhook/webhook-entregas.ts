import { code, numeric, ours, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { list, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { attemptShape, largestList, target, usualList } from './parts.ts'

export const webhookEntregas = control({
  family: 'control',
  id: 'WebhookEntregas',
  group: 'webhook',
  doors: { integration: 'recebe', staff: 'integracao.ver' },
  title: phrase('Tentativas de entrega', 'Attempts to deliver'),
  description: phrase(
    'Cada tentativa de entrega a um destino, da mais nova à mais antiga: quando, quanto durou, o que foi respondido e um diagnóstico que diz quem deve fazer o quê. Extensão do Vínculo.',
    'Every attempt to deliver to a target, newest first: when, how long it took, what was answered, and a diagnosis that says who has to do what. An extension of Vínculo.',
  ),
  input: {
    ESIWH_URL: target,
    ID_EVENTO: varchar(
      36,
      phrase('Só as tentativas deste evento.', 'Only the attempts of this event.'),
      ours,
    ),
    SO_FALHAS: code(
      1,
      phrase('S mostra só as que falharam.', 'Yes: shows only those that failed.'),
      { values: { S: phrase('Sim', 'Yes'), N: phrase('Não', 'No') }, unknown: 'refuse' },
      ours,
    ),
    QUANTIDADE: numeric(
      4,
      phrase(
        `Tentativas na resposta, de 1 a ${largestList}; ausente ou vazia, ${usualList}.`,
        `Attempts in the answer, from 1 to ${largestList}; absent or empty, ${usualList}.`,
      ),
      ours,
    ),
  },
  output: {
    MsgRetorno: text(phrase('Vazio no sucesso', 'Empty on success')),
    TENTATIVAS: list(attemptShape),
  },
  response: false,
  problems: ['DESTINO_INEXISTENTE', 'PAGINACAO_INVALIDA', 'CAMPO_INVALIDO'],
  example: { ESIWH_URL: 'https://academico.exemplo.edu.br/vinculo/webhook', SO_FALHAS: 'S' },
})
