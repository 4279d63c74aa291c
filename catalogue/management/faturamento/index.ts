import { cancelaFaturamento } from './cancela-faturamento.ts'
import { consultaFaturamento } from './consulta-faturamento.ts'
import { emiteFaturamento } from './emite-faturamento.ts'
import { estornaPagamento } from './estorna-pagamento.ts'
import { estornaRecebimento } from './estorna-recebimento.ts'
import { listaFaturamentos } from './lista-faturamentos.ts'
import { registraPagamento } from './registra-pagamento.ts'
import { registraRecebimento } from './registra-recebimento.ts'

/** What people do with invoices. */
export const faturamentoOperations = [
  listaFaturamentos,
  consultaFaturamento,
  emiteFaturamento,
  registraRecebimento,
  estornaRecebimento,
  registraPagamento,
  estornaPagamento,
  cancelaFaturamento,
] as const
