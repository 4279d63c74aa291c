import { orcamentoMachine } from '../../machines/orcamento.ts'
import { changeCommand, optional } from '../written.ts'
import { orcamentoFields } from './fields.ts'

export const alteraOrcamento = changeCommand(orcamentoMachine, {
  id: 'AlteraOrcamento',
  input: optional(orcamentoFields),
  example: { id: 641, versao: 1, valorPrevisto: '150000.00' },
})
