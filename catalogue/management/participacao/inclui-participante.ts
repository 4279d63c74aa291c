import { participacaoMachine } from '../../machines/participacao.ts'
import { inclusionCommand } from '../written.ts'
import { participacaoFields } from './fields.ts'

export const incluiParticipante = inclusionCommand(participacaoMachine, {
  id: 'IncluiParticipante',
  input: participacaoFields,
  changes: ['projeto_extensao'],
  example: { projetoExtensao: 617, aluno: 1, papel: 'Voluntário', horasPrevistas: 40 },
})
