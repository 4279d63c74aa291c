import { atividadeMachine } from '../../machines/atividade.ts'
import { changeCommand, optional } from '../written.ts'
import { atividadeFields } from './fields.ts'

export const alteraAtividade = changeCommand(atividadeMachine, {
  id: 'AlteraAtividade',
  input: optional(atividadeFields),
  changes: ['contrato'],
  example: { id: 721, versao: 1, atividades: 'Plantão de dúvidas, das 14h às 18h.' },
})
