import { alteraOrcamento } from './altera-orcamento.ts'
import { aprovaOrcamento } from './aprova-orcamento.ts'
import { consultaOrcamento } from './consulta-orcamento.ts'
import { encerraOrcamento } from './encerra-orcamento.ts'
import { incluiOrcamento } from './inclui-orcamento.ts'
import { listaOrcamentos } from './lista-orcamentos.ts'

/** What people do with budgets. */
export const orcamentoOperations = [
  listaOrcamentos,
  consultaOrcamento,
  incluiOrcamento,
  alteraOrcamento,
  aprovaOrcamento,
  encerraOrcamento,
] as const
