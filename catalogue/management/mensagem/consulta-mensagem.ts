import { mensagemMachine } from '../../machines/mensagem.ts'
import { record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { mensagemColumns, mensagemDetails } from './parts.ts'

export const consultaMensagem = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaMensagem',
  group: 'management',
  noun: 'mensagem',
  doors: { staff: 'contratos.ver' },
  title: phrase('Mensagem', 'Message'),
  description: phrase(
    'Uma mensagem com seu histórico e o que se pode fazer com ela agora.',
    'A message with its history and what can be done with it now.',
  ),
  machine: mensagemMachine,
  element: { ...mensagemColumns, ...mensagemDetails },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 501 },
})
