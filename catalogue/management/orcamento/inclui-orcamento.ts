import { orcamentoMachine } from '../../machines/orcamento.ts'
import { inclusionCommand } from '../written.ts'
import { orcamentoFields } from './fields.ts'

export const incluiOrcamento = inclusionCommand(orcamentoMachine, {
  id: 'IncluiOrcamento',
  input: orcamentoFields,
  example: {
    exercicio: 2031,
    semestre: '1',
    tipo: 'Monitoria',
    valorPrevisto: '120000.00',
    vagasPrevistas: 40,
  },
})
