import { cancelaFaturamento } from './cancela-faturamento.ts'
import { consultaFaturamento } from './consulta-faturamento.ts'
import { emiteFaturamento } from './emite-faturamento.ts'
import { estornaPagamento } from './estorna-pagamento.ts'
import { estornaRecebimento } from './estorna-recebimento.ts'
import { confirmaFechamento, previaFechamento } from './fechamento.ts'
import { informaFrequencia } from './informa-frequencia.ts'
import { listaFaturamentos } from './lista-faturamentos.ts'
import { registraPagamento } from './registra-pagamento.ts'
import { registraRecebimento } from './registra-recebimento.ts'
import { reverteFechamento } from './reverte-fechamento.ts'
import { saldosDoAluno } from './saldos-do-aluno.ts'

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
  informaFrequencia,
  previaFechamento,
  confirmaFechamento,
  reverteFechamento,
  saldosDoAluno,
] as const
