import { orcamentoMachine } from '../../machines/orcamento.ts'
import { moveCommand } from '../move-command.ts'
import { changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaOrcamento } from './consulta-orcamento.ts'
import { orcamentoFields } from './fields.ts'
import { listaOrcamentos } from './lista-orcamentos.ts'

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

export const alteraOrcamento = changeCommand(orcamentoMachine, {
  id: 'AlteraOrcamento',
  input: optional(orcamentoFields),
  example: { id: 641, versao: 1, valorPrevisto: '150000.00' },
})

export const aprovaOrcamento = moveCommand(orcamentoMachine, 'aprovar', {
  id: 'AprovaOrcamento',
  example: { id: 642 },
})

export const encerraOrcamento = moveCommand(orcamentoMachine, 'encerrar', {
  id: 'EncerraOrcamento',
  example: { id: 643 },
})

export const orcamentoOperations = [
  listaOrcamentos,
  consultaOrcamento,
  incluiOrcamento,
  alteraOrcamento,
  aprovaOrcamento,
  encerraOrcamento,
] as const
