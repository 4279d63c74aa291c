import { mensagemMachine } from '../../machines/mensagem.ts'
import { record } from '../../operation.ts'
import { mensagemColumns, mensagemDetails } from './parts.ts'

export const consultaMensagem = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaMensagem',
  group: 'management',
  noun: 'mensagem',
  doors: { staff: 'contratos.ver' },
  title: 'Mensagem',
  description: 'Uma mensagem com seu histórico e o que se pode fazer com ela agora.',
  machine: mensagemMachine,
  element: { ...mensagemColumns, ...mensagemDetails },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 501 },
})
