import { mensagemMachine } from '../../catalogue/machines/mensagem.ts'
import { mensagemOperations } from '../../catalogue/management/mensagem/index.ts'
import { nounOf } from '../derive/noun.ts'

export const mensagem = nounOf(mensagemMachine, mensagemOperations, {
  name: 'nome',
  columns: ['nome', 'email', 'modelo', 'situacao', 'diagnostico', 'contrato', 'inclusao'],
})
