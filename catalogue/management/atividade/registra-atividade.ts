import { must } from '../../common-fields.ts'
import { related } from '../../fields.ts'
import { atividadeMachine } from '../../machines/atividade.ts'
import { inclusionCommand } from '../written.ts'
import { atividadeFields } from './fields.ts'

export const registraAtividade = inclusionCommand(atividadeMachine, {
  id: 'RegistraAtividade',
  input: {
    contrato: related('contrato', 'Contrato em que foi feito.', { ...must, rotulo: 'Contrato' }),
    ...atividadeFields,
  },
  changes: ['contrato'],
  example: {
    contrato: 1,
    inicio: '2026-03-02',
    termino: '2026-03-02',
    atividades: 'Plantão de dúvidas e correção de listas.',
  },
})
