import { colaboradorMachine } from '../../machines/colaborador.ts'
import { loneMoveCommand } from '../move-command.ts'
import { optional } from '../written.ts'
import { contratoFields, lotacaoFields } from './fields.ts'

export const readmiteColaborador = loneMoveCommand(colaboradorMachine, 'readmitir', {
  id: 'ReadmiteColaborador',
  input: { ...contratoFields, ...optional(lotacaoFields) },
  problems: ['REGISTRO_INVALIDO'],
  changes: ['vaga'],
  example: { id: 3306, inicio: '2099-02-01' },
})
